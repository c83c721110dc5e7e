import type { Content } from '../content.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts';
import { promisedFrames } from '../frames.ts';
import type { ExampleUse, Page, Spot } from '../page.ts';

function quoteAll(keys: readonly string[]): string {
  return keys.map((key) => `“${key}”`).join(', ');
}

function checkUse(content: Content, page: Page, use: ExampleUse): readonly Diagnostic[] {
  const problem = (spot: Spot, code: DiagnosticCode, message: string, hint?: string): Diagnostic => ({
    ...page.source.place(spot.at, spot.length),
    code,
    message: [message],
    hint,
  });
  const entry = content.examples.get(use.id ?? '');
  if (!entry) {
    const known = `Known are: ${[...content.examples.keys()].join(', ')}`;
    const missing = use.id === undefined ? 'The example has no id.' : `There is no example “${use.id}”.`;
    return [problem(use, 'unknown-example', missing, known)];
  }
  // What cannot be read is reported where it stands; its frames are not known.
  if (!entry.example) return [];

  const frames = promisedFrames(entry.example).map(({ key }) => key);
  const problems: Diagnostic[] = [];
  const seen: string[] = [];
  for (const caption of use.captions) {
    const key = caption.key ?? '';
    if (!frames.includes(key)) {
      const message = `${entry.id} has no frame “${key}”.`;
      problems.push(problem(caption, 'caption-without-frame', message, `Its frames are ${quoteAll(frames)}.`));
    } else if (seen.includes(key)) {
      problems.push(problem(caption, 'repeated-caption', `Frame “${key}” has a caption already.`));
    } else {
      const later = seen.find((other) => frames.indexOf(other) > frames.indexOf(key));
      if (later !== undefined) {
        const message = `The caption of “${key}” stands after that of “${later}”; captions follow the example.`;
        problems.push(problem(caption, 'caption-order', message));
      }
      seen.push(key);
    }
  }
  const missing = frames.filter((key) => !seen.includes(key));
  if (missing.length > 0) {
    const message = `No caption for ${missing.length === 1 ? 'frame' : 'frames'} ${quoteAll(missing)} of ${entry.id}.`;
    problems.push(problem(use, 'frame-without-caption', message));
  }
  return problems;
}

/** Every example on a page exists, and each of its frames has exactly one caption, in the order of the frames. */
export function checkCaptions(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) => [
    ...page.examples.flatMap((use) => checkUse(content, page, use)),
    ...page.strayCaptions.map(({ at, length }): Diagnostic => ({
      ...page.source.place(at, length),
      code: 'caption-outside-example',
      message: ['A caption belongs inside the example that it describes.'],
    })),
  ]);
}
