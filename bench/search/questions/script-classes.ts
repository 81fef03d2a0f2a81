import { stemOf } from '../corpus/compose-name.ts';
import type { MadeCompany } from '../corpus/make-company.ts';
import { at, type Random } from '../corpus/random.ts';
import { romanPart } from '../corpus/roman.ts';
import { hasSchemes, schemesOf, transcribe } from '../corpus/transcribe.ts';
import { cyrillicByEar } from './by-ear.ts';
import type { Draughted, QuestionClass } from './question.ts';
import { slipWords } from './slips.ts';

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const latinForms: Readonly<Record<string, readonly string[]>> = {
  RU: ['OOO', 'LLC', 'Ltd'],
  BY: ['OOO', 'LLC', 'ChUP'],
  KZ: ['TOO', 'LLP', 'LLC'],
  UA: ['TOV', 'LLC'],
  GR: ['SA', 'AE', 'EPE', 'Ltd'],
  GE: ['LLC', 'LTD', 'shps'],
  BG: ['OOD', 'EOOD', 'Ltd'],
};

/** Every word read letter by letter after one of the usual tables. */
function transliterated(made: MadeCompany, random: Random): string | undefined {
  const { code } = made.draft.country;
  const stem = stemOf(made.draft);
  // Armenian is asked apart.
  if (!hasSchemes(code) || code === 'AM' || isLatin(stem)) return undefined;
  return transcribe(stem, random.pick(schemesOf(code)));
}

const inLatin = (bare: string, made: MadeCompany, random: Random): Draughted => {
  const forms = latinForms[made.draft.country.code] ?? [made.draft.form.latin];
  if (!random.chance(0.4)) return { name: bare, bare };
  const form = random.pick(forms);
  return { name: random.chance(0.4) ? `${form} ${bare}` : `${bare} ${form}`, bare };
};

function otherScheme(made: MadeCompany, random: Random): Draughted | undefined {
  const bare = transliterated(made, random);
  return bare === undefined ? undefined : inLatin(bare, made, random);
}

function schemeAndTypo(made: MadeCompany, random: Random): Draughted | undefined {
  const bare = transliterated(made, random);
  const wrong = bare === undefined ? undefined : slipWords(bare.split(' '), 1, random);
  return wrong === undefined ? undefined : inLatin(wrong.join(' '), made, random);
}

/** `Глобал Тех` is Global Tech to whoever hears it; other words by ear. */
function latinByEar(made: MadeCompany, random: Random): Draughted | undefined {
  const { parts } = made.draft;
  if (!isCyrillic(stemOf(made.draft))) return undefined;
  const isLoaned = parts.some(({ role }) => role === 'loan');
  if (!isLoaned && random.chance(0.5)) return undefined;
  const bare = parts
    .map(({ text, role, english }) =>
      role === 'loan' && english !== undefined ? english : transcribe(text, 'ear'),
    )
    .join(' ');
  return inLatin(bare, made, random);
}

function typedInCyrillic(made: MadeCompany): Draughted | undefined {
  const { country } = made.draft;
  const stem = stemOf(made.draft);
  if (made.draft.language !== country.language || !isLatin(stem)) return undefined;
  const bare = cyrillicByEar(stem, country.lang);
  return bare === undefined ? undefined : { name: bare, bare };
}

/** Pinyin: a word for a word, a syllable for a syllable, or all in one. */
function pinyin(made: MadeCompany, random: Random): Draughted | undefined {
  const { draft } = made;
  if (draft.country.code !== 'CN') return undefined;
  const words = draft.parts.map(({ text, said }) =>
    (said ?? text).replaceAll('ü', random.chance(0.5) ? 'u' : 'v'),
  );
  const joined = words
    .map((word) => word.replaceAll(' ', ''))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const way = random.float();
  const bare =
    way < 0.6 ? joined.join(' ') : way < 0.8 ? joined.join('').toLowerCase() : words.join(' ').toLowerCase();
  const tail = random.pick(['', '', ' Co., Ltd.', ' youxian gongsi', ' Co Ltd']);
  return { name: bare + tail, bare };
}

/** Names without spaces, typed without their town or without the trade. */
function inParts(made: MadeCompany, random: Random): Draughted | undefined {
  const { parts, language } = made.draft;
  if (language.joiner !== '' || parts.length < 2) return undefined;
  const light = parts.filter(({ role }) => role === 'place' || role === 'trade' || role === 'common');
  if (light.length === 0) return undefined;
  const left = random.pick(light);
  const kept = parts.filter((part) => part !== left).map(({ text }) => text);
  const bare = kept.join(random.chance(0.2) ? ' ' : '');
  return { name: bare, bare, kept };
}

/** The word that stands out as it is read, what the company does in English. */
function tradeTranslated(made: MadeCompany, random: Random): Draughted | undefined {
  const { parts, country } = made.draft;
  if (
    isLatin(stemOf(made.draft)) ||
    !parts.some(({ role, english }) => role === 'trade' && english !== undefined)
  )
    return undefined;
  const scheme = at(schemesOf(country.code), 0);
  const bare = parts.map((part) => romanPart(part, scheme, true)).join(' ');
  return inLatin(bare, made, random);
}

function readAloud(script: (text: string) => boolean, isTranslated: boolean): QuestionClass['ask'] {
  return (made, random) => {
    const { parts } = made.draft;
    if (!script(stemOf(made.draft))) return undefined;
    const bare = parts
      .map((part) => (isTranslated ? romanPart(part, '', true) : (part.said ?? part.text)))
      .join(' ');
    if (!/^[\p{Script=Latin}\p{N}\s'&-]+$/u.test(bare)) return undefined;
    return inLatin(random.chance(0.3) ? bare.toLowerCase() : bare, made, random);
  };
}

const nameClass = (name: string, ask: QuestionClass['ask']): QuestionClass => ({ name, kind: 'name', ask });

export const scriptClasses: readonly QuestionClass[] = [
  nameClass('other transliteration', otherScheme),
  nameClass('transliteration + typo', schemeAndTypo),
  nameClass('Cyrillic typed in Latin', latinByEar),
  nameClass('Latin typed in Cyrillic', typedInCyrillic),
  nameClass('Chinese in pinyin', pinyin),
  nameClass('Chinese, Japanese in parts', inParts),
  nameClass('trade in English', tradeTranslated),
  nameClass('Arabic read aloud', readAloud(isArabic, false)),
  nameClass(
    'Japanese, Korean read aloud',
    readAloud((text) => /[\p{Script=Hangul}\p{Script=Katakana}]/u.test(text), false),
  ),
];
