import type { ListedNameKind } from '#findings/vocabulary/list-entry.ts';
import type { FieldState } from './compare-fields.ts';
import type { NameComparison } from './compare-names.ts';

/** `hit`: a person must look; `near`: alike, and something speaks against it; `none`: somebody else. */
export type Band = 'hit' | 'near' | 'none';

/** What a verdict is made from: never a sum, always what agrees, differs or is unknown. */
export type Evidence = Readonly<{
  name: NameComparison | undefined;
  nameKind: ListedNameKind;
  /** Person and company, or company and vessel. */
  kind: FieldState;
  isPerson: boolean;
  country: FieldState;
  birthYear: FieldState;
  number: FieldState;
}>;

/** A word as long as this is rarely another one with one letter wrong. */
const longWord = 6;
const shortWord = 5;
const longName = 8;
/** How much of both names must be the same where words are left over. */
const mostOfName = 0.8;
const leastOfPerson = 0.6;

/** The band of what was compared; the one place that says so. */
export function bandOf(evidence: Evidence): Band {
  if (evidence.number === 'agree') return 'hit';
  const { name } = evidence;
  if (name === undefined) return 'none';
  const band = bandOfName(name, evidence);
  if (band === 'none') return 'none';
  // Namesakes: what tells them apart says so.
  if (evidence.birthYear === 'differ') return evidence.country === 'differ' ? 'none' : 'near';
  if (evidence.kind === 'differ') return name.how === 'exact' || name.how === 'form' ? 'near' : 'none';
  if (evidence.number === 'differ') return 'near';
  if (evidence.nameKind === 'weak_alias' && !isConfirmed(evidence)) return 'near';
  return band;
}

const isConfirmed = ({ country, birthYear }: Evidence): boolean =>
  country === 'agree' || birthYear === 'agree';

function bandOfName(name: NameComparison, evidence: Evidence): Band {
  switch (name.how) {
    case 'exact':
      return name.words === 1 && evidence.country === 'differ' ? 'near' : 'hit';
    case 'form':
    case 'order':
    case 'transliterated':
      return isSameName(name, evidence) ? 'hit' : 'near';
    case 'typo':
      return bandOfSlips(name, evidence);
    case 'part':
      return bandOfPart(name, evidence);
  }
}

/** All words are there: one word alone, and a name from elsewhere, need something else to agree. */
function isSameName(name: NameComparison, evidence: Evidence): boolean {
  if (isConfirmed(evidence)) return true;
  if (evidence.country === 'differ') return false;
  if (name.words > 1) return name.form !== 'other' || name.longestSame >= shortWord;
  return name.form === 'same' || (name.form === 'open' && name.longestSame >= shortWord + 1);
}

function bandOfSlips(name: NameComparison, evidence: Evidence): Band {
  const isElsewhere = evidence.country === 'differ';
  if (name.slips > 1 + Math.floor(name.words / 4)) return isElsewhere ? 'none' : 'near';
  if (isElsewhere) return name.words > 1 ? 'near' : 'none';
  if (isConfirmed(evidence)) return name.letters > shortWord || name.isSwapped ? 'hit' : 'near';
  // With nothing but the name, it must be long, for the more of it is right; swapped letters are a slip sooner than others.
  if (name.words === 1) {
    const least = name.isSwapped ? shortWord : longWord;
    return name.form !== 'other' && name.longestSlip >= least ? 'hit' : 'near';
  }
  const least = name.isSwapped ? longWord : longName;
  return name.letters >= least && name.form !== 'other' ? 'hit' : 'near';
}

/** Words are left over, or said in another language: never a hit. */
function bandOfPart(name: NameComparison, evidence: Evidence): Band {
  if (name.hasOtherNumber || name.slips > 1 || name.longestSame < 3) return 'none';
  if (evidence.isPerson) {
    // A patronymic or a second name is left out as often as not.
    const isShort = name.askedShare === 1 || name.listedShare === 1;
    const isTwo = name.words - Math.max(name.onlyAsked.length, name.onlyListed.length) > 1;
    if (!isShort || !isTwo || Math.min(name.askedShare, name.listedShare) < leastOfPerson) return 'none';
    if (evidence.birthYear === 'agree' && evidence.country !== 'differ') return 'hit';
    return evidence.country === 'differ' ? 'none' : 'near';
  }
  if (evidence.country === 'differ') return 'none';
  return Math.min(name.askedShare, name.listedShare) >= mostOfName ? 'near' : 'none';
}
