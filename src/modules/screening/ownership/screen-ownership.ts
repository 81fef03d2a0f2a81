import {
  type FiftyPercent,
  fiftyPercentRule,
  type SanctionRegime,
} from '#findings/ownership/fifty-percent.ts';
import { graphAbove, type Holding, type ShareBounds } from '#findings/ownership/ownership-graph.ts';
import type { ListCode } from '#findings/vocabulary/list-entry.ts';

/** Whose rule of half each list is counted by; lists that are not named here have none. */
const regimesOf: Readonly<Partial<Record<ListCode, SanctionRegime>>> = {
  'ofac-sdn': 'US',
  'ofac-non-sdn': 'US',
  eu: 'EU',
  gb: 'UK',
};
const regimes: readonly SanctionRegime[] = ['US', 'EU', 'UK'];

/** One company or person of the graph that stands on lists: by a person's verdict, or as a hit nobody has judged yet. */
export type ListedHolder = Readonly<{ holder: string; list: ListCode; isConfirmed: boolean }>;

/** A step of a path, from an owner down to what it owns. */
export type OwnershipStep = Readonly<{ owner: string; owned: string; share: ShareBounds }>;

/** What one regime's rule says of the company, and by whose shares. */
export type RegimeVerdict = FiftyPercent &
  Readonly<{
    /** The verdict rests on hits that no person has confirmed. */
    isProvisional: boolean;
    /** Who blocks: for each listed owner its shortest way down to the company. */
    paths: readonly Readonly<{ holder: string; steps: readonly OwnershipStep[] }>[];
  }>;

/**
 * What the rule of half of each regime says of a company whose owners were screened. Hits count until a person has said that they are
 * somebody else; where the verdict would be another one without those that nobody has confirmed, it is provisional.
 */
export function screenOwnership(
  holdings: readonly Holding[],
  company: string,
  listed: readonly ListedHolder[],
): RegimeVerdict[] {
  return regimes.map((regime) => {
    const ofRegime = listed.filter(({ list }) => regimesOf[list] === regime);
    const all = new Set(ofRegime.map(({ holder }) => holder));
    const sure = new Set(ofRegime.filter(({ isConfirmed }) => isConfirmed).map(({ holder }) => holder));
    const found = fiftyPercentRule(holdings, company, all, regime);
    const isProvisional =
      found.verdict !== 'free' && fiftyPercentRule(holdings, company, sure, regime).verdict !== found.verdict;
    return {
      ...found,
      isProvisional,
      paths: found.verdict === 'free' ? [] : pathsTo(holdings, company, all),
    };
  });
}

/** The shortest way down from each listed owner; a company that is listed itself has none to go. */
function pathsTo(
  holdings: readonly Holding[],
  company: string,
  listed: ReadonlySet<string>,
): RegimeVerdict['paths'] {
  const { ownersOf } = graphAbove(holdings, company);
  const down = new Map<string, OwnershipStep>();
  const queue = [company];
  for (const owned of queue)
    for (const [owner, share] of ownersOf.get(owned) ?? []) {
      if (owner === company || down.has(owner)) continue;
      down.set(owner, { owner, owned, share });
      // Whoever is listed blocks by itself: who owns it does not matter.
      if (!listed.has(owner)) queue.push(owner);
    }
  const found = [...down.keys()].filter((holder) => listed.has(holder));
  return [
    ...(listed.has(company) ? [{ holder: company, steps: [] }] : []),
    ...found.map((holder) => ({ holder, steps: stepsFrom(holder, company, down) })),
  ];
}

function stepsFrom(
  holder: string,
  company: string,
  down: ReadonlyMap<string, OwnershipStep>,
): OwnershipStep[] {
  const steps: OwnershipStep[] = [];
  for (let at = holder; at !== company; ) {
    const step = down.get(at);
    if (step === undefined) break;
    steps.push(step);
    at = step.owned;
  }
  return steps;
}
