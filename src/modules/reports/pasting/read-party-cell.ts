import type { ColumnMeaning } from '#findings/party-tables/column-words/column-meanings.ts';
import { interestOfWords, kindOfWords, wayOfWords } from '#findings/party-tables/readings/kind-words.ts';
import {
  nothing,
  type ReadCell,
  saysNothing,
  unreadable,
} from '#findings/party-tables/readings/read-cell.ts';
import { type DayOrder, readDay } from '#findings/party-tables/readings/read-day.ts';
import { readShare, type ShareScale } from '#findings/party-tables/readings/read-share.ts';
import { roleOfWords } from '#findings/party-tables/readings/role-words.ts';
import { countryOfWord } from '#names/hints/country-words.ts';
import { shareValue } from '../assembly/shares.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { codeOfLabel } from './code-of-label.ts';

export type CellContext = Readonly<{
  order?: DayOrder | undefined;
  scale?: ShareScale | undefined;
  today: string;
}>;

const mostName = 1_000;
const mostRole = 300;
const mostNumber = 200;
const mostText = 4_000;
const mostInterests = 23;

/** A cell of a pasted table as the value of a fact. Formulas are words like others: nothing is ever computed of them. */
export function readPartyCell(
  meaning: ColumnMeaning,
  text: string,
  context: CellContext,
): ReadCell<FactValue> {
  switch (meaning) {
    case 'name':
    case 'family_name':
    case 'given_name':
    case 'patronymic':
    case 'of':
      return textIn(text, mostName);
    case 'number':
      return textIn(text, mostNumber);
    case 'elsewhere':
      return textIn(text, mostText);
    case 'role':
      return saysNothing(text) ? nothing : read(text.length > mostRole ? undefined : roleOfCell(text));
    case 'kind':
      return saysNothing(text) ? nothing : read(codeOfLabel('ownerKind', text) ?? kindOfWords(text));
    case 'country':
      return saysNothing(text) ? nothing : read(countryOfWord(text));
    case 'path':
      return saysNothing(text) ? nothing : read(pathIn(text));
    case 'control':
      return saysNothing(text) ? nothing : read(interestsIn(text));
    case 'since':
    case 'until':
      return readDay(text, context);
    case 'born': {
      // Of people the least that tells namesakes apart: the year, never the day.
      const day = readDay(text, { ...context, isBirth: true });
      return day.is === 'read' ? read(day.value.slice(0, 4)) : bornWithoutDay(text, day);
    }
    case 'share':
    case 'votes': {
      const share = readShare(text, context.scale);
      return share.is === 'read' ? read(shareValue(share.value)) : share;
    }
  }
}

/** `03/04/1970` is of 1970, whichever way it is read. */
function bornWithoutDay(text: string, day: ReadCell<string>): ReadCell<FactValue> {
  const year = /(?:^|\D)((?:19|20)\d\d)(?!\d)/.exec(text)?.[1];
  return day.is === 'either' && year !== undefined ? read(year) : day.is === 'read' ? nothing : day;
}

function read(value: FactValue | undefined): ReadCell<FactValue> {
  return value === undefined ? unreadable : { is: 'read', value };
}

function textIn(text: string, most: number): ReadCell<FactValue> {
  if (saysNothing(text)) return nothing;
  return text.length > most ? unreadable : { is: 'read', value: text };
}

/** Our role with the table's own word; one that no list knows stands as it was written. */
export function roleOfCell(text: string): FactValue {
  const label = codeOfLabel('role', text);
  if (label !== undefined) return { code: label };
  const role = roleOfWords(text);
  return role === undefined ? text : { code: role, word: text };
}

function pathIn(text: string): FactValue | undefined {
  const way = codeOfLabel('way', text) ?? wayOfWords(text);
  if (way !== undefined) return { code: way };
  return text.length > mostName ? undefined : text;
}

/** Kinds of interest by our codes; a word that no list knows stays as it is. */
function interestsIn(text: string): FactValue | undefined {
  const whole = codeOfLabel('interest', text);
  if (whole !== undefined) return [whole];
  const words = text
    .split(/\s*[;|\n]\s*|,\s+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length > mostInterests || words.some((word) => word.length > 500)) return undefined;
  return [...new Set(words.map((word) => codeOfLabel('interest', word) ?? interestOfWords(word) ?? word))];
}
