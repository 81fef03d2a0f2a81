import { formHead, formTail, formWithin, hasHungForm, isForm } from '../signs/typed-name.ts';
import { countryNamed, type NamedCountry } from './country-names.ts';
import { isWorldTown, soundOf, townOfSound, townWords } from './town-key.ts';

/** A typed name read as a name with a place beside it, or with its legal form elsewhere. */
export type HintedName = Readonly<{
  /** What is left of the text: the name with its legal form, as typed. */
  name: string;
  /** The town as typed, and what it is known by. */
  town?: Readonly<{ text: string; key: string }>;
  country?: Readonly<{ text: string } & NamedCountry>;
  /** The place stands after a comma or the legal form: it is hardly a word of the name. */
  isSetOff: boolean;
}>;

/** A word of the text, by its places there. */
type Token = Readonly<{ text: string; from: number; to: number; sound: string; isWord: boolean }>;
/** Tokens from `start` to before `end` that name a place. */
type Span = Readonly<{ start: number; end: number; town?: string; country?: NamedCountry }>;

const maxText = 300;
const maxTokens = 30;
/** Words of a town, and of a country: Объединённые Арабские Эмираты. */
const maxTownWords = 3;
const maxCountryWords = 5;
/** So many words at either end, and before a legal form at the end, may be a town. */
const reach = { head: 3, tail: 5, inner: 3 } as const;
const maxPlaces = 4;
const maxFormWords = 5;

/** Keys of all words of a text that may be towns; which of them are, the register of the country knows. At most 30. */
export function townsAsked(text: string, country: string): string[] {
  const tokens = tokensOf(text, country);
  const inner = tokens.length - formTail(textsOf(tokens), country);
  const keys = new Set<string>();
  for (const [from, to] of [
    [0, Math.min(reach.head, tokens.length)],
    [Math.max(0, tokens.length - reach.tail), tokens.length],
    [Math.max(0, inner - reach.inner), inner],
  ] as const)
    for (let start = from; start < to; start += 1)
      for (let end = start + 1; end <= Math.min(to, start + maxTownWords); end += 1) {
        const key = keyOf(tokens, start, end);
        if (mayBeTown(tokens, start, end, key)) keys.add(key);
      }
  for (const { sound } of hanHeads(tokens)) keys.add(townOfSound(sound));
  return [...keys];
}

/**
 * Readings of a typed name in which words of it are its town or country, or its form stands at its end, the likeliest
 * first; none where nothing is one.
 * `isTown` tells of a key whether a company of the country is there. At most 3; the text as a whole is still a name.
 */
export function readHints(text: string, country: string, isTown: (key: string) => boolean): HintedName[] {
  const tokens = tokensOf(text, country);
  const asked: Asked = { text: text.slice(0, maxText), tokens, country, isTown };
  if (tokens.length < 2) return headReadings(asked);
  const tail = stripTail(asked, tokens.length, true);
  const readings = tail.spans.length === 0 ? innerReadings(asked) : tailReadings(asked, tail);
  const placed = [...readings, ...headReadings(asked)];
  const all = placed.length === 0 ? formReadings(asked) : placed;
  return (
    all
      .filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
      // A form alone is nobody's name: ООО «Россия».
      .filter(({ name }) => !isForm(textsOf(tokensOf(name, country)), country))
      .slice(0, 3)
  );
}

type Asked = Readonly<{
  text: string;
  tokens: readonly Token[];
  country: string;
  isTown: (key: string) => boolean;
}>;

/** Places at the end, the last first, and after how many of them the name is certain to have ended. */
type Stripped = Readonly<{ spans: readonly Span[]; setOff: number }>;

function stripTail(asked: Asked, from: number, canEnd: boolean): Stripped {
  const { tokens } = asked;
  const spans: Span[] = [];
  let setOff = 0;
  let end = from;
  while (spans.length < maxPlaces) {
    const hidden = beforeNumbers(tokens, end);
    const span = spanBefore(asked, hidden === 0 ? end : hidden) ?? spanBefore(asked, end);
    if (span === undefined) break;
    end = beforeNumbers(tokens, span.start) || span.start;
    spans.push({ ...span, start: end });
    if (canEnd && isEndOfName(asked, end)) setOff = spans.length;
  }
  return { spans, setOff };
}

