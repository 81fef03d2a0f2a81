import { type Locale, languages } from './locale.ts';

/** The forms of a word by the categories of Unicode; a language names those it has, and `other`. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Of a word's forms the one that fits a number: 1 день, 2 дня, 5 дней. */
export function pluralIn(locale: Locale): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(languages[locale].intl);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
