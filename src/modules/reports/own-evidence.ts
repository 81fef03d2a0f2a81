import type { FactMethod } from './contract.ts';
import type { SectionCode } from './section-shape.ts';

/** What a section's first fact starts with where we are the source ourselves. */
export const ownEvidence: Partial<
  Record<SectionCode, Readonly<{ source: string; sourceRu: string; method: FactMethod }>>
> = {
  summary: {
    source: 'Countercheck, analyst of this report',
    sourceRu: 'Countercheck, аналитик отчёта',
    method: 'analyst',
  },
  rating: {
    source: 'Countercheck, computed from the facts of this report',
    sourceRu: 'Countercheck, расчёт по данным отчёта',
    method: 'computed',
  },
};
