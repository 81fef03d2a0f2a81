import anyAscii from 'any-ascii';

/** A word as it is written, and in plain Latin letters. */
export type Word = Readonly<{ text: string; latin: string }>;

/** What a company does, in English; every vocabulary lists its own words in this order. */
export const activityGlosses = [
  'Trading',
  'Construction',
  'Foods',
  'Furniture',
  'Textiles',
  'Energy',
  'Logistics',
  'Machinery',
  'Chemicals',
  'Electronics',
  'Technology',
  'Agro',
  'Metal',
  'Timber',
  'Medical',
  'Consulting',
  'Packaging',
  'Printing',
  'Glass',
  'Transport',
] as const;

/** The words of one language from which names and addresses are put together. */
export type Vocabulary = Readonly<{
  /** BCP 47 tag. */
  lang: string;
  /** True where names are written in Latin letters. */
  isLatin: boolean;
  /** Stands between the words of a name; empty in Chinese and Japanese. */
  glue: string;
  /** Brand words. */
  roots: readonly Word[];
  surnames: readonly Word[];
  /** In the order of `activityGlosses`; a small vocabulary may stop early. */
  activities: readonly Word[];
  streets: readonly Word[];
  /** `{street}`, `{n}`, `{zip}` and `{city}` in the order of the language. */
  address: string;
  /** Names: R and Q are roots, S and T surnames, A the activity, C the city. */
  patterns: readonly string[];
}>;

type Draft = Readonly<{
  lang: string;
  glue?: string;
  roots: string;
  surnames?: string;
  activities: string;
  streets: string;
  address: string;
  patterns: string;
}>;

/** Builds a vocabulary from comma-separated lists; see `words`. */
export function vocabulary(draft: Draft): Vocabulary {
  const roots = words(draft.roots);
  return {
    lang: draft.lang,
    isLatin: !draft.roots.includes('|') && /^\p{Script=Latin}/u.test(draft.roots.trim()),
    glue: draft.glue ?? ' ',
    roots,
    surnames: draft.surnames === undefined ? roots : words(draft.surnames),
    activities: words(draft.activities),
    streets: words(draft.streets),
    address: draft.address,
    patterns: draft.patterns.split(',').map((pattern) => pattern.trim()),
  };
}

/** Splits `a, b|latin b`: where no Latin spelling is given, the letters are replaced one by one. */
export function words(list: string): readonly Word[] {
  return list.split(',').map((entry) => {
    const [text = '', latin] = entry.trim().split('|');
    return { text, latin: latin ?? capitalised(text, toLatin(text)) };
  });
}

/** A text in plain Latin letters and signs. */
export function toLatin(text: string): string {
  const plain = anyAscii(text.replace(/ο[υύ]/gi, (letters) => (letters.startsWith('Ο') ? 'Ou' : 'ou')));
  if (plain === text) return text;
  // A letter that becomes two or more is written with a capital inside a word: `ShCherbak`.
  const words = plain.replace(/(?<=[a-z])[A-Z]+/g, (capitals) => capitals.toLowerCase());
  // Soft signs and ejectives: nobody writes them in a name.
  return /\p{Script=Latin}/u.test(text) ? words : words.replace(/['`]/g, '');
}

/** Georgian and others know no capitals: their Latin spelling gets them. */
function capitalised(text: string, latin: string): string {
  const hasCase = text.toLowerCase() !== text.toUpperCase();
  return hasCase && text !== text.toLowerCase()
    ? latin
    : latin.replace(/(^|[ -])([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