/** The place before a postcode, else 0. */
function beforeNumbers(tokens: readonly Token[], end: number): number {
  let at = end;
  while (at > 1 && /^\d{4,6}$/.test(tokens[at - 1]?.text ?? '')) at -= 1;
  return at === end ? 0 : at;
}

/** The longest place that ends there, of which something is left before it; words that say `town` go with it. */
function spanBefore({ tokens, isTown }: Asked, end: number): Span | undefined {
  const bare = end > 2 && townWords.has(lower(tokens[end - 1])) ? end - 1 : end;
  for (let start = Math.max(1, bare - maxCountryWords); start < bare; start += 1) {
    const place = placeOf(tokens, start, bare, isTown);
    if (place === undefined) continue;
    const first = start > 1 && townWords.has(lower(tokens[start - 1])) ? start - 1 : start;
    return { start: first, end, ...place };
  }
  return undefined;
}

function placeOf(
  tokens: readonly Token[],
  start: number,
  end: number,
  isTown: (key: string) => boolean,
): Pick<Span, 'town' | 'country'> | undefined {
  const key = keyOf(tokens, start, end);
  if (end - start <= maxTownWords && mayBeTown(tokens, start, end, key) && isTown(key)) return { town: key };
  const named = countryNamed(soundsOf(tokens, start, end));
  // Whoever names Vienna means the town, though Austria is called by it as well.
  if (named?.isSure !== true && isWorldTown(key)) return { town: key };
  return named === undefined ? undefined : { country: named };
}

/** Signs for a town that are no words of a name. */
const townSigns = new Set(['г', 'гор', 'гр', 'м', 'пгт', 'пос']);

/** What stands before is a whole name: a comma, a bracket or a legal form says so, or a word that says `town`. */
function isEndOfName({ text, tokens, country }: Asked, start: number): boolean {
  const before = tokens[start - 1];
  const first = tokens[start];
  if (before === undefined || first === undefined) return false;
  const between = text.slice(before.to, first.from);
  // A bracket or a dash may belong to the name: X (Shanghai) is a name as well.
  if (/[,;»”“"，；、]/u.test(between) && !/[(（]|\s[-–—|/]\s/u.test(between)) return true;
  const words = textsOf(tokens.slice(0, start));
  // Новый город may be a name, г. is none.
  return townSigns.has(lower(first)) || hasHungForm(before.text) || formTail(words, country) > 0;
}

function tailReadings(asked: Asked, { spans, setOff }: Stripped): HintedName[] {
  const readings: HintedName[] = [];
  if (setOff > 0) readings.push(without(asked, spans.slice(0, setOff), isOnePlace(spans.slice(0, setOff))));
  if (setOff < spans.length) readings.push(without(asked, spans, false));
  if (setOff === 0 && spans.length > 1) readings.push(without(asked, spans.slice(0, 1), false));
  return readings;
}

/** At most one town and one country: of two only one could be compared, and the other would be passed over. */
const isOnePlace = (spans: readonly Span[]): boolean =>
  new Set(spans.flatMap(({ town }) => town ?? [])).size < 2 &&
  new Set(spans.flatMap(({ country }) => country?.code ?? [])).size < 2;

/** Nordwind Hamburg GmbH: the town may be a word of the name, which is not in the register then. */
function innerReadings(asked: Asked): HintedName[] {
  const count = formTail(textsOf(asked.tokens), asked.country);
  if (count === 0 || asked.tokens.length - count < 2) return [];
  const { spans } = stripTail(asked, asked.tokens.length - count, false);
  return spans.length === 0 ? [] : [without(asked, spans, false)];
}

/** Herzogenaurach Puma; г. Казань, ООО «Заря». */
function headReadings(asked: Asked): HintedName[] {
  const { tokens, isTown, country, text } = asked;
  const first = townWords.has(lower(tokens[0])) ? 1 : 0;
  for (let end = Math.min(tokens.length - 1, first + maxCountryWords); end > first; end -= 1) {
    const place = placeOf(tokens, first, end, isTown);
    if (place === undefined) continue;
    const [last, next] = [tokens[end - 1], tokens[end]];
    const isSetOff =
      /[,;，；、]/u.test(text.slice(last?.to, next?.from)) ||
      formHead(textsOf(tokens.slice(end)), country) > 0;
    return [without(asked, [{ start: 0, end, ...place }], isSetOff)];
  }
  const head = hanHeads(tokens).find(({ sound }) => isTown(townOfSound(sound)));
  if (head === undefined) return [];
  const town = { text: head.text, key: townOfSound(head.sound) };
  return [{ name: text.slice(head.to).trim(), town, isSetOff: false }];
}

/** Nordwind GmbH Logistik: a legal form between words stands at the end of the name. */
function formReadings({ text, tokens, country }: Asked): HintedName[] {
  for (let start = 1; start < tokens.length - 1; start += 1)
    for (let end = Math.min(tokens.length - 1, start + maxFormWords); end > start; end -= 1) {
      const form = tokens.slice(start, end);
      if (!isForm(textsOf(form), country)) continue;
      const [from, to] = [form[0]?.from ?? 0, form.at(-1)?.to ?? 0];
      const name = `${text.slice(0, from)}${text.slice(to)} ${text.slice(from, to)}`.replaceAll(/\s+/g, ' ');
      return [{ name, isSetOff: false }];
    }
  return [];
}

/** The text without these places, and what they are. */
function without({ text, tokens }: Asked, spans: readonly Span[], isSetOff: boolean): HintedName {
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const cut = { from: tokens[start]?.from ?? 0, to: tokens[end - 1]?.to ?? text.length };
  const name = `${text.slice(0, cut.from).replace(/[\s,;(，；（、\-–—|/]+$/u, '')} ${text
    .slice(cut.to)
    .replace(/^[\s,;).，；）、\-–—|/]+/u, '')}`.trim();
  const said = (span: Span) => {
    const words = tokens.slice(span.start, span.end).filter((token) => !/^\d+$/.test(token.text));
    const own = words.filter((token) => !townWords.has(lower(token)));
    return (own.length === 0 ? words : own).map((token) => token.text).join(' ');
  };
  const town = spans.find((span) => span.town !== undefined);
  const country = spans.find((span) => span.country !== undefined);
  return {
    name,
    ...(town?.town === undefined ? {} : { town: { text: said(town), key: town.town } }),
    ...(country?.country === undefined ? {} : { country: { text: said(country), ...country.country } }),
    isSetOff,
  };
}

/** A town has neither digits nor a word that is a legal form in the country. */
const mayBeTown = (tokens: readonly Token[], start: number, end: number, key: string): boolean =>
  key.length > 1 && /[a-z]/.test(key) && tokens.slice(start, end).every(({ isWord }) => isWord);

const soundsOf = (tokens: readonly Token[], start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ sound }) => sound)
    .join(' ');
