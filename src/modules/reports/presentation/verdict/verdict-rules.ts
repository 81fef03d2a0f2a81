import { byName, inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { SectionCode } from '../../dossier/section-codes.ts';
import type { Texts } from '../../texts/verdict/en.ts';
import { words } from '../../texts/verdict/words.ts';
import type { Light } from '../context/report-words.ts';

/** A rule by the section, field and value that it reads. */
export type RuleName = keyof Texts['rules'];
/** Why the light is what it is. */
export type Reason = Readonly<{
  /** Which rule, or which need. */
  name: string;
  light: Light;
  section: string;
  text: Localized;
  /** Nobody answered, or nobody was asked: something is not known. */
  isSilence: boolean;
}>;
type Need = Reason & Readonly<{ field: string }>;
type Rule = Need & Readonly<{ value: string }>;

const lightsOfValues: Readonly<Record<RuleName, Light>> = {
  'identification.status.Active': 'green',
  'identification.status.Liquidation': 'red',
  'identification.status.Deleted': 'red',
  'identification.status.Reorganisation': 'amber',
  'identification.vat_validity.invalid': 'amber',
  'contacts.mass_address.true': 'amber',
  'legal.insolvency.found': 'red',
  'legal.insolvency.closed': 'amber',
  'legal.insolvency.nothing_found': 'green',
  'legal.insolvency.unavailable': 'amber',
  'legal.strike_off.found': 'red',
  'legal.court_cases.found': 'amber',
  'legal.court_cases.nothing_found': 'green',
  'legal.court_cases.unavailable': 'amber',
  'legal.enforcement.found': 'amber',
  'legal.tax_arrears.found': 'amber',
  'screening.sanctions.true_match': 'red',
  'screening.sanctions.unresolved': 'amber',
  'screening.sanctions.clear': 'green',
  'screening.sanctions.false_match': 'green',
  'screening.exposed_persons.true_match': 'amber',
  'screening.exposed_persons.unresolved': 'amber',
  'screening.screened_verdict.true_match': 'red',
  'screening.screened_verdict.unresolved': 'amber',
  'legal.enforcement.unavailable': 'amber',
  'legal.charges.unavailable': 'amber',
  'legal.tax_arrears.unavailable': 'amber',
  'legal.strike_off.unavailable': 'amber',
};

const lightsOfSilence: Readonly<Record<keyof Texts['needs'], Light>> = {
  'identification.status': 'grey',
  'legal.insolvency': 'amber',
  'screening.sanctions': 'amber',
  'legal.court_cases': 'amber',
  'screening.exposed_persons': 'amber',
};

const { rules: ruleWords, needs: needWords } = byName(words);

/** What each coded value means for the light; values that are not listed say nothing about it. */
export const rules: readonly Rule[] = rows(lightsOfValues, ruleWords).map(({ name, light, text }) => {
  const [section = '', field = '', value = ''] = name.split('.');
  return { name, section, field, value, light, text, isSilence: value === 'unavailable' };
});

/** What a rule makes of the light. */
export function lightOfRule(name: RuleName): Light {
  return lightsOfValues[name];
}

/** Without an answer here no green light can be given. */
export const needed: readonly Need[] = rows(lightsOfSilence, needWords).map(({ name, light, text }) => {
  const [section = '', field = ''] = name.split('.');
  return { name, section, field, light, text, isSilence: true };
});

/** What a buyer who sees a green light takes for granted: without facts here there is none, and the gap stands beside it. */
export const neededSections: readonly SectionCode[] = ['owners', 'group', 'payments', 'financials'];

function rows(lights: Readonly<Record<string, Light>>, texts: Localized<Readonly<Record<string, string>>>) {
  return Object.entries(lights).map(([name, light]) => ({
    name,
    light,
    text: inEveryLanguage((locale) => texts[locale][name] ?? ''),
  }));
}
