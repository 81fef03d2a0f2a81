import type { Country, Form } from './country.ts';
import type { Language, Part } from './part.ts';
import { at, type Random } from './random.ts';

/** A name before it is written down: its pieces, and how the form stands beside them. */
export type Draft = Readonly<{
  country: Country;
  language: Language;
  parts: readonly Part[];
  form: Form;
  isFormFirst: boolean;
  quotes: readonly [string, string];
}>;

const manyWords = 3_000_000;

/** Composes a name as companies of the country give themselves. */
export function composeName(country: Country, random: Random): Draft {
  const second = country.second;
  const isSecond = second !== undefined && random.chance(second.share);
  const language = isSecond ? second.language : country.language;
  const shape = random.pick(language.templates);
  return {
    country,
    language,
    parts: partsOf(language, country, shape, random),
    form: pickForm(isSecond ? second.forms : country.forms, random),
    isFormFirst: country.formFirst > 0 && random.chance(country.formFirst),
    quotes: random.pick(country.quotes),
  };
}

export function pickForm(forms: readonly Form[], random: Random): Form {
  let left = random.float() * forms.reduce((sum, { share }) => sum + share, 0);
  for (const form of forms) {
    left -= form.share;
    if (left < 0) return form;
  }
  return at(forms, 0);
}

/** The name without its form. */
export function stemOf({ parts, language }: Pick<Draft, 'parts' | 'language'>): string {
  return parts.map(({ text }) => text).join(language.joiner);
}

export function writeName(draft: Draft): string {
  const { language, form, isFormFirst, quotes } = draft;
  const stem = quotes[0] + stemOf(draft) + quotes[1];
  const gap = language.joiner === '' && !/^\p{Script=Hangul}/u.test(form.text) ? '' : ' ';
  if (form.lead !== undefined) return `${form.lead} ${stem} ${form.text}`;
  return isFormFirst ? `${form.text}${gap}${stem}` : `${stem}${gap}${form.text}`;
}

function partsOf(language: Language, country: Country, shape: readonly string[], random: Random): Part[] {
  const isRich = shape.filter((sign) => !sign.startsWith('=')).length > 2;
  const parts: Part[] = [];
  for (const sign of shape) {
    const part = partOf(sign, language, country, shape.length === 1, isRich, random);
    const last = parts.at(-1);
    // `Müller Müller` and `Trade Trade` are nobody's name.
    if (last?.text !== part.text) parts.push(part);
  }
  return parts;
}

function partOf(
  sign: string,
  language: Language,
  country: Country,
  isAlone: boolean,
  isRich: boolean,
  random: Random,
): Part {
  switch (sign) {
    case 'B':
      return language.coin(isAlone ? manyWords / 20 + random.below(manyWords * 3) : rankOf(isRich, random));
    case 'T':
      return random.chance(0.5) ? random.pick(language.trades) : random.pickEarly(language.trades);
    case 'C':
      return random.pickEarly(language.common);
    case 'P':
      return random.pickEarly(country.places);
    case 'L':
      return random.pick(language.loans);
    case 'H':
      return random.pickEarly(language.heads);
    case 'S':
      return surname(language, isRich ? 0.4 : 0.08, random);
    case 'N':
      return language.writeNumber?.(random) ?? digits(random);
    case 'I':
      return { text: initials(language, random), role: 'initials' };
    case 'K':
      return joined(random.pick(language.trades), random.pick(language.trades));
    case 'B-T':
      return joined(language.coin(rankOf(true, random)), random.pick(language.trades));
    default:
      return { text: sign.slice(1), role: 'small' };
  }
}

/** A few words in thousands of names, most in one or two; short names need rarer words to tell them apart. */
function rankOf(isRich: boolean, random: Random): number {
  return random.rankFrom(isRich ? 200 : 4_000, manyWords);
}

function digits(random: Random): Part {
  const value = random.pick([1, 2, 3, 5, 7, 21, 24, 33, 77, 99, 2000, 1 + random.below(999)]);
  return { text: String(value), role: 'number', value };
}

function surname(language: Language, known: number, random: Random): Part {
  if (language.surnameEnds.length === 0 || random.chance(known)) return random.pickEarly(language.surnames);
  const root = language
    .coin(random.rankFrom(600, 200_000))
    .text.replace(/[aeiouаеиоуяюыэіαειουάέίόუოიეა]+$/u, '');
  return { text: root + random.pick(language.surnameEnds), role: 'surname' };
}

function joined(first: Part, second: Part): Part {
  return { text: first.text + second.text.toLowerCase(), role: 'brand' };
}

function initials(language: Language, random: Random): string {
  const letter = () => random.pick([...language.trades]).text.charAt(0);
  return letter() + letter() + (random.chance(0.5) ? letter() : '');
}
