import { standingOf } from './desk/standing.ts';
import type { Dossier, Fact } from './dossier/dossier.ts';
import type { SectionCode } from './dossier/section-codes.ts';
import { statementsPart } from './parts/statements-part.ts';
import { balanceOf } from './presentation/statements/balance.ts';

/** Values of one section that wait for a person: to choose between sources, or to stand by what a machine found. */
export type OpenValues = Readonly<{
  code: 'value_contradicted' | 'value_unconfirmed';
  section: SectionCode;
  facts: readonly Fact[];
}>;

/** A balance sheet whose sides differ by more than rounding. `factIds`: the figures to look at, the total of assets first. */
export type UnbalancedStatement = Readonly<{
  statedEnd: string;
  difference: number;
  currency: string;
  factIds: readonly string[];
}>;

const codeOfStanding = { contradicted: 'value_contradicted', found: 'value_unconfirmed' } as const;

/** What nobody has confirmed or chosen yet, by section in printing order. What is computed follows from the rest. */
export function openValues({ facts }: Pick<Dossier, 'facts'>): OpenValues[] {
  const bySection = Map.groupBy(facts, ({ section }) => section);
  return [...bySection].flatMap(([section, all]) =>
    (['contradicted', 'found'] as const).flatMap((standing) => {
      const open = all.filter((fact) => standingOf(fact) === standing);
      return open.length === 0 ? [] : [{ code: codeOfStanding[standing], section, facts: open }];
    }),
  );
}

/** Statements that do not balance and of which nobody has said, with a reason, that they were filed so. */
export function unbalancedStatements({ facts }: Pick<Dossier, 'facts'>): UnbalancedStatement[] {
  const vouched = new Set(facts.filter(({ confirmation }) => confirmation !== null).map(({ id }) => id));
  return Object.values(statementsPart(facts))
    .flat()
    .flatMap(({ lines, statedEnd, currency }) => {
      const balance = balanceOf({ lines });
      if (balance === null || balance.isRounding) return [];
      const { total_assets, equity, total_liabilities, equity_and_liabilities } = lines;
      const factIds = [total_assets, equity, total_liabilities, equity_and_liabilities].flatMap(
        (figure) => figure?.facts ?? [],
      );
      if (factIds.some((id) => vouched.has(id))) return [];
      return [{ statedEnd, difference: Math.abs(balance.difference), currency, factIds }];
    });
}
