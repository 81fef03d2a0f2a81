import { at, Random } from '../corpus/random.ts';
import { strangeForms } from './forms.ts';
import { oneSignOff, soundsAlike } from './likenesses.ts';
import { type Borne, inForm, joinWords, signsOf, type Tongue } from './register.ts';

/** A question to which no company, or none alone, is the answer; or one that must go on being answered. */
export type NobodyQuestion = Readonly<{
  className: string;
  country: string;
  name: string;
  regCode?: string;
  /** Bearers of what was typed: only they may be called so. */
  right: readonly string[];
  /** Whether one company may be chosen without asking. */
  mayBeOne: boolean;
}>;

type Drawn = Readonly<{ name: string; regCode?: string }> | undefined;
type Asking = Readonly<{ one: Borne; others: readonly Borne[]; tongue: Tongue; random: Random }>;

const stemOf = ({ country, words }: Borne) => joinWords(country, words);
const rename = (one: Borne, words: readonly string[], spelling = at(one.form, 0)) =>
  inForm(spelling, joinWords(one.country, words));

/** The words with one of them changed. */
function changed(words: readonly string[], random: Random, change: (word: string) => string | undefined) {
  const place = random.below(words.length);
  const word = at(words, place);
  const other = change(word);
  return other === undefined || other === word
    ? undefined
    : words.map((old, at) => (at === place ? other : old));
}

/** Ways of asking for a name that nobody bears. */
const classes: Readonly<Record<string, (asking: Asking) => Drawn>> = {
  'reads alike': ({ one, tongue, random }) => {
    const words = changed(one.words, random, (word) =>
      soundsAlike(one.country, word, tongue.alphabet, random),
    );
    if (words === undefined) return undefined;
    return { name: random.chance(0.7) ? rename(one, words) : joinWords(one.country, words) };
  },
  'one sign off': ({ one, tongue, random }) => {
    const words = changed(one.words, random, (word) =>
      /\d/.test(word)
        ? String(Number(word) + 1 + random.below(5))
        : oneSignOff(word, tongue.alphabet, random),
    );
    return words === undefined ? undefined : { name: rename(one, words) };
  },
  'another form': ({ one, others, random }) => {
    const foreign = random.chance(0.3);
    const spelling = foreign ? random.pick(strangeForms) : random.pick(random.pick(others).form);
    return one.form.includes(spelling) ? undefined : { name: inForm(spelling, stemOf(one)) };
  },
  'words moved': ({ one, tongue, random }) => {
    const { words } = one;
    const way = random.below(3);
    if (way === 0 && words.length > 1) return { name: rename(one, words.toReversed()) };
    if (way === 1 && words.length > 1) return { name: rename(one, words.slice(0, -1)) };
    return { name: rename(one, [...words, random.pick(tongue.words)]) };
  },
  'no words of the form': ({ one, random }) => {
    const bare = one.name.split(/\s+/);
    if (bare.length < 3) return undefined;
    // The Thai word for a company is no part of the form behind the name.
    const isTail = one.country === 'TH' || random.chance(0.5);
    const name = isTail ? bare.slice(0, -1).join(' ') : bare.slice(1).join(' ');
    // What is left may be the form's other spelling: UG is UG (haftungsbeschränkt).
    return one.form.some((spelling) => inForm(spelling, stemOf(one)) === name) ? undefined : { name };
  },
  'new words': ({ one, tongue, random }) => ({
    name: rename(one, [random.pick(tongue.words), random.pick(tongue.words)]),
  }),
  'number of another': ({ one, others, tongue, random }) => {
    const other = random.pick(others);
    const way = random.below(3);
    // Who bears the name himself, or shares it, is not another.
    if (other.name === one.name) return undefined;
    const regCode = other.record.regCode ?? '';
    if (way === 0) return { name: one.name, regCode };
    if (way === 1)
      return { name: rename(one, [random.pick(tongue.words), random.pick(tongue.words)]), regCode };
    const words = changed(one.words, random, (word) => oneSignOff(word, tongue.alphabet, random));
    return words === undefined ? undefined : { name: rename(one, words), regCode: one.record.regCode ?? '' };
  },
  'number of nobody': ({ one, random }) => {
    const number = one.record.regCode ?? '';
    const way = random.below(3);
    if (way === 0)
      return {
        name: '',
        regCode: `${random.pick(['SC', 'NI', 'HRA', 'VR', 'OC'])}${number.replace(/^\D+/, '')}`,
      };
    const place = number.length - 1 - random.below(5);
    const digit = String((Number(number.charAt(place)) + 1 + random.below(8)) % 10);
    const regCode =
      way === 1 ? number.slice(0, place) + digit + number.slice(place + 1) : `${number}${random.below(10)}`;
    return { name: random.chance(0.5) ? one.name : '', regCode };
  },
};

