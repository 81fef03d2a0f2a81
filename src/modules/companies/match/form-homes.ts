import { transliterate } from '#names/reading/transliterate.ts';
import forms from './forms-of-countries.json' with { type: 'json' };

const countries = Object.entries(forms);
/** Of abbreviations that are one language's own: the country whose they are, and those that write them so too. */
const homeOf = new Map(countries.flatMap(([code, { ours = [] }]) => ours.map((form) => [form, code])));
const sharers = new Map(countries.map(([code, { also }]) => [code, new Set(also)]));

/** A legal form as it is compared: Latin letters and digits alone, `ООО` is `ooo`. */
export function formKey(form: string): string {
  return transliterate(form.slice(0, 200).normalize('NFKC'))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Whose word a form is: the company's own country if it writes it so; undefined for words of the whole world. */
export function homeOfForm(form: string, country: string): string | undefined {
  const key = formKey(form);
  return sharers.get(country)?.has(key) === true ? country : homeOf.get(key);
}
