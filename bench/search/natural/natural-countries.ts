import type { Corpus } from '../corpus/corpus.ts';
import { countries } from '../corpus/countries.ts';
import type { Country } from '../corpus/country.ts';
import type { Language, Part } from '../corpus/part.ts';
import { at, mix, Random } from '../corpus/random.ts';
import { type NaturalWords, readNaturalWords } from './lists.ts';
import { moreCountries } from './more-countries.ts';
import { inRoman, numberInWords } from './number-words.ts';

/** Shares in percent, by how often somebody in Russia or Belarus asks about a country. */
const shares: Readonly<Record<string, number>> = Object.fromEntries(
  'RU=15 CN=13 GB=7 DE=7 FR=5 IT=5 ES=5 PL=5 TR=5 BR=4 CZ=3.5 SE=3.5 UA=3 KZ=2 BY=2 BG=2 SK=2 HU=2 JP=2 KR=1.5 AE=1.5 TH=1.2 IL=1.2 GR=1 AM=0.3 GE=0.3'
    .split(' ')
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(3))]),
);
const purpose = 301;
const lookalikes = 0.02;

type Read = (country: string) => NaturalWords;

/** The register of words that people use: Debian's lists, surnames, towns and trades, in 26 countries. */
export function naturalCorpus(seed: number, read: Read = readNaturalWords): Corpus {
  const all = new Map([...countries, ...moreCountries].map((country) => [country.code, country]));
  return {
    seed,
    lookalikes,
    countries: Object.entries(shares)
      .map(([code, share]) => {
        const country = all.get(code);
        if (country === undefined) throw new RangeError(`nothing is known of ${code}`);
        return natural({ ...country, share }, seed, read);
      })
      .toSorted((a, b) => b.share - a.share),
  };
}

function natural(country: Country, seed: number, read: Read): Country {
  // Kazakhstan's list is of Kazakh words, and most of its companies have Russian names.
  const words = read(country.code === 'KZ' ? 'RU' : country.code);
  const language = withWords(country.language, words, country, seed);
  const { second } = country;
  const secondWords = country.code === 'KZ' ? 'KZ' : 'GB';
  const shuffledTowns = new Random(seed, numberOf(country.code), purpose + 1).shuffled(words.towns);
  return {
    ...country,
    language,
    places: [...country.places, ...shuffledTowns],
    ...(second === undefined
      ? {}
      : { second: { ...second, language: withWords(second.language, read(secondWords), country, seed) } }),
  };
}

const numberOf = (code: string) => code.charCodeAt(0) * 256 + code.charCodeAt(1);

/** The language with the words of a list, in an order of the seed's own: what is common in one is rare in the other. */
function withWords(language: Language, words: NaturalWords, { code, lang }: Country, seed: number): Language {
  const random = new Random(seed, numberOf(code), purpose);
  const brands = random.shuffled(words.brands);
  const surnames = [...language.surnames, ...random.shuffled(words.surnames)];
  const { said } = words;
  const { joiner } = language;
  return {
    ...language,
    coin: (rank) => {
      if (code === 'CN') return chineseBrand(brands, rank);
      return said !== undefined && mix(rank) % 5 < 3
        ? saidBrand(said, rank, joiner)
        : brandOf(brands, rank, joiner);
    },
    surnames,
    surnameEnds: [],
    writeNumber: (chance) => writeNumber(lang, language, chance),
  };
}

/** Ranks come as words are spread: the first of the list in thousands of names, the last in none or one; a fourth are two words. */
function brandOf(brands: readonly Part[], rank: number, joiner: string): Part {
  const first = at(brands, rank % brands.length);
  const bits = mix(rank ^ 0x7f4a_7c15);
  if (bits % 4 !== 0) return first;
  const second = at(brands, mix(bits) % brands.length);
  const said =
    first.said !== undefined && second.said !== undefined ? `${first.said} ${second.said}` : undefined;
  return {
    text: `${first.text}${joiner}${second.text}`,
    role: 'brand',
    ...(said === undefined ? {} : { said }),
  };
}

/** Two or three words of a short list, or one of the first ranks. */
function saidBrand(words: readonly Part[], rank: number, joiner: string): Part {
  const bits = mix(rank ^ 0x2545_f491);
  const count = rank < 300 ? 1 : bits % 3 === 0 ? 3 : 2;
  const chosen = Array.from({ length: count }, (_none, place) => at(words, mix(bits + place) % words.length));
  const [text, said] = [chosen.map((word) => word.text), chosen.map((word) => word.said ?? '')];
  return { text: text.join(joiner), said: said.join(' '), role: 'brand' };
}

/** A word of the dictionary, one sign each of two words, or two words: the way most brands are made. */
function chineseBrand(brands: readonly Part[], rank: number): Part {
  const first = at(brands, rank % brands.length);
  const bits = mix(rank ^ 0x7f4a_7c15);
  const second = at(brands, mix(bits) % brands.length);
  const way = bits % 10;
  if (way < 4) return first;
  const cut = (part: Part) => [part.text.slice(0, 1), (part.said ?? '').split(' ')[0] ?? ''] as const;
  const [[a, aSaid], [b, bSaid]] = way < 8 ? [cut(first), cut(second)] : [whole(first), whole(second)];
  return { text: a + b, said: `${aSaid} ${bSaid}`, role: 'brand' };
}

const whole = ({ text, said }: Part) => [text, said ?? ''] as const;

function writeNumber(lang: string, language: Language, random: Random): Part {
  const value = random.pick([1, 2, 3, 5, 7, 21, 24, 33, 77, 99, 1 + random.below(99), 1 + random.below(99)]);
  const way = random.float();
  const words = way < 0.2 ? numberInWords(value, lang) : undefined;
  const isRoman = language.joiner === ' ' && way > 0.88 && value <= 12;
  const text = words === undefined ? (isRoman ? inRoman(value) : String(value)) : capital(words);
  return { text, role: 'number', value };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