const shared = 'shared by several';
const dissolved = 'dissolved bearer';
const borne = 'borne, as written';
const retyped = 'borne, typed anew';

/** Questions of all classes about the companies of one country. */
export function drawNobody(
  tongue: Tongue,
  bearers: readonly Borne[],
  each: number,
  seed: number,
): NobodyQuestion[] {
  const { country } = tongue;
  const random = new Random(seed, country.charCodeAt(0) * 256 + country.charCodeAt(1), 203);
  const byName = Map.groupBy(bearers, ({ name }) => signsOf(country, name));
  const byStem = Map.groupBy(bearers, (one) => signsOf(country, stemOf(one)));
  const numbers = new Map(bearers.map(({ record, ref }) => [plainNumber(record.regCode ?? ''), ref]));
  const isBorne = (name: string) =>
    name !== '' && (byName.has(signsOf(country, name)) || byStem.has(signsOf(country, name)));
  const questions: NobodyQuestion[] = [];
  for (const [className, ask] of Object.entries(classes)) {
    const isNumber = className.startsWith('number');
    for (let left = each, tries = 0; left > 0 && tries < each * 40; tries += 1) {
      const drawn = ask({ one: random.pick(bearers), others: bearers, tongue, random });
      if (drawn === undefined || (!isNumber && isBorne(drawn.name))) continue;
      if (className === 'number of nobody' && numbers.has(plainNumber(drawn.regCode ?? ''))) continue;
      const right = (byName.get(signsOf(country, drawn.name)) ?? []).map(({ ref }) => ref);
      questions.push({ className, country, ...drawn, right, mayBeOne: false });
      left -= 1;
    }
  }
  const known = (className: string, one: Borne, name: string, mayBeOne: boolean) => {
    const same = byName.get(signsOf(country, one.name)) ?? [];
    questions.push({ className, country, name, right: same.map(({ ref }) => ref), mayBeOne });
  };
  for (const same of [...byName.values()].filter(({ length }) => length > 1).slice(0, each))
    known(shared, at(same, 0), at(same, 0).name, false);
  const single = bearers.filter((one) => (byStem.get(signsOf(country, stemOf(one))) ?? []).length === 1);
  for (const one of single.filter(({ record }) => record.status === 'Deleted').slice(0, each))
    known(dissolved, one, one.name, false);
  const alive = single.filter(({ record }) => record.status === 'Active');
  for (const one of alive.slice(0, each)) known(borne, one, one.name, true);
  for (const one of alive.slice(each, 2 * each)) known(retyped, one, retype(one, random), true);
  return questions;
}

const plainNumber = (number: string) => number.replaceAll(/[^A-Z\d]/g, '');

/** The same name in the form's other spelling, in capitals or small letters, or without what stands between words. */
function retype(one: Borne, random: Random): string {
  const name = inForm(random.pick(one.form), stemOf(one));
  const way = random.below(4);
  if (way === 0) return name.toUpperCase();
  if (way === 1) return name.toLowerCase();
  return way === 2 ? name.replaceAll(/[«»"]/g, ' ') : name;
}
