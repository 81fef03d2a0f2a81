import { companyNames, dayBetween } from './company-names.ts';
import { composeAddress, composeDomain, composePhone, writtenCity } from './compose-contact.ts';
import { type CoreName, composeCoreName, fullLatinName, fullName, pickForm } from './compose-name.ts';
import type { Place, Voice } from './countries/place.ts';
import type { DemoCompany, DemoStatus } from './demo-company.ts';
import type { LegalForm } from './forms/legal-form.ts';
import { drawPattern, type NumberContext } from './identifiers/number-scheme.ts';
import { numberSchemeOf } from './identifiers/schemes-of-countries.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Word } from './vocabulary/vocabulary.ts';

/** The register is as of this day, for ever: a running clock would change it. */
const registerDay = '2025-12-28';

/** What makes two companies namesakes. */
export type Naming = Readonly<{ voice: Voice; core: CoreName; form: LegalForm; city: Word }>;

/** Draws the name of a company and the city it sits in. */
export function drawNaming(place: Place, random: SeededRandom): Naming {
  const voice = random.pick(place.voices);
  const [vocabulary, forms] = voice;
  const city = writtenCity(place, vocabulary, random);
  return { voice, core: composeCoreName(vocabulary, city, random), form: pickForm(forms, random), city };
}

/** Draws everything else of a company; `isTaken` refuses a registration number that was given out. */
export function drawCompany(
  place: Place,
  naming: Naming,
  isTaken: (regIssuer: string, regCode: string) => boolean,
  random: SeededRandom,
): DemoCompany {
  const { voice, core, form, city } = naming;
  const [vocabulary] = voice;
  const foundedOn = drawFoundation(random);
  const status = drawStatus(random);
  const closedOn = status === 'Deleted' ? dayBetween({ from: foundedOn, to: registerDay }, random) : null;
  const numbers = drawNumbers(place.code, naming, foundedOn, isTaken, random);
  const postcode = drawPattern(place.postcode, numbers.context);
  const earlier = random.chance(0.06) ? composeCoreName(vocabulary, city, random) : undefined;
  const domain = composeDomain(core.latin, place.code);
  return {
    countryCode: place.code,
    name: fullName(core, form),
    nameLat: fullLatinName(core, form),
    formText: form.text,
    formGeneric: form.generic,
    status,
    regCode: numbers.regCode,
    regIssuer: numbers.regIssuer,
    vatCode: numbers.vatCode,
    address: composeAddress(vocabulary, city, postcode, random),
    city: city.text,
    postcode,
    phone: composePhone(place, random),
    email: `${random.pick(['info', 'office', 'contact', 'mail'])}@${domain}`,
    website: `https://${domain}`,
    foundedOn,
    closedOn,
    names: companyNames(
      { core, form, lang: vocabulary.lang },
      earlier,
      { from: foundedOn, to: closedOn ?? registerDay },
      random,
    ),
  };
}

function drawNumbers(
  countryCode: string,
  { city, form }: Naming,
  foundedOn: string,
  isTaken: (regIssuer: string, regCode: string) => boolean,
  random: SeededRandom,
): { context: NumberContext; regIssuer: string; regCode: string; vatCode: string | null } {
  const numberScheme = numberSchemeOf(countryCode);
  const context: NumberContext = {
    random,
    countryCode,
    city: city.text,
    cityLatin: city.latin,
    foundedYear: Number(foundedOn.slice(0, 4)),
    formGeneric: form.generic,
  };
  const { issuer } = numberScheme;
  const regIssuer = typeof issuer === 'string' ? issuer : issuer(context);
  let regCode = numberScheme.reg(context, '');
  while (isTaken(regIssuer, regCode)) regCode = numberScheme.reg(context, '');
  const hasVat = random.chance(0.85);
  return {
    context,
    regIssuer,
    regCode,
    vatCode: hasVat ? (numberScheme.vat?.(context, regCode) ?? null) : null,
  };
}

/** Most companies are young: the power pulls the years towards the end. */
function drawFoundation(random: SeededRandom): string {
  const year = 2025 - Math.floor(random.next() ** 1.5 * 60);
  const parts = [random.between(1, 11), random.between(1, 28)].map((part) => String(part).padStart(2, '0'));
  return `${year}-${parts.join('-')}`;
}

function drawStatus(random: SeededRandom): DemoStatus {
  const drawn = random.next();
  if (drawn < 0.88) return 'Active';
  if (drawn < 0.94) return 'Deleted';
  return drawn < 0.98 ? 'Liquidation' : 'Reorganisation';
}
