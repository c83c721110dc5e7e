import { CLAUSES, isClause } from '../../clauses.ts';
import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { EVIDENCE } from './evidence.ts';

/** What an example says it shows is a clause (RULES 8), and the engine finds a case of it among the frames. */
export function checkShows(content: Content): readonly Diagnostic[] {
  return [...content.examples.values()].flatMap(({ source, example, loaded }) =>
    (example?.shows ?? []).flatMap(({ clause, span }): readonly Diagnostic[] => {
      const place = { file: source.file, ...span };
      if (!isClause(clause)) {
        const hint = `The clauses are ${CLAUSES.join(', ')}.`;
        return [{ ...place, code: 'unknown-clause', message: [`There is no clause “${clause}”.`], hint }];
      }
      const evidence = EVIDENCE[clause];
      // Of an example whose turns do not hold nothing can be said but that.
      if (!evidence || !loaded || loaded.frames.some((frame) => evidence.isCase(frame, loaded.example.rules)))
        return [];
      const message = `The example does not show “${clause}”: that needs ${evidence.needs}.`;
      return [{ ...place, code: 'not-shown', message: [message] }];
    }),
  );
}
