import type { EntryKind } from '#findings/vocabulary/list-entry.ts';
import type { EntryDraft } from '../../reading/entry-draft.ts';
import { listedYears } from '../../reading/listed-days.ts';
import { numberOfPhrase } from '../../reading/listed-numbers.ts';

/** What OFAC's word for a party is here; in the CSV an organisation has none. */
export function kindOfWord(word: string): EntryKind {
  if (/^individual$/i.test(word)) return 'person';
  if (/^vessel$/i.test(word)) return 'vessel';
  if (/^aircraft$/i.test(word)) return 'aircraft';
  return 'company';
}

/** The page of an entry for people. */
export const entryUrl = (entryId: string | undefined): string =>
  `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${encodeURIComponent(entryId ?? '')}`;

/**
 * OFAC writes into the remarks what has no column: `DOB 1961; alt. nationality Iraq; a.k.a. 'HUA'; Tax ID No. 7702070139 (Russia)`.
 * What is none of it is kept as the reason, of companies.
 */
export function tellRemarks(draft: EntryDraft, remarks: string | undefined): void {
  const rest: string[] = [];
  for (const part of (remarks ?? '').slice(0, 50_000).split(/;\s+|;$|\.$/)) {
    const text = part.trim();
    if (text !== '' && !isTold(draft, text)) rest.push(text);
  }
  draft.tell({ reason: rest.join('; ') });
}

function isTold(draft: EntryDraft, text: string): boolean {
  const { word = '', value = '' } =
    /^(?:alt\. )?(?<word>DOB|POB|nationality of registration|nationality|citizen|flag|gender|[afn]\.k\.a\.)\s+(?<value>.+)$/i.exec(
      text,
    )?.groups ?? {};
  switch (word.toLowerCase()) {
    case 'dob':
      draft.birthYears(listedYears(value));
      return true;
    case 'pob':
      draft.country(value.split(', ').at(-1), 'birth');
      return true;
    case 'nationality':
    case 'citizen':
      draft.country(value, 'nationality');
      return true;
    case 'nationality of registration':
      draft.country(value, 'registration');
      return true;
    case 'flag':
      draft.country(value, 'flag');
      return true;
    case 'gender':
      return true;
    case 'a.k.a.':
    case 'f.k.a.':
    case 'n.k.a.':
      // Names in quotes in the remarks are those that OFAC calls weak.
      draft.name(value.replace(/^['‘"]|['’"]$/g, ''), 'weak_alias');
      return true;
    default:
      return isNumber(draft, text);
  }
}

function isNumber(draft: EntryDraft, text: string): boolean {
  const number = numberOfPhrase(text);
  if (number === undefined) return false;
  draft.number(number.sourceWord, number.value, number.issuer);
  return true;
}
