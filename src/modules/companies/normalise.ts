import { joinInitials, splitLegalForm, splitUnspacedForm } from './legal-forms.ts';
import { transliterate } from './transliterate.ts';

/** Raised with every change of the rules below: rows of an older version are built again. */
export const normVersion = 1;

/** Longer names are cut: nobody's name is longer, and the cost of a search stays bounded. */
const maxInput = 500;
const maxCore = 300;

export type NormalisedName = Readonly<{
  /** Latin words in lower case without form, punctuation and accents; empty only if no letter or digit was given. */
  core: string;
  /** Family of the legal form that stood in the name, e.g. `LLC`. */
  form: string | null;
}>;

/** Reduces a company's name to what it is compared by; pure, never throws, and its core is its own core. */
export function normaliseName(name: string, country = ''): NormalisedName {
  const text = cleanText(name);
  const unspaced = splitUnspacedForm(text);
  const words = wordsOf(unspaced.rest, country);
  const { rest, family } = splitLegalForm(joinInitials(words), country);
  const core = joinInitials(rest).join(' ');
  return { core: core === '' ? spelledOut(text) : core, form: unspaced.family ?? family };
}

/** Compatible forms made one, marks that nobody sees removed, letters that only look alike left alone. */
function cleanText(name: string): string {
  return name
    .slice(0, maxInput)
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|\ufffd|[\u0300-\u036f]/gu, '')
    .slice(0, maxInput)
    .toWellFormed();
}

function wordsOf(text: string, country: string): string[] {
  // Dotted initials belong together in any script: ذ.م.م, Α.Ε., S.p.A.
  const joined = text.replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[./]\s?\p{L})+(?![\p{L}\p{N}])/gu, (initials) =>
    initials.replaceAll(/[^\p{L}]/gu, ''),
  );
  const latin = transliterate(joined.replaceAll(/[&+＋]/g, ' and '), country).toLowerCase();
  const words = latin
    .replaceAll(/['`"’ʼ]/g, (mark) => (mark === '"' ? ' ' : ''))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const kept: string[] = [];
  let length = 0;
  for (const word of words) {
    length += word.length + 1;
    if (length > maxCore) break;
    kept.push(word);
  }
  return kept.length === 0 ? words.slice(0, 1).map((word) => word.slice(0, maxCore)) : kept;
}

/** Letters that no table can read still make a name: their code points. */
function spelledOut(text: string): string {
  return [...text]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .slice(0, 40)
    .map((sign) => `u${sign.codePointAt(0)?.toString(16).padStart(5, '0')}`)
    .join('');
}
