import type { CandidateSource, NameQuestion } from '../candidates/candidate-source.ts';
import type { Candidate } from '../rerank/rerank.ts';

/** How two sources differ on one question; holds nothing of the question. */
export type ShadowReport = Readonly<{
  country: string;
  /** Both found the same exact bearers of the name. */
  agrees: boolean;
  answeredMs: number;
  shadowMs: number;
  /** Why the shadow did not answer. */
  fault?: string;
}>;

/** Answers from `source` and asks `shadow` the same beside it: compared over days, then the one takes the other's place. */
export function withShadow(
  source: CandidateSource,
  shadow: CandidateSource,
  report: (report: ShadowReport) => void,
): CandidateSource {
  return {
    ...source,
    async find(db, question, bestOf) {
      const began = performance.now();
      const shadowed = shadow.find(db, question, bestOf).then(
        ({ candidates }) => ({ candidates, ms: performance.now() - began }),
        (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
      );
      const found = await source.find(db, question, bestOf);
      const answeredMs = performance.now() - began;
      void shadowed.then((other) => {
        const { country } = question;
        if ('fault' in other) report({ country, agrees: false, answeredMs, shadowMs: 0, fault: other.fault });
        else {
          const agrees = bearers(found.candidates, question) === bearers(other.candidates, question);
          report({ country, agrees, answeredMs, shadowMs: other.ms });
        }
      });
      return found;
    },
  };
}

function bearers(candidates: readonly Candidate[], { core }: NameQuestion): string {
  const ids = candidates.filter((candidate) => candidate.core === core).map(({ companyId }) => companyId);
  return [...new Set(ids)].sort().join(' ');
}
