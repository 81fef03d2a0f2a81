import type { CandidateSource, CandidateStep, NameQuestion } from '../candidates/candidate-source.ts';
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
    async *find(db, question) {
      const began = performance.now();
      const shadowed = readAll(shadow.find(db, question)).then(
        (candidates) => ({ candidates, ms: performance.now() - began }),
        (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
      );
      const found: Candidate[] = [];
      let answeredMs = 0;
      const compare = (other: Awaited<typeof shadowed>) => {
        const { country } = question;
        if ('fault' in other)
          return report({ country, agrees: false, answeredMs, shadowMs: 0, fault: other.fault });
        const agrees = bearers(found, question) === bearers(other.candidates, question);
        report({ country, agrees, answeredMs, shadowMs: other.ms });
      };
      try {
        for await (const step of source.find(db, question)) {
          found.push(...step.candidates);
          answeredMs = performance.now() - began;
          yield step;
        }
      } finally {
        // Also where the reader has enough and stops. A source that failed has nothing to compare.
        if (answeredMs > 0) void shadowed.then(compare);
      }
    },
  };
}

async function readAll(steps: AsyncIterable<CandidateStep>): Promise<Candidate[]> {
  const all: Candidate[] = [];
  for await (const { candidates } of steps) all.push(...candidates);
  return all;
}

function bearers(candidates: readonly Candidate[], { core }: NameQuestion): string {
  const ids = candidates.filter((candidate) => candidate.core === core).map(({ companyId }) => companyId);
  return [...new Set(ids)].sort().join(' ');
}
