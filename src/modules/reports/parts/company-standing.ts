import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import type { PartFact } from './fact-rows.ts';
import { rowsIn } from './fact-rows.ts';
import { codeOf, leastShareOf, textOf } from './fact-text.ts';
import type { Sourced } from './legal-record.ts';

const failedWords = /insolv|bankrupt|liquidat|банкрот|несостоят|ликвид/i;
const noneWords = /^(none\b|no\b|нет(?!\p{L})|не\s|[-–—]\s*$)/iu;
/** `class 2 of 7`, `2/7`, `3`, `класс 2 из 7`. */
const riskClass = /^\D{0,40}?(?<![\d.,])([0-7])(?=\s*(?:$|\/\s*7|of\s+7|out of\s+7|из\s+7|[,;.:–—-]\s))/i;
const parents = new Set(['immediate_parent', 'ultimate_parent']);
const hiddenParent = new Set([
  'subjectUnableToConfirmOrIdentifyBeneficialOwner',
  'interestedPartyHasNotProvidedInformation',
]);

/** Other companies of the managers as their rows list them, and how many of those failed. */
export function mandatesIn(
  facts: readonly PartFact[],
): Readonly<{ others: Sourced<number>; failed: Sourced<number> }> {
  const told = rowsIn(facts, 'management')
    .flatMap((row) => row.cell('manager_elsewhere') ?? [])
    // That somebody may not manage at all says nothing of other companies.
    .filter(({ value }) => textOf(value).trim() !== '! disqualified');
  const lines = told
    .map(({ value }) => textOf(value).trim())
    .filter((text) => !noneWords.test(text))
    .flatMap((text) => text.split(/\s*[;\n]\s*/))
    .filter((line) => line !== '' && !line.startsWith('!'));
  const ids = told.map(({ id }) => id);
  if (told.length === 0)
    return { others: { value: undefined, facts: [] }, failed: { value: undefined, facts: [] } };
  return {
    others: { value: lines.length, facts: ids },
    failed: { value: lines.filter((line) => failedWords.test(line)).length, facts: ids },
  };
}

/** Whether the company is listed, has a parent that is named or one that hides, or none. */
export function groupIn(facts: readonly PartFact[]): Sourced<NonNullable<RatingInput['group']>> {
  const listed = facts.filter(({ field, value }) => field === 'listed' && value === true);
  if (listed.length > 0) return { value: 'listed', facts: listed.map(({ id }) => id) };
  const named = facts.filter(
    ({ section, field }) =>
      section === 'group' && (field === 'ultimate_parent' || field === 'immediate_parent'),
  );
  const rows = rowsIn(facts, 'group').filter((row) =>
    parents.has(codeOf(row.cell('member_relation')?.value)),
  );
  if (named.length + rows.length > 0)
    return {
      value: 'parent_known',
      facts: [...named.map(({ id }) => id), ...rows.flatMap(({ ids }) => ids)],
    };
  const reasons = facts.filter(
    ({ section, field }) => section === 'group' && field.endsWith('_parent_reason'),
  );
  const said = (is: (code: string) => boolean) => reasons.some(({ value }) => is(codeOf(value)));
  const value = said((code) => hiddenParent.has(code))
    ? 'opaque'
    : said((code) => code === 'noBeneficialOwners')
      ? 'independent'
      : undefined;
  return { value, facts: reasons.map(({ id }) => id) };
}

/** How those of the company stand on lists. A match of an owner of half and more is one of the company as well. */
export function sanctionsIn(facts: readonly PartFact[]): Sourced<NonNullable<RatingInput['sanctions']>> {
  const verdicts = facts.filter(({ section, field }) => section === 'screening' && field === 'sanctions');
  const matched = rowsIn(facts, 'screening').filter(
    (row) => row.cell('screened_verdict')?.value === 'true_match',
  );
  const ids = [...verdicts.map(({ id }) => id), ...matched.flatMap((row) => row.ids)];
  const said = (word: string) => verdicts.some(({ value }) => value === word);
  if (said('true_match')) {
    const halves = halfOwners(facts);
    const names = matched.map((row) => textOf(row.cell('screened_name')?.value));
    const isOwned = names.length > 0 && names.every((name) => halves.has(name));
    return { value: isOwned ? 'owned_half' : 'match', facts: ids };
  }
  if (said('unresolved') || verdicts.length === 0) return { value: undefined, facts: ids };
  return { value: 'none', facts: ids };
}

/** The class of the country, 0 or 1 (least risk) to 7, where the note begins with one. */
export function countryRiskIn(facts: readonly PartFact[]): Sourced<number> {
  const [note] = facts.filter(({ section, field }) => section === 'country' && field === 'country_risk');
  const digit = riskClass.exec(textOf(note?.value).trim())?.[1];
  return {
    value: digit === undefined ? undefined : Math.max(1, Number(digit)),
    facts: note === undefined ? [] : [note.id],
  };
}

function halfOwners(facts: readonly PartFact[]): ReadonlySet<string> {
  const rows = [
    ...rowsIn(facts, 'owners')
      .filter((row) => row.cell('owner_of') === undefined)
      .map((row) => ({ name: row.cell('owner'), share: row.cell('owner_share') })),
    ...rowsIn(facts, 'capital').map((row) => ({ name: row.cell('holder'), share: row.cell('holder_share') })),
  ];
  return new Set(
    rows
      .filter(({ share }) => (leastShareOf(share?.value) ?? 0) >= 50)
      .map(({ name }) => textOf(name?.value)),
  );
}
