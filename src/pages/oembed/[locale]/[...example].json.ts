import type { APIRoute, GetStaticPaths } from 'astro';
import { allEmbedded, providerName, type Embedded } from '../../../layouts/embedded.ts';
import { oembed } from '../../../layouts/oembed.ts';
import { embedPath } from '../../../links/paths.ts';
import { SITE_URL } from '../../../site.ts';

export const getStaticPaths = (async () =>
  (await allEmbedded()).map((embedded) => ({
    params: { locale: embedded.page.locale, example: embedded.example },
    props: { embedded },
  }))) satisfies GetStaticPaths;

/** What programs put on a page of theirs for the address of a diagram (oembed.com). */
export const GET: APIRoute<{ readonly embedded: Embedded }> = ({ props: { embedded } }) =>
  Response.json(
    oembed({
      title: embedded.title,
      longest: embedded.longest,
      src: SITE_URL + embedPath(embedded.page.locale, embedded.example),
      provider: { name: providerName(embedded), url: `${SITE_URL}/${embedded.page.locale}/` },
    }),
  );
