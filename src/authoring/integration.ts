import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { checkContent, printProblems, type Report } from './check.ts';
import { CONTENT } from './examples.ts';
import { overlayOf } from './overlay.ts';

/** An editor may write several files, and one file in several steps; they are checked together. */
const PAUSE = 100;
/** Astro tells of a page that could not be rendered a moment after it was asked for; what says why comes after that. */
const AFTER_ASTRO = 500;

class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(report: Report) {
    super(`The content has problems.\n\n${printProblems(report)}`);
    // The problems are in the content; a trace through the check would only hide them.
    this.stack = '';
  }
}

/** Checks a content folder; throws with all problems as they are printed, if there are any. */
export function refuseProblems(folder = CONTENT): void {
  const report = checkContent(folder);
  if (report.problems.length > 0) throw new ContentError(report);
}

/**
 * Checks the content: `astro build` stops before anything is rendered and prints all problems, as `npm run check` does;
 * `astro dev` prints them, shows the first over the page, and checks again whenever the content changes.
 */
export function checkedContent(): AstroIntegration {
  return {
    name: 'checked-content',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build') refuseProblems();
      },
      'astro:server:setup': ({ server, logger }) => {
        let report: Report;
        const show = (): void => {
          const payload = overlayOf(report);
          if (payload) server.environments.client.hot.send(payload);
        };
        const check = (): void => {
          report = checkContent();
          if (report.problems.length > 0) logger.error(`The content has problems.\n\n${printProblems(report)}`);
        };
        check();
        server.ws.on('connection', () => setTimeout(show, AFTER_ASTRO));

        const folder = resolve(CONTENT) + sep;
        let timer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_, file) => {
          if (!resolve(file).startsWith(folder)) return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            const wrong = report.problems.length > 0;
            check();
            if (report.problems.length > 0) setTimeout(show, AFTER_ASTRO);
            // The overlay goes when the page is loaded anew; an example that has changed needs that in any case.
            else if (wrong || file.endsWith('.tavli')) server.environments.client.hot.send({ type: 'full-reload' });
          }, PAUSE);
        });
      },
    },
  };
}
