import { makeCompanies } from '../search/corpus/make-company.ts';
import { naturalCorpus } from '../search/natural/natural-countries.ts';

/** What a file tells of a company, whatever its form. */
export type BenchRecord = Readonly<{
  country: string;
  name: string;
  former: string | undefined;
  street: string;
  city: string;
  postcode: string;
  number: string;
}>;

const countries = 'DE GB US FR IT NL ES SE PL IN CN RU AT CH NO CZ'.split(' ');
const forms = 'GmbH,Limited,LLC,SARL,S.r.l.,B.V.,S.L.,AB,Sp. z o.o.,Private Limited'.split(',');
const syllables = 'ka ro min tel sor ven dal bri ox lum fer gan ho jas ku pel'.split(' ');
const trades = 'Holding Trading Capital Logistics Invest Energie Software Immobilien Fund Foods'.split(' ');

/** Companies of syllables, whose words are nearly all new; the same seed makes the same ones. */
export function* madeUpRecords(count: number, seed: number): Generator<BenchRecord> {
  const draw = createDraw(seed);
  const one = (list: readonly string[]) => list[Math.floor(draw(list.length))] ?? '';
  const word = () => Array.from({ length: 2 + Math.floor(draw(3)) }, () => one(syllables)).join('');
  for (let index = 0; index < count; index += 1) {
    const country = one(countries);
    const name = `${word()} ${word()} ${one(trades)} ${one(forms)}`.toUpperCase();
    const street = `${word()} street ${Math.floor(draw(200))}`;
    const city = word();
    const postcode = String(10_000 + Math.floor(draw(89_999)));
    const former = draw(1) < 0.2 ? `${word()} ${one(trades)}` : undefined;
    yield { country, name, former, street, city, postcode, number: String(10_000_000 + index) };
  }
}

/** Companies of words that people use, in 26 countries and all their scripts. */
export function* naturalRecords(count: number, seed: number): Generator<BenchRecord> {
  for (const { record, former } of makeCompanies(naturalCorpus(seed), count)) {
    const { country, name, address, city, postcode, regCode, names } = record;
    yield {
      country,
      name,
      former: former === undefined ? undefined : names?.[0]?.text,
      street: address?.split(',')[0] ?? '',
      city: city ?? '',
      postcode: postcode ?? '',
      number: regCode ?? '',
    };
  }
}

/** Mulberry32: small, and the same everywhere. */
function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below;
  };
}