const keyOf = (tokens: readonly Token[], start: number, end: number): string =>
  townOfSound(soundsOf(tokens, start, end));

const textsOf = (tokens: readonly Token[]): string[] => tokens.map(({ text }) => text);
const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? '';

function tokensOf(text: string, country: string): Token[] {
  const tokens: Token[] = [];
  const add = (word: string, from: number) => {
    const isWord = !/\p{N}/u.test(word) && !isForm([word], country);
    tokens.push({ text: word, from, to: from + word.length, sound: soundOf(word), isWord });
  };
  for (const match of text
    .slice(0, maxText)
    .toWellFormed()
    .matchAll(/[\p{L}\p{M}\p{N}]+(?:['’ʼ‘`״"׳](?=\p{L})[\p{L}\p{M}]+)*/gu)) {
    if (tokens.length >= maxTokens) break;
    const [word] = match;
    // 明珠贸易有限公司上海: what stands around a form that nothing sets off.
    const form = unspaced.test(word) ? formWithin(word) : undefined;
    const cuts = form === undefined ? [0, word.length] : [0, form.from, form.to, word.length];
    for (const [at, from] of cuts.slice(0, -1).entries())
      add(word.slice(from, cuts[at + 1]), match.index + from);
  }
  return tokens;
}

/** Scripts that leave no gaps between words. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Beginnings of a name in Chinese signs that may be a town: 上海明珠. The longest first. */
function hanHeads([first]: readonly Token[]): Token[] {
  if (first === undefined || !/^\p{Script=Han}{4}/u.test(first.text)) return [];
  return [4, 3, 2]
    .filter((length) => /^\p{Script=Han}+$/u.test(first.text.slice(0, length + 2)))
    .map((length) => {
      const text = first.text.slice(0, length);
      return { ...first, text, to: first.from + length, sound: soundOf(text.replace(/市$/u, '')) };
    });
}
