import type { Share } from '#findings/vocabulary/ownership.ts';
import type { OwnershipInterest, OwnershipPart } from '../parts/ownership-shape.ts';

type Relationship = Readonly<{ id: string; facts: readonly string[]; details: object }>;
type RecordIds = (id: string) => string;

const directness = { direct: 'direct', path_unknown: 'indirect', unnamed: 'unknown' } as const;
/** Whoever holds more is a beneficial owner by the rules of most registers. */
const usualThreshold = 25;
const sharedKinds = ['shareholding', 'votingRights'];

/** Who holds what of whom: every edge, and what persons hold of the company in all through others, as computed of the edges. */
export function relationshipsOf(part: OwnershipPart, recordId: RecordIds): Relationship[] {
  const unnamed = new Map(
    part.parties.flatMap((one) => (one.kind === 'unnamed' ? [[one.id, one.reason]] : [])),
  );
  const edges = [...part.interests, ...part.holdings].map(
    (interest): Relationship => ({
      id: `${interest.owner}-${interest.owned}-${interest.way}`,
      facts: interest.facts,
      details: {
        isComponent: false,
        subject: recordId(interest.owned),
        interestedParty: unnamed.has(interest.owner)
          ? { reason: unnamed.get(interest.owner) ?? 'informationUnknownToPublisher' }
          : recordId(interest.owner),
        interests: interestsOf(interest),
      },
    }),
  );
  return [...edges, ...throughOthers(part, recordId)];
}

function interestsOf({ control, share, since, way, isBeneficial }: OwnershipInterest): object[] {
  const types = control.length > 0 ? control : [share === null ? 'unknownInterest' : 'shareholding'];
  const bearing = sharedKinds.find((type) => types.includes(type)) ?? types[0];
  return types.map((type) => ({
    ...{ type, directOrIndirect: directness[way], beneficialOwnershipOrControl: isBeneficial },
    ...(type === bearing && share !== null ? { share: shareOf(share) } : {}),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(since) ? { startDate: since } : {}),
  }));
}

function throughOthers(part: OwnershipPart, recordId: RecordIds): Relationship[] {
  const { parties, interests, effective } = part;
  const [subject] = parties;
  if (subject === undefined) return [];
  return parties.flatMap((party): Relationship[] => {
    const held = effective.find((one) => one.party === party.id);
    const own = interests.filter(({ owner }) => owner === party.id);
    const isThere = own.some(({ owned }) => owned === subject.id);
    if (party.kind !== 'person' || held === undefined || held.max === 0 || isThere) return [];
    const share = shareOf({ min: round(held.min), max: round(held.max) });
    const isBeneficial = party.stated !== null || held.min >= (part.threshold?.percent ?? usualThreshold);
    const interest = { type: 'shareholding', directOrIndirect: 'indirect', share };
    return [
      {
        id: `${party.id}-${subject.id}-indirect`,
        facts: party.facts,
        details: {
          ...{ isComponent: false, subject: recordId(subject.id), interestedParty: recordId(party.id) },
          interests: [
            {
              ...interest,
              beneficialOwnershipOrControl: isBeneficial,
              details: 'Computed of the holdings in between',
            },
          ],
        },
      },
    ];
  });
}

function shareOf({ exact, min, max, minIsExclusive, maxIsExclusive }: Share) {
  if (exact !== undefined) return { exact };
  if (min !== undefined && min === max) return { exact: min };
  return {
    ...(min === undefined ? {} : { [minIsExclusive === true ? 'exclusiveMinimum' : 'minimum']: min }),
    ...(max === undefined ? {} : { [maxIsExclusive === true ? 'exclusiveMaximum' : 'maximum']: max }),
  };
}

function round(percent: number): number {
  return Math.round(percent * 10_000) / 10_000;
}
