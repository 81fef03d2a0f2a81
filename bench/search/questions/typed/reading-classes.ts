import { stemOf } from '../../corpus/compose-name.ts';
import type { MadeCompany } from '../../corpus/make-company.ts';
import type { Part } from '../../corpus/part.ts';
import { syllablesOf } from '../../corpus/pinyin-syllables.ts';
import type { Random } from '../../corpus/random.ts';
import { transcribe } from '../../corpus/transcribe.ts';
import { inRoman, numberInWords } from '../../natural/number-words.ts';
import type { QuestionClass } from '../question.ts';
import { withForm } from '../word-classes.ts';
import { latinOnRussianKeys, russianOnLatinKeys } from './keyboard-layouts.ts';

type Ask = QuestionClass['ask'];

/** Every syllable apart, every word, or all of it in one word; without tones, as they are typed. */
function pinyin(way: 'syllables' | 'words' | 'joined'): Ask {
  return (made, random) => {
    const { parts, country } = made.draft;
    if (country.code !== 'CN' || parts.some(({ said }) => said === undefined)) return undefined;
    const words = parts.map(({ text, said }) => syllablesOf(said ?? '', text.length));
    if (words.includes(undefined)) return undefined;
    const whole = words.map((word) => word?.join('') ?? '');
    const bare = way === 'syllables' ? words.flat().join(' ') : whole.join(way === 'words' ? ' ' : '');
    const tails = way === 'joined' ? ['', '', 'youxiangongsi'] : ['', '', ' you xian gong si', ' co ltd'];
    return { name: bare + random.pick(tails), bare };
  };
}

const latinTails: Readonly<Record<string, readonly string[]>> = {
  TH: ['', '', ' Co Ltd', ' Co., Ltd.', ' Limited'],
  IL: ['', '', ' Ltd', ' Ltd.', ' BM'],
  AM: ['', '', ' LLC', ' CJSC', ' SPY'],
};

/** The name as it is read, a word apart where words are. */
function readAloud(country: string): Ask {
  return (made, random) => {
    const { draft } = made;
    if (draft.country.code !== country) return undefined;
    const bare = country === 'AM' ? transcribe(stemOf(draft), 'armenian') : readParts(draft.parts);
    if (bare === undefined || !/^[\p{Script=Latin}\d\s'&.-]+$/u.test(bare)) return undefined;
    const typed = random.chance(0.4) ? bare.toLowerCase() : bare;
    return { name: typed + random.pick(latinTails[country] ?? ['']), bare };
  };
}

function readParts(parts: readonly Part[]): string | undefined {
  const words = parts.map(
    ({ text, said }) => said ?? (/^[\p{Script=Latin}\d]+$/u.test(text) ? text : undefined),
  );
  if (words.includes(undefined)) return undefined;
  return words.map((word = '') => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** The number of the name written another way than the register has it. */
function respelt(spell: (value: number, made: MadeCompany, random: Random) => string | undefined): Ask {
  return (made, random) => {
    const { parts, language } = made.draft;
    const number = parts.find(({ role }) => role === 'number');
    if (number?.value === undefined || language.joiner === '') return undefined;
    const other = spell(number.value, made, random);
    if (other === undefined || other.toLowerCase() === number.text.toLowerCase()) return undefined;
    const bare = parts.map((part) => (part === number ? other : part.text)).join(language.joiner);
    return withForm(made, bare, 0.5, random);
  };
}

const isWritten = (made: MadeCompany) =>
  made.draft.parts.some(({ role, text }) => role === 'number' && !/^\d/.test(text));

const inWords = respelt((value, made, random) => {
  const isLatin = /\p{Script=Latin}/u.test(stemOf(made.draft));
  const lang = isLatin && random.chance(0.25) ? 'en' : made.draft.country.lang;
  return numberInWords(value, lang);
});
const inDigits = respelt((value, made) => (isWritten(made) ? String(value) : undefined));
const inNumerals = respelt((value, _made, random) =>
  value > 20 && random.chance(0.8) ? undefined : value < 50 ? inRoman(value) : undefined,
);

/** A name typed with the other language switched on. */
function otherKeys(retype: (text: string) => string | undefined, script: RegExp): Ask {
  return (made, random) => {
    const stem = stemOf(made.draft);
    if (!script.test(stem)) return undefined;
    const written = withForm(made, stem, 0.2, random).name ?? '';
    const name = retype(random.chance(0.7) ? written.toLowerCase() : written);
    return name === undefined ? undefined : { name };
  };
}

const reading = (name: string, ask: Ask): QuestionClass => ({ name, kind: 'name', isNew: true, ask });

/** The whole name, written as it sounds, counts or stands on another keyboard. */
export const readingClasses: readonly QuestionClass[] = [
  reading('pinyin in syllables', pinyin('syllables')),
  reading('pinyin in words', pinyin('words')),
  reading('pinyin in one word', pinyin('joined')),
  reading('Thai in Latin', readAloud('TH')),
  reading('Hebrew in Latin', readAloud('IL')),
  reading('Armenian in Latin', readAloud('AM')),
  reading('number in words', inWords),
  reading('number in digits', inDigits),
  reading('number in Roman numerals', inNumerals),
  reading('Russian on English keys', otherKeys(russianOnLatinKeys, /^[\p{Script=Cyrillic}\d\s-]+$/u)),
  reading('English on Russian keys', otherKeys(latinOnRussianKeys, /^[a-z\d\s-]+$/i)),
];
