import fc from 'fast-check';
import type pg from 'pg';
import { companyQuery } from '#modules/companies/contract.ts';
import { hostileText } from '#testing/fuzz/hostile.ts';
import type { Answerable } from '../asking/figures.ts';
import { countries } from '../corpus/countries.ts';
import { Random } from '../corpus/random.ts';

/** What hides in texts or means something to SQL, patterns and browsers, put between the words of a name. */
const signs = [
  '%',
  '_',
  '\\',
  "'; DROP TABLE companies; --",
  '.*',
  '(?:(a+)+)$',
  '[[:alpha:]]',
  '&|!()<->:*',
  '\u202e',
  '\u200b',
  '\u2066\u2069',
  '\ufeff',
  'e\u0301\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '\ud83d\ude00',
  '<img src=x>',
  '{{7*7}}',
  '$(id)',
  '&amp;',
  '\ufdfa',
  'İ',
  'ß',
  '㈱',
  '🇩🇪',
  '١٢٣',
  '0x1f',
  '–',
];

const alphabets = ['aeiostn', 'оаеинтс', '科技有限公', 'アイウエオ', '삼성전자', 'الشركةم', 'ÿœſ'];

/** Questions that want to hurt: whatever the form lets through, and by words that as many names as possible have. */
export async function hostileQuestions(pool: pg.Pool, seed: number, each: number): Promise<Answerable[]> {
  const random = new Random(seed, 0, 0);
  const common = new Map<string, string[]>();
  for (const { code } of countries) {
    const { rows } = await pool.query<{ fold: string }>(
      'SELECT fold FROM search_words WHERE country = $1 ORDER BY df DESC LIMIT 30',
      [code],
    );
    common.set(
      code,
      rows.map(({ fold }) => fold),
    );
  }
  const texts = fc.sample(hostileText, { numRuns: each * 2, seed });
  const some = (list: readonly string[], count: number, gap: string) =>
    Array.from({ length: count }, () => random.pick(list)).join(gap);
  const words = (country: string) => common.get(country) ?? [];
  const kinds: Readonly<Record<string, (country: string, place: number) => object>> = {
    'texts that broke programs': (_country, place) => ({ name: texts[place % texts.length] }),
    'the same in every field': (_country, place) => {
      const text = texts[place % texts.length];
      return { name: text, regCode: text, vatCode: text, address: text };
    },
    'signs between common words': (country) => ({
      name: Array.from({ length: 6 }, () => `${random.pick(words(country))}${random.pick(signs)}`).join(' '),
    }),
    'one to three common words': (country, place) => ({ name: some(words(country), 1 + (place % 3), ' ') }),
    'twelve common words': (country) => ({ name: some(words(country), 12, ' ') }),
    'common words and a hint': (country) => ({
      name: some(words(country), 2, ' '),
      address: some(words(country), 40, ' '),
    }),
    'beginnings of words': (country) => ({
      name: Array.from({ length: 4 }, () => random.pick(words(country)).slice(0, 2)).join(' '),
    }),
    '300 letters in one word': () => ({ name: some([...random.pick(alphabets)], 300, '') }),
    '150 letters apart': () => ({ name: some([...random.pick(alphabets)], 150, ' ') }),
    'numbers of one digit': (_country, place) => ({ regCode: String(place % 10).repeat(1 + (place % 64)) }),
    'numbers of stars': () => ({ vatCode: some(['*', '%', '_', '1', '-', '/', ' '], 60, '') }),
  };
  return Object.entries(kinds).flatMap(([className, make]) =>
    Array.from({ length: each }, (_none, place) => {
      const { code: country } = countries[place % countries.length] ?? { code: 'DE' };
      return { country, typed: make(country, place) };
    }).flatMap(({ country, typed }) => {
      // What the form refuses never gets to the search.
      const { data } = companyQuery.safeParse(typed);
      return data === undefined ? [] : [{ ...data, className, kind: 'hostile' as const, country, right: [] }];
    }),
  );
}
