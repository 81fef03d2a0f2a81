import { writtenCity } from './compose-contact.ts';
import type { Place } from './countries/place.ts';
import { placeList } from './countries/place-list.ts';
import type { DemoCompany } from './demo-company.ts';
import { drawCompany, drawNaming, type Naming } from './draw-company.ts';
import { prominentCompanies } from './prominent-companies.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** Bumped when the register is meant to change; every country has a stream of its own below it. */
const registerSeed = 'countercheck-demo-1';

/** Out of 100 names so many are borne by two or three companies. */
const namesakeShare = 0.03;

/**
 * Yields the demo register: about 27,000 made-up companies in all 252 countries, country by country, the same
 * ones in the same order on every run.
 */
export function* generateDemoRegister(): Generator<DemoCompany> {
  for (const place of placeList) yield* generateCountry(place);
}

function* generateCountry(place: Place): Generator<DemoCompany> {
  const random = createSeededRandom(`${registerSeed}:${place.code}`);
  const numbers = new Set<string>();
  const isTaken = (regIssuer: string, regCode: string): boolean => {
    const key = `${regIssuer}\n${regCode}`;
    if (numbers.has(key)) return true;
    numbers.add(key);
    return false;
  };
  let made = 0;
  for (const company of prominentCompanies) {
    if (company.countryCode !== place.code) continue;
    isTaken(company.regIssuer, company.regCode);
    if (company.vatCode !== null) isTaken('VAT', company.vatCode);
    made += 1;
    yield company;
  }
  const names = new Set<string>();
  while (made < place.count) {
    const naming = drawFreshNaming(place, names, random);
    const bearers = random.chance(namesakeShare) ? random.between(2, 3) : 1;
    for (let bearer = 0; bearer < bearers && made < place.count; bearer += 1) {
      made += 1;
      // Namesakes sit in cities of their own.
      const city = bearer === 0 ? naming.city : writtenCity(place, naming.voice[0], random);
      yield drawCompany(place, { ...naming, city }, isTaken, random);
    }
  }
}

/** A name not yet used in the country; a small vocabulary may run out, then a namesake is fine. */
function drawFreshNaming(place: Place, names: Set<string>, random: SeededRandom): Naming {
  let naming = drawNaming(place, random);
  for (let tries = 0; tries < 12 && names.has(naming.core.text); tries += 1)
    naming = drawNaming(place, random);
  names.add(naming.core.text);
  return naming;
}
