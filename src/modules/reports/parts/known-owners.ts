import { type PartFact, rowsIn } from './fact-rows.ts';
import { codeOf, leastShareOf, textOf } from './fact-text.ts';
import type { Sourced } from './legal-record.ts';

/** Reasons that say that an owner is hidden; the others say nothing about who it is. */
const hidden = new Set([
  'subjectUnableToConfirmOrIdentifyBeneficialOwner',
  'interestedPartyHasNotProvidedInformation',
]);

/** What is more than that is no rounding any more. */
const mostPercent = 100.5;

type Owner = Readonly<{
  share: number | undefined;
  isDirect: boolean;
  isHidden: boolean;
  ids: readonly string[];
}>;

/**
 * Per cent of the capital whose last owner is named: the least that is certain. Direct and indirect owners are two views of the same
 * shares; those who hold the capital count only where nobody is said to stand behind them.
 */
export function knownOwners(facts: readonly PartFact[]): Sourced<number> {
  // Rows that say of which other company somebody owns a share are steps of a chain, and no share of this one.
  const ofSubject = rowsIn(facts, 'owners').filter((row) => row.cell('owner_of') === undefined);
  const owners: Owner[] = ofSubject.map((row) => ({
    share: textOf(row.cell('owner')?.value) === '' ? undefined : leastShareOf(row.cell('owner_share')?.value),
    isDirect: codeOf(row.cell('owner_path')?.value) !== 'indirect',
    isHidden: row.cell('owner_reason') !== undefined,
    ids: row.ids,
  }));
  const reason = facts.filter(({ section, field }) => section === 'owners' && field === 'owners_reason');
  const holders = rowsIn(facts, 'capital')
    .filter((row) => row.cell('holder') !== undefined)
    .map((row) => ({ share: leastShareOf(row.cell('holder_share')?.value), ids: row.ids }));
  const named = owners.filter(({ isHidden }) => !isHidden);
  const stands = owners.some(({ isDirect, isHidden }) => !isDirect || isHidden);
  const views = [named.filter(({ isDirect }) => isDirect), named.filter(({ isDirect }) => !isDirect)];
  const known = [...views, ...(stands ? [] : [holders])]
    .filter((view) => view.some(({ share }) => share !== undefined))
    .map((view) => ({
      share: view.reduce((sum, { share }) => sum + (share ?? 0), 0),
      ids: view.flatMap(({ ids }) => ids),
    }))
    .toSorted((a, b) => b.share - a.share)[0];
  if (known !== undefined) {
    const unknown = owners.filter(({ isHidden }) => isHidden).flatMap(({ ids }) => ids);
    const ids = [...known.ids, ...unknown];
    // Shares that cannot be true together say of nobody that he owns the company.
    if (known.share > mostPercent) return { value: undefined, facts: ids };
    return { value: Math.min(100, Math.round(known.share * 100) / 100), facts: ids };
  }
  const isHidden = reason.some(({ value }) => hidden.has(codeOf(value)));
  return { value: isHidden ? 0 : undefined, facts: reason.map(({ id }) => id) };
}
