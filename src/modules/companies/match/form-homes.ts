import { transliterate } from '#names/reading/transliterate.ts';

/** Abbreviations of legal forms that are one language's own, with the countries that write them so. */
const homes: readonly (readonly [forms: string, countries: string])[] = [
  ['ooo oao zao pao nao odo', 'RU BY'],
  ['ao', 'RU KZ'],
  ['tov tzov pat prat', 'UA'],
  ['too zhshs', 'KZ'],
  ['osoo', 'KG'],
  ['gmbh ag kg ohg ug', 'DE AT CH LI'],
  ['sarl sas sasu eurl', 'FR LU CH'],
  ['srl', 'IT RO ES'],
  ['spa', 'IT'],
  ['bv nv', 'NL BE'],
  ['sl slu', 'ES'],
  ['lda', 'PT'],
  ['ltda', 'BR'],
  ['aps', 'DK'],
  ['oy oyj', 'FI'],
  ['ab', 'SE FI'],
  ['asa', 'NO'],
  ['as', 'NO DK CZ EE'],
  ['ou', 'EE'],
  ['uab', 'LT'],
  ['sia', 'LV'],
  ['spzoo', 'PL'],
  ['sro', 'CZ SK'],
  ['kft zrt nyrt', 'HU'],
  ['doo', 'RS HR SI'],
  ['eood ood ead', 'BG'],
  ['epe ae ike', 'GR'],
  ['shps', 'GE'],
  ['spy', 'AM'],
  ['mmc asc', 'AZ'],
  ['sti', 'TR'],
  ['plc', 'GB'],
  ['ptyltd', 'AU'],
  ['pteltd', 'SG'],
  ['pvtltd', 'IN'],
  ['sdnbhd', 'MY'],
  ['kk gk', 'JP'],
];
const byForm = new Map(
  homes.flatMap(([forms, countries]) =>
    forms.split(' ').map((form): [string, string[]] => [form, countries.split(' ')]),
  ),
);

/** A legal form as it is compared: Latin letters and digits alone, `ООО` is `ooo`. */
export function formKey(form: string): string {
  return transliterate(form.slice(0, 200).normalize('NFKC'))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Whose word a form is: the company's own country if it writes it so; undefined for words of the whole world. */
export function homeOfForm(form: string, country: string): string | undefined {
  const countries = byForm.get(formKey(form));
  return countries?.includes(country) === true ? country : countries?.[0];
}
