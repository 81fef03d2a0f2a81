import type { CountryFile, CountryNumber } from '#modules/content/country-file.ts';
import { acceptedIn, unknownCountry } from '#names/numbers/criteria/criteria-of.ts';
import { looksUsual } from '#names/numbers/criteria/number-check.ts';
import { criteriaOf, numberOf } from '../countries/country-slices.ts';
import { readAllCountries, staleSlices } from '../countries/write-slices.ts';
import type { Outcome } from './check.ts';

/** The files of countries by their shape, by what their parts say of each other, and by what was made of them. */
export function checkCountries(): Outcome {
  const countries = readAllCountries();
  const stale = staleSlices(countries).map(
    ({ file }) => `${file} is not what content/countries says: run npm run countries`,
  );
  return {
    findings: [...stale, ...countries.flatMap(countryFindings), ...sharedFindings(countries)],
    note: `${countries.length} countries`,
  };
}

/** What is wrong inside one file, beyond its shape: a sentence each, with file and path. */
export function countryFindings(country: CountryFile): string[] {
  const { code, numbers, registers, search } = country;
  const findings = numbers.flatMap((number, at) =>
    isUsual(number, country)
      ? []
      : [`numbers.${at}.pattern: ${number.pattern} does not fit the example ${number.example}`],
  );
  for (const [at, { kind, example }] of numbers.entries()) {
    const accepts = acceptedIn(criteriaOf(country), code, kind === 'registration' ? 'reg' : 'vat');
    if (kind !== undefined && accepts !== null && !looksUsual(example ?? '', accepts))
      findings.push(`numbers.${at}.example: the search form would doubt ${example}`);
  }
  const open = registers.filter(({ access }) => access === 'free' || access === 'mixed');
  const isByName = open.some((register) => register.search.includes('name'));
  const isByNumber = open.some((register) => register.search.some((way) => way !== 'name'));
  const paid = registers.filter(({ access }) => access === 'paid');
  if (search === 'name' && !isByName) findings.push('search: no register that is free is searched by name');
  if (search === 'number' && !isByNumber)
    findings.push('search: no register that is free is searched by number');
  if (search === 'paid' && paid.length === 0) findings.push('search: no register is paid');
  if (search === 'none' && (isByName || paid.some((register) => register.search.length > 0)))
    findings.push('search: a register can be searched');
  return findings.map((finding) => `content/countries/${code}.yaml: ${finding}`);
}

/** Whether an example looks as its own pattern says, with what people may type before it. */
function isUsual(number: CountryNumber, { code, aroundNumbers: around }: CountryFile): boolean {
  const accepts = acceptedIn({ ...unknownCountry, registration: numberOf(number), around }, code, 'reg');
  return accepts === null || looksUsual(number.example ?? '', accepts);
}

/** What files say of one thing: ids, names and legal forms of its own are one country's; a form is of one kind. */
export function sharedFindings(countries: readonly CountryFile[]): string[] {
  const owners = new Map<string, string>();
  const families = new Map<string, string>();
  const findings: string[] = [];
  for (const { code, id, name, legalForms } of countries) {
    const complain = (sentence: string) => findings.push(`content/countries/${code}.yaml: ${sentence}`);
    const forms = legalForms?.ours?.map((form) => `legal form ${form}`) ?? [];
    for (const thing of [`id ${id}`, ...Object.values(name).map((word) => `name ${word}`), ...forms]) {
      const owner = owners.get(thing) ?? code;
      if (owner !== code) complain(`the ${thing} is that of ${owner}.yaml`);
      owners.set(thing, owner);
    }
    for (const [family, words] of Object.entries(legalForms?.only ?? {}))
      for (const word of words) {
        const known = families.get(word) ?? family;
        if (known !== family) complain(`legalForms.only.${family}: ${word} is ${known} in another country`);
        families.set(word, known);
      }
  }
  for (const { code, legalForms } of countries)
    for (const form of legalForms?.also ?? [])
      if (!owners.has(`legal form ${form}`))
        findings.push(`content/countries/${code}.yaml: legalForms.also: no country calls ${form} its own`);
  return findings;
}
