import type { CompanyName, CompanyRecord } from '#names/company/company-record.ts';
import { composeName, type Draft, pickForm, stemOf, writeName } from './compose-name.ts';
import type { Corpus } from './corpus.ts';
import type { Country } from './country.ts';
import { lookalikeOf } from './lookalike.ts';
import { numbersOf } from './numbers.ts';
import type { Part } from './part.ts';
import { at, Random } from './random.ts';
import { isLatin, writeRoman } from './roman.ts';

/** A company of the corpus with all that questions about it are made of. */
export type MadeCompany = Readonly<{
  place: number;
  kind: 'plain' | 'namesake' | 'near' | 'lookalike';
  draft: Draft;
  former?: Draft;
  city: Part;
  /** The official name in Latin letters without its form, where there is one. */
  latinStem?: string;
  record: CompanyRecord;
}>;

const shareNamesake = 0.011;
const shareNear = 0.06;
const shareFormer = 0.03;
/** Purposes that tell the streams of chance of one place apart. */
const purpose = { kind: 1, name: 2, rest: 3, former: 4, near: 5, nobody: 6, lookalike: 7 };

/** Company number `place` of a seed; it does not depend on how many others there are. */
export function makeCompany(corpus: Corpus, place: number): MadeCompany {
  const { seed } = corpus;
  const chance = new Random(seed, place, purpose.kind);
  const roll = chance.float();
  const origin = roll < shareOf(corpus) ? plainBefore(corpus, place, chance) : undefined;
  if (origin === undefined) return finish(seed, place, 'plain', plainDraft(corpus, place));
  const draft = plainDraft(corpus, origin);
  if (roll >= shareNamesake + shareNear) {
    const parts = lookalikeOf(draft.parts, new Random(seed, place, purpose.lookalike));
    return parts === undefined
      ? finish(seed, place, 'plain', plainDraft(corpus, place))
      : finish(seed, place, 'lookalike', { ...draft, parts });
  }
  if (roll < shareNamesake) {
    const form = chance.chance(0.85) ? draft.form : pickForm(draft.country.forms, chance);
    return finish(seed, place, 'namesake', { ...draft, form }, cityOf(seed, origin, draft.country));
  }
  return finish(seed, place, 'near', nearName(draft, new Random(seed, place, purpose.near)));
}

/** The companies in turn; memory does not grow with their number. */
export function* makeCompanies(corpus: Corpus, size: number): Generator<MadeCompany> {
  for (let place = 0; place < size; place += 1) yield makeCompany(corpus, place);
}

export const refOf = (place: number): string => `bench-${place}`;

/** A name that no company was given, of a new word or near that of the company at `place`; chance may still give it. */
export function nobodysName(corpus: Corpus, place: number, isNear: boolean): Draft {
  const random = new Random(corpus.seed, place, purpose.nobody);
  return isNear
    ? nearName(plainDraft(corpus, place), random)
    : composeName(countryOf(corpus, random), random);
}

/** An earlier company with a name of its own. */
function plainBefore(corpus: Corpus, place: number, chance: Random): number | undefined {
  for (let attempt = 0; attempt < 4 && place > 0; attempt += 1) {
    const origin = chance.below(place);
    if (new Random(corpus.seed, origin, purpose.kind).float() >= shareOf(corpus)) return origin;
  }
  return undefined;
}

const shareOf = ({ lookalikes }: Corpus): number => shareNamesake + shareNear + lookalikes;

function plainDraft(corpus: Corpus, place: number): Draft {
  const random = new Random(corpus.seed, place, purpose.name);
  return composeName(countryOf(corpus, random), random);
}

function countryOf({ countries }: Corpus, random: Random): Country {
  let left = random.float() * 100;
  for (const country of countries) {
    left -= country.share;
    if (left < 0) return country;
  }
  return at(countries, 0);
}

/** Another company that is easily taken for it: one piece other, one more, or one letter. */
function nearName(draft: Draft, random: Random): Draft {
  const { language, country } = draft;
  const parts = [...draft.parts];
  const trade = parts.findIndex(({ role }) => role === 'trade' || role === 'loan');
  const brand = parts.findIndex(({ role }) => role === 'brand' || role === 'surname');
  const way = random.float();
  if (way < 0.4 && trade >= 0) parts[trade] = random.pick(language.trades);
  else if (way < 0.6 && brand >= 0) parts[brand] = language.coin(random.rankFrom(4_000, 3_000_000));
  else if (way < 0.8)
    parts.push(random.chance(0.5) ? random.pick(country.places) : random.pick(language.trades));
  else if (way < 0.9) parts.push({ text: String(2 + random.below(20)), role: 'number' });
  else parts.push(random.pick(language.loans));
  return { ...draft, parts, form: pickForm(draft.country.forms, random) };
}

const cityOf = (seed: number, place: number, country: Country): Part =>
  new Random(seed, place, purpose.rest).pickEarly(country.places);

function finish(
  seed: number,
  place: number,
  kind: MadeCompany['kind'],
  draft: Draft,
  otherThan?: Part,
): MadeCompany {
  const { country } = draft;
  const random = new Random(seed, place, purpose.rest);
  let city = random.pickEarly(country.places);
  if (city === otherThan)
    city = at(country.places, (country.places.indexOf(city) + 1) % country.places.length);
  const former = random.chance(shareFormer) ? formerDraft(seed, place, draft) : undefined;
  const hasLatin = draft.language === country.language && random.chance(country.latinShare);
  const roman = hasLatin ? writeRoman(draft, random) : undefined;
  // How a word is read may not be known.
  const latinStem = roman !== undefined && isLatin(roman) ? roman : undefined;
  const since = `${1992 + random.below(32)}-0${1 + random.below(9)}-1${random.below(9)}`;
  const names: CompanyName[] =
    former === undefined
      ? []
      : [{ kind: 'former', text: writeName(former), until: `20${10 + random.below(15)}-05-01` }];
  const street = `${random.pick(country.streets)} ${1 + random.below(150)}`;
  const status = random.float();
  const record: CompanyRecord = {
    country: country.code,
    sourceRef: refOf(place),
    name: writeName(draft),
    lang: country.lang,
    formText: draft.form.text,
    status:
      status < 0.72
        ? 'Active'
        : status < 0.94
          ? 'Deleted'
          : status < 0.985
            ? 'Liquidation'
            : 'Reorganisation',
    address: `${street}, ${city.text}`,
    city: city.text,
    postcode: String(10_000 + random.below(89_999)),
    foundedOn: since,
    ...(latinStem === undefined ? {} : { nameLat: `${latinStem} ${draft.form.latin}` }),
    ...(random.chance(0.25) ? { phones: [`${country.dial} ${1_000_000 + random.below(8_999_999)}`] } : {}),
    ...(names.length === 0 ? {} : { names }),
    ...numbersOf(country.code, place, random),
  };
  return {
    place,
    kind,
    draft,
    city,
    record,
    ...(former === undefined ? {} : { former }),
    ...(latinStem === undefined ? {} : { latinStem }),
  };
}

/** What it was called before: often the same word with another trade, else another name altogether. */
function formerDraft(seed: number, place: number, draft: Draft): Draft {
  const random = new Random(seed, place, purpose.former);
  const former = random.chance(0.3) ? nearName(draft, random) : composeName(draft.country, random);
  return stemOf(former) === stemOf(draft) ? composeName(draft.country, random) : former;
}
