import { boundsOf } from '#findings/ownership/ownership-graph.ts';
import type { Share } from '#findings/vocabulary/ownership.ts';
import { subjectId } from './owner-parties.ts';
import type { OwnershipInterest } from './ownership-shape.ts';

/** Edges of an ownership while it is put together; what two rows say of one holding is one edge. */
export interface InterestList {
  add(
    interest: Pick<OwnershipInterest, 'owner' | 'owned' | 'way' | 'facts'> & Partial<OwnershipInterest>,
  ): void;
  /** Gives an edge the share that it lacked. */
  fill(interest: OwnershipInterest, share: Share): void;
  in(owned: string): readonly OwnershipInterest[];
  has(owner: string, owned: string): boolean;
  /** Whether somebody reaches the company down known holdings. */
  hasWay(owner: string): boolean;
  all(): readonly OwnershipInterest[];
}

export function createInterestList(): InterestList {
  let all: OwnershipInterest[] = [];
  const within = (owned: string) => all.filter((one) => one.owned === owned);
  const has = (owner: string, owned: string) =>
    all.some((one) => one.owner === owner && one.owned === owned && one.way === 'direct');
  return {
    add: (given) => {
      const interest = { ...blank, ...given };
      const known = all.find(
        ({ owner, owned, way }) => owner === given.owner && owned === given.owned && way === given.way,
      );
      all =
        known === undefined
          ? [...all, interest]
          : all.map((one) => (one === known ? joined(known, interest) : one));
    },
    fill: (interest, share) => {
      all = all.map((one) => (one === interest ? { ...one, share } : one));
    },
    in: within,
    has,
    hasWay: (owner) => {
      const reached = new Set([owner]);
      // Whoever is added while it is walked is walked as well.
      for (const at of reached)
        for (const one of all) if (one.owner === at && one.way === 'direct') reached.add(one.owned);
      return owner !== subjectId && reached.has(subjectId);
    },
    all: () => all,
  };
}

const blank = { share: null, control: [], isBeneficial: false, since: '' };

function joined(a: OwnershipInterest, b: OwnershipInterest): OwnershipInterest {
  return {
    ...a,
    share: a.share ?? b.share,
    control: [...new Set([...a.control, ...b.control])],
    isBeneficial: a.isBeneficial || b.isBeneficial,
    since: a.since || b.since,
    facts: [...new Set([...a.facts, ...b.facts])],
  };
}

/** The least that these hold together, and the most; one without a share may hold all. */
export function sumOf(interests: readonly OwnershipInterest[]): { min: number; max: number } {
  const bounds = interests.map(({ share }) => boundsOf(share ?? {}));
  return {
    min: bounds.reduce((sum, { min }) => sum + min, 0),
    max: bounds.reduce((sum, { max }) => sum + max, 0),
  };
}
