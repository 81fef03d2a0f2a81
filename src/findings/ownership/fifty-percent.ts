import { type Graph, graphAbove, type Holding, type ShareBounds } from './ownership-graph.ts';

/** Whose rule is asked. */
export type SanctionRegime = 'US' | 'EU' | 'UK';

/**
 * How each regime counts, as this product states it: the United States at 50 % or more, all listed owners together (OFAC guidance of
 * 13 August 2014); the European Union at more than 50 %, together; the United Kingdom at more than 50 %, each listed owner alone.
 * Control by other means is a person's to judge.
 */
const rules: Readonly<
  Record<SanctionRegime, Readonly<{ isReached(percent: number): boolean; isJoint: boolean }>>
> = {
  US: { isReached: (percent) => percent >= 50 - 1e-9, isJoint: true },
  EU: { isReached: (percent) => percent > 50 + 1e-9, isJoint: true },
  UK: { isReached: (percent) => percent > 50 + 1e-9, isJoint: false },
};

/** `caught`: by what is known. `possible`: the shares that are unknown or given as a band could reach it. */
export type OwnershipVerdict = 'caught' | 'possible' | 'free';

export type FiftyPercent = Readonly<{
  regime: SanctionRegime;
  verdict: OwnershipVerdict;
  /** Companies on the way that are caught by what is known, the one that was asked for among them. */
  caught: readonly string[];
  /** How much of the company listed and caught owners hold directly, together or, where each counts alone, the largest. */
  held: ShareBounds;
}>;

/** Whether the company is owned by those who are listed, repeated upwards until nothing changes. */
export function fiftyPercentRule(
  holdings: readonly Holding[],
  company: string,
  listed: ReadonlySet<string>,
  regime: SanctionRegime,
): FiftyPercent {
  const graph = graphAbove(holdings, company);
  if (listed.has(company))
    return { regime, verdict: 'caught', caught: [company], held: { min: 100, max: 100 } };
  const caught = reached(graph, company, listed, regime, 'min');
  const possible = reached(graph, company, listed, regime, 'max');
  const held = (bound: 'min' | 'max', by: ReadonlySet<string>) =>
    heldBy(graph, company, new Set([...listed, ...by]), regime, bound);
  const verdict = caught.has(company) ? 'caught' : possible.has(company) || graph.isCut ? 'possible' : 'free';
  return {
    regime,
    verdict,
    caught: [...caught],
    held: { min: held('min', caught), max: held('max', possible) },
  };
}

/**
 * Who is caught counts like who is listed for the companies below: whoever is listed or newly caught is gone through once, and adds its
 * shares to what is held of each. Nearest to the company first.
 */
function reached(
  { ownersOf, holders }: Graph,
  company: string,
  listed: ReadonlySet<string>,
  regime: SanctionRegime,
  bound: 'min' | 'max',
): Set<string> {
  const { isReached, isJoint } = rules[regime];
  const companies = [company, ...holders].filter((one) => !listed.has(one));
  const ownedBy = Map.groupBy(
    companies.flatMap((owned) =>
      [...(ownersOf.get(owned) ?? [])].map(([owner, bounds]) => ({ owner, owned, percent: bounds[bound] })),
    ),
    ({ owner }) => owner,
  );
  const held = new Map<string, number>();
  const blocked = new Set(listed);
  // Whoever is added while it is walked is walked as well.
  for (const owner of blocked)
    for (const { owned, percent } of ownedBy.get(owner) ?? []) {
      const before = held.get(owned) ?? 0;
      const now = isJoint ? before + percent : Math.max(before, percent);
      held.set(owned, now);
      if (isReached(now)) blocked.add(owned);
    }
  return new Set(companies.filter((one) => blocked.has(one)));
}

function heldBy(
  { ownersOf }: Graph,
  company: string,
  blocked: ReadonlySet<string>,
  regime: SanctionRegime,
  bound: 'min' | 'max',
): number {
  const parts = [...(ownersOf.get(company) ?? [])].flatMap(([owner, bounds]) =>
    blocked.has(owner) ? [bounds[bound]] : [],
  );
  return rules[regime].isJoint
    ? Math.min(
        100,
        parts.reduce((sum, part) => sum + part, 0),
      )
    : Math.max(0, ...parts);
}
