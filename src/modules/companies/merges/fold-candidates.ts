import type { Reader } from '#platform/database/reader.ts';
import type { CandidateSource } from '../search/candidates/candidate-source.ts';
import type { Candidate } from '../search/rerank/rerank.ts';
import { listSurvivors } from './repository.ts';

/** A source whose names lead to whoever stands for the company now; the index itself knows nothing of merges. */
export function foldCandidates(source: CandidateSource): CandidateSource {
  return {
    async *find(db, question) {
      let survivors: ReadonlyMap<string, string> | undefined;
      for await (const step of source.find(db, question)) {
        // Nobody asks before there is something to be led anywhere.
        if (step.candidates.length > 0) survivors ??= await listSurvivors(db, question.country);
        yield survivors === undefined ? step : { ...step, candidates: led(step.candidates, survivors) };
      }
    },
    async suggest(db: Reader, question, limit) {
      const candidates = await source.suggest(db, question, limit);
      return candidates.length === 0 ? [] : led(candidates, await listSurvivors(db, question.country));
    },
  };
}

function led(candidates: readonly Candidate[], survivors: ReadonlyMap<string, string>): Candidate[] {
  return candidates.map((one) => ({ ...one, companyId: survivors.get(one.companyId) ?? one.companyId }));
}
