import { editDistance } from '#names/likeness/similarity.ts';
import { foldWord } from '#names/sounds/fold-word.ts';
import { areSwapped, matchWords, slips, type WordMatch } from './compare-words.ts';
import { type SignSlip, slipOfSigns } from './own-signs.ts';
import { allWordsOf, formsOf, type ReadName, type ReadWord } from './read-name.ts';

/**
 * How a name matched, the closest first: sign for sign but for case and punctuation; but for its legal form; the same words in
 * another order; the same when both are written in Latin letters; slips of the hand apart; with words that only one has.
 */
export const nameMatches = ['exact', 'form', 'order', 'transliterated', 'typo', 'part'] as const;
export type NameMatch = (typeof nameMatches)[number];

/** What two names have in common, and what only one of them has. */
export type NameComparison = Readonly<{
  how: NameMatch;
  /** The legal form of both: `open` where one of them has none. */
  form: 'same' | 'other' | 'open';
  /** How many letters are wrong in all, and whether nothing is wrong but that neighbours are swapped. */
  slips: number;
  isSwapped: boolean;
  /** The letters of the longest word of the name itself that is the same, and of the longest that is not. */
  longestSame: number;
  longestSlip: number;
  /** Words and letters of the longer name, without legal forms. */
  words: number;
  letters: number;
  onlyAsked: readonly string[];
  onlyListed: readonly string[];
  /** The parts of both names that are paired, by weight, 0 to 1. */
  askedShare: number;
  listedShare: number;
  /** A number stands in one name, and not in the other: plant 5 is not plant 6. */
  hasOtherNumber: boolean;
}>;

type Pair = Readonly<{ asked: ReadWord; listed: ReadWord; at: number; to: number; match: WordMatch }>;

const ranks: Readonly<Record<WordMatch, number>> = { same: 0, heard: 1, slip: 2, meaning: 3 };

/**
 * Compares two names word by word, and where `maySlip` says that it is worth it also by their own signs; undefined where
 * they have nothing in common.
 */
export function compareNames(
  asked: ReadName,
  listed: ReadName,
  maySlip: boolean,
): NameComparison | undefined {
  const pairs = pairWords(asked.words, listed.words);
  let left = asked.words.filter((_, at) => !pairs.some((pair) => pair.at === at));
  let right = listed.words.filter((_, to) => !pairs.some((pair) => pair.to === to));
  let slipsInForm = 0;
  if (left.length + right.length > 0) {
    if (isWrittenSame(asked, listed)) return whole(asked, listed, joined(asked) !== joined(listed));
    const [all, others] = [allWordsOf(asked), allWordsOf(listed)];
    if (hasSameWords(all, others)) return { ...whole(asked, listed, false), how: 'order', form: 'same' };
    const rest = { left: withoutForms(left, all, others), right: withoutForms(right, others, all) };
    slipsInForm = Math.max(rest.left.slips, rest.right.slips);
    [left, right] = [rest.left.words, rest.right.words];
  }
  const isUnlike = maySlip && (left.length + right.length > 0 || pairs.some(({ match }) => match === 'slip'));
  const signSlip = isUnlike ? slipOfSigns(asked, listed) : undefined;
  if (signSlip !== undefined) return withSlipOfSigns(whole(asked, listed, false), signSlip);
  if (pairs.length === 0) return undefined;
  const of = (...matches: readonly WordMatch[]) => pairs.filter(({ match }) => matches.includes(match));
  // A form with a slip in it is no other form.
  const form = slipsInForm > 0 ? 'open' : compareForms(asked, listed);
  const slipped = of('slip').map((pair) => [pair.asked.info.text, pair.listed.info.text] as const);
  return {
    how: howOf(pairs, left.length + right.length, slipsInForm, asked, listed, form),
    form,
    slips: slipped.reduce((sum, [a, b]) => sum + slips(a, b), slipsInForm),
    isSwapped: slipsInForm === 0 && slipped.every(([a, b]) => areSwapped(a, b)),
    longestSame: longest(of('same', 'heard')),
    longestSlip: longest(of('slip')),
    words: Math.max(asked.words.length, listed.words.length),
    letters: Math.max(joined(asked).length, joined(listed).length),
    onlyAsked: left.map(({ info }) => info.text),
    onlyListed: right.map(({ info }) => info.text),
    askedShare: shareOf(asked, left),
    listedShare: shareOf(listed, right),
    hasOtherNumber: [...left, ...right].some(({ info }) => info.number !== null || info.hasDigit),
  };
}

function compareForms(asked: ReadName, listed: ReadName): NameComparison['form'] {
  const [one, other] = [formsOf(asked), formsOf(listed)];
  if (one !== '' && other !== '') return one === other ? 'same' : 'other';
  // A form that is none of the list is left of a word more: OAO.
  return one === other && hasSameWords(allWordsOf(asked), allWordsOf(listed)) ? 'same' : 'open';
}

