import { effectiveShares } from '#findings/ownership/effective-shares.ts';
import { oncePer } from '../dossier/once-per.ts';
import { nameKey } from '../dossier/same-value.ts';
import { type PartFact, rowsIn } from './fact-rows.ts';
import { addParents, subsidiariesIn } from './group-interests.ts';
import { createInterestList } from './interest-list.ts';
import { createOwnerParties, isNameOfCompany, type OwnerParties, subjectId } from './owner-parties.ts';
import type { OwnershipInterest, OwnershipPart, OwnershipParty } from './ownership-shape.ts';
import { addHolders, addOwners } from './stated-interests.ts';
import { addUnnamed } from './unnamed-holders.ts';
import { wordsOf } from './words-of.ts';

/** Less of a company is nobody's share of it: what remains of rounding. */
const leastHeld = 0.005;

/** Who owns the company, out of its facts; null where they say nothing of it. */
export const ownershipPart = oncePer(readOwnership);

function readOwnership(facts: readonly PartFact[]): OwnershipPart | null {
  const parties = startParties(facts);
  const interests = createInterestList();
  addHolders(facts, parties, interests);
  addOwners(facts, parties, interests);
  addParents(facts, parties, interests);
  const holdings = subsidiariesIn(facts, parties);
  addUnnamed(facts, parties, interests);
  if (interests.all().length === 0 && holdings.length === 0) return null;
  const threshold = facts.find(({ section, field }) => section === 'owners' && field === 'owners_threshold');
  return {
    parties: described(parties, facts),
    interests: interests.all(),
    holdings,
    ...heldInTheEnd(interests.all()),
    threshold:
      typeof threshold?.value === 'number' ? { percent: threshold.value, facts: [threshold.id] } : null,
  };
}

function startParties(facts: readonly PartFact[]): OwnerParties {
  const own = facts.filter(({ section }) => section === 'identification');
  const named = own.filter(({ field }) => ['legal_name', 'latin_name', 'other_name'].includes(field));
  const name = named.find(({ field }) => field === 'legal_name') ?? named[0];
  return createOwnerParties({
    name: name?.value ?? '',
    otherNames: named.map(({ value }) => value),
    country: wordsOf(own.find(({ field }) => field === 'jurisdiction')?.value).slice(0, 2),
    facts: name === undefined ? [] : [name.id],
  });
}

function heldInTheEnd(
  interests: readonly OwnershipInterest[],
): Pick<OwnershipPart, 'effective' | 'ends' | 'over100'> {
  const isCounted = ({ way, share }: OwnershipInterest) =>
    way === 'direct' || (way === 'unnamed' && share !== null);
  const isBare = !interests.some((one) => one.owned === subjectId && isCounted(one));
  const counted = interests.filter(
    (one) => isCounted(one) || (isBare && one.owned === subjectId && one.share !== null),
  );
  const holdings = counted.map(({ owner, owned, share }) => ({ owner, owned, share: share ?? {} }));
  const { shares, over100 } = effectiveShares(holdings, subjectId);
  const effective = shares
    .filter(({ holder, max }) => holder !== subjectId && max >= leastHeld)
    .map(({ holder, min, max }) => ({ party: holder, min, max }));
  const owned = new Set(counted.filter((one) => one.owner !== one.owned).map((one) => one.owned));
  return { effective, over100, ends: effective.filter(({ party }) => !owned.has(party)) };
}

/** What the other sections say of the parties: who manages, who was looked for in lists. */
function described(parties: OwnerParties, facts: readonly PartFact[]): OwnershipParty[] {
  const managers = new Set(
    rowsIn(facts, 'management').flatMap((row) =>
      row.cell('manager_until') === undefined ? nameKey(wordsOf(row.cell('manager_name')?.value)) : [],
    ),
  );
  const screened = Map.groupBy(rowsIn(facts, 'screening'), (row) =>
    nameKey(wordsOf(row.cell('screened_name')?.value)),
  );
  return parties.all().map((party) => {
    const name = wordsOf(party.name ?? undefined);
    const rows = name === '' ? [] : (screened.get(nameKey(name)) ?? []);
    const isManager = name !== '' && managers.has(nameKey(name));
    const verdicts = rows.map((row) => row.cell('screened_verdict')?.value);
    const isClear = verdicts.every((verdict) => verdict === 'clear' || verdict === 'false_match');
    return {
      ...party,
      kind: kindOf(party, name, isManager),
      isManager,
      screening: verdicts.length === 0 ? 'not_screened' : isClear ? 'clear' : 'found',
      facts: [...party.facts, ...rows.flatMap(({ ids }) => ids)],
    };
  });
}

/** What a party is where no source says it: as its name, its birth or its office tell. */
function kindOf({ kind, born, number, country }: OwnershipParty, name: string, isManager: boolean) {
  if (kind !== 'unstated') return kind;
  if (number !== '' || isNameOfCompany(name, country.toUpperCase())) return 'company';
  return born !== '' || isManager ? 'person' : kind;
}
