import type { PartFact } from './fact-rows.ts';
import { type InterestList, sumOf } from './interest-list.ts';
import { type OwnerParties, subjectId } from './owner-parties.ts';
import { reasonIn } from './stated-interests.ts';

/** Shares are rounded where they are filed: a smaller rest is nobody's. */
const leastRest = 0.05;

/** What known holders of a company leave open is held by somebody whom nobody names; the reason, where a source gives one. */
export function addUnnamed(facts: readonly PartFact[], parties: OwnerParties, interests: InterestList): void {
  const companies = new Set(interests.all().flatMap(({ owned, share }) => (share === null ? [] : [owned])));
  for (const company of companies) addRest(company, parties, interests);
  const fact = facts.find(({ section, field }) => section === 'owners' && field === 'owners_reason');
  const reason = reasonIn(fact);
  if (fact === undefined || reason === undefined) return;
  const unnamed = interests.all().filter(({ way }) => way === 'unnamed');
  const [only] = unnamed
    .filter(({ owned }) => owned === subjectId)
    .concat(unnamed.length === 1 ? unnamed : []);
  if (only !== undefined) parties.explain(only.owner, reason, [fact.id]);
  else if (isOpenAbove(parties, interests, reason === 'noBeneficialOwners'))
    interests.add({
      owner: parties.unnamed(reason, [fact.id]),
      ...{ owned: subjectId, way: 'unnamed', isBeneficial: true, facts: [fact.id] },
    });
}

function addRest(company: string, parties: OwnerParties, interests: InterestList): void {
  const owners = interests.in(company).filter(({ way }) => way !== 'path_unknown');
  const waiting = owners.filter(({ way, share }) => way === 'unnamed' && share === null);
  const known = owners.filter((one) => !waiting.includes(one));
  const { min, max } = sumOf(known);
  if (known.length === 0 || waiting.length > 1 || 100 - max < leastRest) return;
  const share =
    max - min < leastRest ? { exact: round(100 - max) } : { min: round(100 - max), max: round(100 - min) };
  const [one] = waiting;
  if (one !== undefined) interests.fill(one, share);
  else {
    const facts = known.flatMap((interest) => interest.facts);
    const owner = parties.unnamed(null, facts);
    interests.add({ owner, owned: company, way: 'unnamed', share, facts });
  }
}

/** Whether the ways up end at anything but persons; where a source says that there is no owner, only whether there is none at all. */
function isOpenAbove(parties: OwnerParties, interests: InterestList, isNobody: boolean): boolean {
  const owned = new Set(interests.all().map((one) => one.owned));
  const ends = interests.all().filter(({ owner }) => !owned.has(owner));
  if (isNobody || ends.length === 0) return ends.length === 0;
  return ends.some(({ owner }) => !['person', 'state'].includes(parties.get(owner)?.kind ?? ''));
}

function round(percent: number): number {
  return Math.round(percent * 10_000) / 10_000;
}