/** Every word with the one that is nearest to it: the same words first, wherever they stand. */
function pairWords(asked: readonly ReadWord[], listed: readonly ReadWord[]): Pair[] {
  const all: Pair[] = [];
  for (const [at, one] of asked.entries())
    for (const [to, other] of listed.entries()) {
      const match = matchWords(one, other);
      if (match !== undefined) all.push({ asked: one, listed: other, at, to, match });
    }
  all.sort((a, b) => ranks[a.match] - ranks[b.match] || Math.abs(a.at - a.to) - Math.abs(b.at - b.to));
  const [usedAt, usedTo] = [new Set<number>(), new Set<number>()];
  const pairs = all.filter(({ at, to }) => {
    if (usedAt.has(at) || usedTo.has(to)) return false;
    usedAt.add(at);
    usedTo.add(to);
    return true;
  });
  return pairs.toSorted((a, b) => a.at - b.at);
}

const hasSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().join(' ') === b.toSorted().join(' ');

/**
 * What is left of a name may be a legal form of the other, which stands elsewhere there, or one with a slip in it, LMIITED;
 * words that join others may have slips as well.
 */
function withoutForms(
  left: readonly ReadWord[],
  own: readonly string[],
  other: readonly string[],
): { words: ReadWord[]; slips: number } {
  let count = 0;
  const free = other.filter((word) => !own.includes(word));
  const words = left.filter(({ info }) => {
    if (other.includes(info.text)) return false;
    const at = free.findIndex((word) => isSlipOfShort(word, info.text));
    if (at < 0) return true;
    free.splice(at, 1);
    count += 1;
    return false;
  });
  return { words, slips: count };
}

/** One letter of at least three, or two of two swapped. */
const isSlipOfShort = (a: string, b: string): boolean =>
  slips(a, b) > 0 || (Math.max(a.length, b.length) > 1 && editDistance(a, b, 1) === 1);

function howOf(
  pairs: readonly Pair[],
  left: number,
  slipsInForm: number,
  asked: ReadName,
  listed: ReadName,
  form: NameComparison['form'],
): NameMatch {
  if (left > 0 || pairs.some(({ match }) => match === 'meaning')) return 'part';
  if (slipsInForm > 0 || pairs.some(({ match }) => match === 'slip')) return 'typo';
  const isHeard = pairs.some(({ match }) => match === 'heard');
  if (isHeard || asked.isLatin !== listed.isLatin) return 'transliterated';
  if (pairs.some(({ to }, at) => to < (pairs[at - 1]?.to ?? -1))) return 'order';
  return form === 'same' ? 'exact' : 'form';
}

/** Good Will and Goodwill: the same letters, cut into words elsewhere. */
function isWrittenSame(asked: ReadName, listed: ReadName): boolean {
  const [a, b] = [joined(asked), joined(listed)];
  return a.length > 3 && (a === b || (a.charAt(0) === b.charAt(0) && foldWord(a) === foldWord(b)));
}

const joined = ({ words }: ReadName): string => words.map(({ info }) => info.text).join('');

/** Both names are the same as a whole. */
function whole(asked: ReadName, listed: ReadName, isHeard: boolean): NameComparison {
  const form = compareForms(asked, listed);
  const isSame = !isHeard && asked.isLatin === listed.isLatin;
  return {
    how: isSame ? (form === 'same' ? 'exact' : 'form') : 'transliterated',
    form,
    slips: 0,
    isSwapped: false,
    longestSame: joined(asked).length,
    longestSlip: 0,
    words: Math.max(asked.words.length, listed.words.length),
    letters: joined(asked).length,
    onlyAsked: [],
    onlyListed: [],
    askedShare: 1,
    listedShare: 1,
    hasOtherNumber: false,
  };
}

/** All is the same but one sign of the script that both are written in. */
function withSlipOfSigns(same: NameComparison, { isSwapped, isInForm, letters }: SignSlip): NameComparison {
  if (isInForm) return { ...same, how: 'form', form: 'open' };
  return { ...same, how: 'typo', slips: 1, isSwapped, letters, longestSame: 0, longestSlip: letters };
}

/** The letters of the longest word that is a name: trade, place and praise name nobody. */
const longest = (pairs: readonly Pair[]): number =>
  pairs.reduce(
    (most, { asked }) => (asked.info.concept === null ? Math.max(most, asked.info.text.length) : most),
    0,
  );

function shareOf({ weight }: ReadName, left: readonly ReadWord[]): number {
  const missing = left.reduce((sum, { info }) => sum + info.weight, 0);
  return weight === 0 ? 0 : Math.max(0, 1 - missing / weight);
}
