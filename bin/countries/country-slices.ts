import type { SeedCountry } from '#database/seed/country-list.ts';
import type { CountryFile, CountryNumber } from '#modules/content/country-file.ts';
import type { Place } from '#modules/reports/samples/place.ts';
import { isLanguage } from '#modules/reports/samples/voices.ts';
import type { CountryForms } from '#names/forms/legal-form-row.ts';
import type { CountryCriteria, NumberCriteria } from '#names/numbers/criteria/country-criteria.ts';

/** What one room reads of all countries: a file beside its code. */
export type Slice = Readonly<{ file: string; text: string }>;

/** What each room reads of the files of countries, so that nobody reads 252 files when the server starts. */
export function sliceCountries(countries: readonly CountryFile[]): Slice[] {
  const flags = countries.flatMap(({ flag, code }) => (flag === undefined ? [] : [[flag, code] as const]));
  return [
    table('src/names/numbers/criteria/numbers', byCode(countries, criteriaOf)),
    table('src/names/forms/forms', byCode(countries, onlyFormsOf)),
    table(
      'src/names/hints/names',
      byCode(countries, ({ name, aliases }) => ({ name, aliases })),
    ),
    table('src/modules/companies/match/forms', byCode(countries, formsOf)),
    table('src/modules/orders/calendar/weekends', byCode(countries, weekendOf)),
    table(
      'src/modules/orders/calendar/working-days',
      byCode(countries, ({ workingDays }) => workingDays),
    ),
    table('src/modules/reports/samples/places', byCode(countries, placeOf)),
    list('database/seed/list', listOf(countries)),
    table('bin/countries/flags', flags),
  ];
}

/** One country a line: who changes one country changes one line. */
function table(path: string, rows: readonly (readonly [string, unknown])[]): Slice {
  const lines = rows.map(([key, row]) => `${JSON.stringify(key)}: ${JSON.stringify(row)}`);
  return { file: `${path}-of-countries.json`, text: `{\n${lines.join(',\n')}\n}\n` };
}

function list(path: string, rows: readonly unknown[]): Slice {
  const lines = rows.map((row) => JSON.stringify(row));
  return { file: `${path}-of-countries.json`, text: `[\n${lines.join(',\n')}\n]\n` };
}

function byCode<T>(
  countries: readonly CountryFile[],
  read: (country: CountryFile) => T | undefined,
): (readonly [string, T])[] {
  return countries.flatMap((country) => {
    const row = read(country);
    return row === undefined ? [] : [[country.code.toUpperCase(), row] as const];
  });
}

/** What the search form knows of a country. */
export function criteriaOf({
  numbers,
  noTaxNumber,
  aroundNumbers,
  ...country
}: CountryFile): CountryCriteria {
  const first = (...fields: readonly string[]) =>
    numbers.find(({ field }) => field !== undefined && fields.includes(field));
  const [registration, tax] = [first('registration', 'both'), first('tax', 'both')];
  const taxCriteria = tax?.field === 'both' ? 'same' : noTaxNumber ? 'none' : tax && numberOf(tax);
  const checks = { reg: registration?.check, vat: tax?.check };
  return {
    registration: registration === undefined ? null : numberOf(registration),
    tax: taxCriteria ?? null,
    others: numbers.filter(({ field }) => field === 'other').map(numberOf),
    search: country.search,
    register: country.registersTogether ?? country.registers.find(({ main }) => main)?.name ?? null,
    ...(checks.reg || checks.vat ? { checks } : {}),
    ...(aroundNumbers ? { around: aroundNumbers } : {}),
  };
}

/** A number as the search form knows it. */
export function numberOf({ short, name, format, example, pattern }: CountryNumber): NumberCriteria {
  return {
    short: short ?? null,
    name,
    format: format ?? null,
    example: example ?? null,
    pattern: pattern ?? null,
  };
}

function onlyFormsOf({ legalForms }: CountryFile): CountryForms | undefined {
  return legalForms?.only;
}

function formsOf({ adjective, legalForms }: CountryFile) {
  const { ours, also } = legalForms ?? {};
  return adjective || ours || also ? { adjective, ours, also } : undefined;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function weekendOf({ weekend }: CountryFile): number[] | undefined {
  return weekend?.map((day) => weekdays.indexOf(day));
}

function placeOf({ code, currency, sample }: CountryFile): Place {
  const { language, name: nameTemplate, tax = '', dial = '', ...rest } = sample;
  if (!isLanguage(language)) {
    throw new Error(
      `content/countries/${code}.yaml: sample.language: no voice speaks ${language}; they are in src/modules/reports/samples/voices.ts`,
    );
  }
  return { language, nameTemplate, ...rest, tax, dial, currency };
}

type Listed = Omit<SeedCountry, 'groupId'> & Pick<CountryFile, 'group' | 'tier'>;

/** By English name. */
function listOf(countries: readonly CountryFile[]): Listed[] {
  const collator = new Intl.Collator('en');
  return countries
    .toSorted((a, b) => collator.compare(a.name.en, b.name.en))
    .map(({ id, code, name, aliases, group, tier }) => ({
      id,
      code: code.toUpperCase(),
      name,
      aliases,
      group,
      tier,
    }));
}
