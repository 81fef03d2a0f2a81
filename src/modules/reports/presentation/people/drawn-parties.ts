import type { OwnershipPart, OwnershipParty } from '../../parts/ownership-shape.ts';

/** More are not read in a drawing of one page; the tables name them all. */
const mostDrawn = 30;

/** Whom the drawing shows: the company, then its owners step by step, those who hold more first. */
export function drawnParties({ parties, interests, effective }: OwnershipPart): OwnershipParty[] {
  const held = new Map(effective.map(({ party, max }) => [party, max]));
  const [subject] = parties;
  const drawn = new Set(subject === undefined ? [] : [subject.id]);
  // Whoever is added while it is walked is walked as well.
  for (const at of drawn) {
    const owners = interests.filter(({ owned, owner }) => owned === at && !drawn.has(owner));
    for (const { owner } of owners.toSorted((a, b) => (held.get(b.owner) ?? 0) - (held.get(a.owner) ?? 0)))
      if (drawn.size < mostDrawn) drawn.add(owner);
  }
  return [...drawn].flatMap((id) => parties.find((party) => party.id === id) ?? []);
}
