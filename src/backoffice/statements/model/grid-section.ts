import type { DossierView, FactInput } from '#modules/reports/contract.ts';

export type Section = DossierView['sections'][number];
export type Fact = Section['facts'][number];

/** Where typed figures come from. */
export type Cited = Pick<
  FactInput,
  'source' | 'sourceRu' | 'sourceUrl' | 'retrievedAt' | 'method' | 'evidenceHash'
>;

/** What the grid asks to be done: facts are written, or taken away. */
export type GridChange =
  | Readonly<{ kind: 'write'; facts: readonly FactInput[] }>
  | Readonly<{ kind: 'remove'; factIds: readonly string[] }>;
