// Texts of a language that nobody speaks, made from English ones: accents and double vowels show what is translated and
// what has no room, brackets what is cut off or put together. `npm run add-language -- xx` puts this file into the kernel.

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
};

/** Addresses, tags, entities, placeholders and code: what is read by machines. */
const kept =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|<[^>]*>|&#?\w+;|\{+[^{}]*\}+|`[^`]*`|(?<=\])\([^)\s]*\)/g;

/** The same texts with accents, about 40 % longer and in brackets; functions give such texts from what they are given. */
export function pseudo<T>(texts: T): T {
  return pseudoOf(texts, []) as T; // every kind of value keeps its shape
}

/** One text; `given` are the parts that somebody else wrote. */
export function pseudoText(text: string, given: readonly string[] = []): string {
  return parts(text, given)
    .map(({ part, isGiven }) => (isGiven ? part : part.replaceAll(/[a-z]/gi, accent)))
    .join('');
}

function pseudoOf(value: unknown, given: readonly string[]): unknown {
  if (typeof value === 'string') return bracketed(value, given);
  if (typeof value === 'function') {
    return (...inputs: unknown[]) => pseudoOf(value(...inputs), [...given, ...inputs.flatMap(stringsOf)]);
  }
  if (Array.isArray(value)) return value.map((one) => pseudoOf(one, given));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pseudoOf(one, given)]));
}

function bracketed(text: string, given: readonly string[]): string {
  const isWords = parts(text, given).some(({ part, isGiven }) => !isGiven && /[a-z]{2}/i.test(part));
  if (!isWords || /^(?:\/|#|mailto:)\S*$/.test(text)) return text;
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return `${before}[${pseudoText(inner, given)}]${after}`;
}

/** Vowels twice: that alone makes an English text two fifths longer. */
function accent(letter: string): string {
  const own = accented[letter] ?? letter;
  return /[aeiou]/i.test(letter) ? own + own.toLowerCase() : own;
}

function parts(text: string, given: readonly string[]): { part: string; isGiven: boolean }[] {
  const longestFirst = given
    .filter((one) => one.length > 1)
    .toSorted((one, other) => other.length - one.length);
  const marks = [...longestFirst.map((one) => RegExp.escape(one)), kept.source].join('|');
  const found = text.split(new RegExp(`(${marks})`));
  return found.map((part, index) => ({ part, isGiven: index % 2 === 1 }));
}

function stringsOf(input: unknown): string[] {
  if (typeof input === 'string') return [input];
  if (Array.isArray(input)) return input.flatMap(stringsOf);
  return typeof input === 'object' && input !== null ? Object.values(input).flatMap(stringsOf) : [];
}
