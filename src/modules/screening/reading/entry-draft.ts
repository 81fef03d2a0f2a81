import type {
  BirthYears,
  CountryRelation,
  EntryKind,
  ListCode,
  ListEntry,
  ListedCountry,
  ListedIdentifier,
  ListedName,
  ListedNameKind,
  ListedPosition,
} from '#findings/vocabulary/list-entry.ts';
import { EntryFault, listBounds } from './list-format.ts';
import { listedCountry } from './listed-country.ts';
import { type ListedNumber, numberOfWord } from './listed-numbers.ts';
import { scriptOf } from './script-of.ts';

type Told = Partial<
  Pick<ListEntry, 'reference' | 'reason' | 'legalBasis' | 'listedOn' | 'changedOn' | 'delistedOn' | 'url'>
>;

/** An entry in the making: what is said twice is kept once, what is empty not at all. */
export interface EntryDraft {
  readonly entryKind: EntryKind;
  name(text: string | undefined, nameKind: ListedNameKind, told?: Partial<ListedName>): void;
  /** `word` is a code or a name of a country. */
  country(word: string | undefined, relation: CountryRelation): void;
  birthYears(years: BirthYears | undefined): void;
  /** A number as the list calls it; those of people are never kept. */
  number(sourceWord: string, value: string | undefined, issuer?: string): void;
  numbers(found: readonly ListedNumber[]): void;
  programme(text: string | undefined): void;
  measure(text: string | undefined): void;
  position(position: ListedPosition): void;
  tell(told: Told): void;
  entry(): ListEntry;
}

const maxOthers = 200;
const maxText = 500;

/** Begins an entry of a list. */
export function draftEntry(
  at: Readonly<{ list: ListCode; entryId: string | undefined; entryKind: EntryKind; place: string }>,
): EntryDraft {
  const names = new Map<string, ListedName>();
  const countries = new Map<string, ListedCountry>();
  const identifiers = new Map<string, ListedIdentifier>();
  const years = new Map<string, BirthYears>();
  const programmes = new Set<string>();
  const measures = new Set<string>();
  const positions: ListedPosition[] = [];
  let told: Told = {};
  const isPerson = at.entryKind === 'person';

  const number = (sourceWord: string, value: string | undefined, issuer?: string) => {
    if (isPerson || value === undefined || identifiers.size >= maxOthers) return;
    const read = numberOfWord(sourceWord, value);
    if (read === undefined) return;
    const code = issuer === undefined ? undefined : codeOf(issuer);
    const key = `${read.scheme} ${read.value}`;
    if (!identifiers.has(key)) identifiers.set(key, code === undefined ? read : { ...read, issuer: code });
  };

  return {
    entryKind: at.entryKind,
    name(text, nameKind, { lang, script, surname } = {}) {
      const name = plain(text).slice(0, listBounds.maxNameLength);
      if (!/[\p{L}\p{N}]/u.test(name)) return;
      const known = names.get(name);
      if (known !== undefined && rank[known.nameKind] <= rank[nameKind]) return;
      if (names.size >= listBounds.maxNames)
        throw new EntryFault(`the entry has more than ${listBounds.maxNames} names`);
      const written = script ?? scriptOf(name);
      names.set(name, {
        name,
        nameKind,
        ...(lang !== undefined && { lang }),
        ...(written !== undefined && { script: written }),
        ...(surname !== undefined && surname !== '' && surname !== name && { surname: plain(surname) }),
      });
    },
    country(word, relation) {
      const code = word === undefined ? undefined : codeOf(word);
      if (code === undefined || countries.size >= maxOthers) return;
      countries.set(`${relation} ${code}`, { code, relation });
    },
    birthYears(given) {
      if (given !== undefined && isPerson && years.size < maxOthers)
        years.set(`${given.min} ${given.max}`, given);
    },
    number,
    numbers(found) {
      for (const { sourceWord, value, issuer } of found) number(sourceWord, value, issuer);
    },
    programme: (text) => keep(programmes, text),
    measure: (text) => keep(measures, text),
    position(position) {
      if (positions.length < maxOthers && position.title !== '')
        positions.push({ ...position, title: position.title.slice(0, maxText) });
    },
    tell(more) {
      told = { ...told, ...withoutEmpty(more, isPerson) };
    },
    entry() {
      const entryId = plain(at.entryId);
      if (entryId === '' || entryId.length > 200) throw new EntryFault('the entry has no key of its own');
      const sorted = [...names.values()].sort((a, b) => rank[a.nameKind] - rank[b.nameKind]);
      const [first, ...rest] = sorted;
      if (first === undefined) throw new EntryFault('the entry has no name');
      return {
        list: at.list,
        entryId,
        entryKind: at.entryKind,
        names: [first.nameKind === 'alias' ? { ...first, nameKind: 'primary' } : first, ...rest],
        birthYears: [...years.values()],
        countries: [...countries.values()],
        identifiers: [...identifiers.values()],
        programmes: [...programmes],
        measures: [...measures],
        positions,
        ...told,
        place: at.place,
      };
    },
  };
}

const rank: Readonly<Record<ListedNameKind, number>> = {
  primary: 0,
  spelling: 1,
  alias: 2,
  former: 3,
  weak_alias: 4,
};

const codeOf = (word: string): string | undefined =>
  /^[A-Z]{2}$/.test(word) && word !== 'UK' ? word : listedCountry(word);

function keep(kept: Set<string>, text: string | undefined): void {
  const words = plain(text).slice(0, maxText);
  if (words !== '' && kept.size < maxOthers) kept.add(words);
}

/** What is told of a person is not why: reasons name relatives, days of birth and places. */
function withoutEmpty(told: Told, isPerson: boolean): Told {
  const kept = Object.entries(told).flatMap(([key, value]) => {
    const text = plain(value).slice(0, 2_000);
    return text === '' || (isPerson && key === 'reason') ? [] : [[key, text] as const];
  });
  return Object.fromEntries(kept);
}

const plain = (text: string | undefined): string =>
  text?.toWellFormed().replaceAll('\u0000', '').replace(/\s+/gu, ' ').trim() ?? '';
