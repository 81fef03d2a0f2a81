import type { Comparison } from './compare-names.ts';

/** Letters from which on a word may be cut short, as `Hafenstr.` is. */
const shortened = 4;

/** Compares addresses word by word, in whatever order: a shortened word is the same, a missing one is no contradiction. */
export function compareAddresses(asked: string, found: string): Comparison {
  const own = wordsOf(found);
  const words = wordsOf(asked);
  const agreeing = words.filter((word) => own.some((other) => isSame(word, other)));
  if (words.length > 0 && agreeing.length === words.length)
    return { verdict: 'same', note: (said) => said.sameAddress };
  return agreeing.length * 2 > words.length
    ? { verdict: 'near', note: (said) => said.partOfAddress }
    : { verdict: 'differs', note: (said) => said.differs };
}

function wordsOf(address: string): string[] {
  return address
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= shortened && /^\p{L}+$/u.test(short) && long.startsWith(short);
}
