import { type Locale, languages } from '#kernel/locale.ts';
import type { FactValue } from '../../dossier/fact-value.ts';
import { findField, findSection } from '../../dossier/report-sections.ts';
import type { SectionCode } from '../../dossier/section-codes.ts';
import type { OwnershipParty } from '../../parts/ownership-shape.ts';
import { words } from '../../texts/people/words.ts';
import type { ReportContext } from '../context/report-context.ts';
import { showValue } from '../context/show-value.ts';

/** A value of a field in the reader's language; empty where there is none. */
export function say(
  section: SectionCode,
  field: string,
  value: FactValue | null,
  { locale, countryNames }: Pick<ReportContext, 'locale' | 'countryNames'>,
): string {
  const found = findSection(section);
  const known = found && findField(found, field);
  if (known === undefined) throw new Error(`${section} has no field ${field}`);
  return value === null ? '' : showValue(known, value, locale, countryNames).text;
}

/** What a party is called. */
export function nameOf(party: OwnershipParty | undefined, context: ReportContext): string {
  const name = party?.name ?? null;
  return name === null ? words[context.locale].unknownHolder : say('owners', 'owner', name, context);
}

/** Whether a source says that the company has no beneficial owner at all, which is more than that nobody is named. */
export function hasNoOwner({ reason }: OwnershipParty): boolean {
  return reason === 'noBeneficialOwners';
}

/** Why nobody is named, within a line; empty where no source says it. */
export function reasonOf(party: OwnershipParty | undefined, locale: Locale): string {
  const reason = party?.reason ?? null;
  const said = say('owners', 'owner_reason', reason, { locale, countryNames: {} });
  return said.slice(0, 1).toLocaleLowerCase(languages[locale].intl) + said.slice(1);
}

/** An ISO 3166-1 country of a code that may name a part of one; empty where it is none. */
export function countryOf(code: string): string {
  return /^[A-Za-z]{2}(-|$)/.test(code) ? code.slice(0, 2).toUpperCase() : '';
}
