import type { FigureName, Figures } from '#rating/figures/figures.ts';
import type { StatementPeriod } from '../../parts/statements-part.ts';

/** The periods that count, of one scope, standard and currency, newest first: their figures, and the facts of each. */
export type MainStatements = Readonly<{
  years: readonly Readonly<{ figures: Figures }>[];
  periods: readonly Readonly<{
    period: StatementPeriod;
    facts: Readonly<Partial<Record<FigureName, readonly string[]>>>;
  }>[];
}>;

/** A period that counts, with its figures as ratios read them. */
export type KnownYear = Readonly<{
  period: StatementPeriod;
  figures: Figures;
  facts: Readonly<Partial<Record<FigureName, readonly string[]>>>;
}>;

/** The same periods, the oldest first, as pictures and tables run. */
export function knownYears(main: MainStatements | undefined): KnownYear[] {
  const known = (main?.periods ?? []).flatMap(({ period, facts }, index) => {
    const figures = main?.years[index]?.figures;
    return figures === undefined ? [] : [{ period, figures, facts }];
  });
  return known.toReversed();
}
