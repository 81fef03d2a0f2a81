import { formsIn, samenessOf } from '#names/signs/typed-name.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { ParsedName } from '#names/tokens/parsed-name.ts';

/**
 * A legal form as it is written in a name, and its family: null where the families do not know it. `key` is what it is
 * compared by where that is not its own letters.
 */
export type WrittenForm = Readonly<{ text: string; family: string | null; key?: string }>;

const maxFormWords = 9;
/** Of a longer name the form is told by its key. */
const maxScan = 120;

/**
 * The legal form of a name as it is written there: what can be taken off either end without changing its core. `whole` is
 * the name taken apart.
 */
export function formIn(name: string, whole: ParsedName): WrittenForm | undefined {
  const { country } = whole;
  if (whole.form === null) return undefined;
  const words = name.slice(0, 500).split(/\s+/).filter(Boolean);
  for (let count = 1; count <= Math.min(maxFormWords, words.length - 1); count += 1) {
    for (const [form, rest] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      const left = normaliseName(rest.join(' '), country);
      if (left.core !== whole.core || left.form !== null) continue;
      return { text: trimMarks(form.join(' ')), family: whole.form };
    }
  }
  // Without gaps between words: 有限公司.
  return strictFormIn(name, country, whole.form) ?? { text: whole.form, family: whole.form };
}

/** A form that is compared sign for sign, in the letters that it is written in. */
export function strictFormIn(
  name: string,
  country: string,
  family: string | null = null,
): WrittenForm | undefined {
  const key = formsIn(name, country);
  return key === '' ? undefined : { text: asWritten(name, country) || key, key, family };
}

/** What stands before and behind the core: what can be cut off either end while the same words are left. */
function asWritten(name: string, country: string): string {
  if (name.length > maxScan) return '';
  const isStill = (rest: string) => samenessOf(rest, name, country) !== undefined;
  const places = placesIn(name);
  const from = places.findLast((at) => isStill(name.slice(at))) ?? 0;
  const to = places.find((at) => at > from && isStill(name.slice(from, at))) ?? name.length;
  return [name.slice(0, from), name.slice(to)].map(trimMarks).filter(Boolean).join(' ');
}

/** Where something can be cut off: at the edge of a word, and between any two letters that are written without gaps. */
const place =
  /(?<![\p{L}\p{M}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{M}\p{N}])(?![\p{L}\p{M}\p{N}])|(?<=\p{Lo})(?=\p{Lo})/gu;
const placesIn = (text: string): number[] => [...text.matchAll(place)].map(({ index }) => index);

function trimMarks(form: string): string {
  return form.replaceAll(/^[\s,;"“”«»()[\]-]+|[\s,;"“”«»()[\]-]+$/g, '');
}
