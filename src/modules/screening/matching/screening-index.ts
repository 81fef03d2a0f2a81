import { setImmediate } from 'node:timers/promises';
import type { EntryKind, ListEntry, ListedName } from '#findings/vocabulary/list-entry.ts';
import { createWordMemory } from '#names/meanings/word-info.ts';
import {
  compareBirthYears,
  compareCountries,
  compareNumbers,
  type FieldComparison,
  type FieldState,
  listedSpellings,
  spellingsOf,
} from './compare-fields.ts';
import { compareNames, type NameComparison, nameMatches } from './compare-names.ts';
import { buildNameIndex, type IndexedName } from './name-index.ts';
import { readName } from './read-name.ts';
import type { ScreeningSubject } from './screening-subject.ts';
import { type Band, bandOf } from './verdict-rules.ts';

/** The listed name that is nearest to one of the subject's, and how. */
export type NameFinding = Readonly<{ asked: string; listed: ListedName; comparison: NameComparison }>;

/** An entry that may be the subject, with what agrees, differs and is unknown. */
export type ScreeningCandidate = Readonly<{
  entry: ListEntry;
  band: Exclude<Band, 'none'>;
  /** Absent where only a number led to the entry. */
  name?: NameFinding;
  kind: FieldState;
  country: FieldComparison;
  birthYear: FieldComparison;
  number: FieldComparison;
}>;

/** All entries of some lists, ready to be asked. */
export type ScreeningIndex = Readonly<{
  entries: number;
  names: number;
  /** Who of the lists the subject may be on that day (`YYYY-MM-DD`), the surest first: whoever a list has ended by then is nobody. */
  screen(subject: ScreeningSubject, today: string): ScreeningCandidate[];
}>;

/** More names than these are not compared: who bears a name of thousands is found by other fields. */
const mostCompared = 60;
const mostGiven = 50;
const mostNames = 40;

/** Reads all names of the entries once; whoever gives them may leave out those that no longer hold. */
export function createScreeningIndex(entries: Iterable<ListEntry>): ScreeningIndex {
  const building = buildScreeningIndex(entries);
  for (;;) {
    const { done, value } = building.next();
    if (done === true) return value;
  }
}

/** The same of entries that come one by one, with a pause for other work every few milliseconds. */
export async function openScreeningIndex(coming: AsyncIterable<ListEntry>): Promise<ScreeningIndex> {
  const entries: ListEntry[] = [];
  for await (const entry of coming) entries.push(entry);
  const building = buildScreeningIndex(entries);
  for (;;) {
    const { done, value } = building.next();
    if (done === true) return value;
    await setImmediate();
  }
}

function* buildScreeningIndex(all: Iterable<ListEntry>): Generator<void, ScreeningIndex> {
  const memory = createWordMemory();
  const entries: ListEntry[] = [];
  const names: IndexedName[] = [];
  const numbers = new Map<string, number[]>();
  const written = new Map<string, number[]>();
  for (const entry of all) {
    const at = entries.push(entry) - 1;
    if (at % 1_000 === 0) yield;
    const country = entry.countries[0]?.code ?? '';
    for (const [name, { name: text }] of entry.names.entries()) {
      const place = names.push({ entry: at, name, text, country: countryFor(text, country) }) - 1;
      push(written, asWritten(text), place);
    }
    for (const number of entry.identifiers)
      for (const spelling of listedSpellings(number))
        if (!numbers.get(spelling)?.includes(at)) push(numbers, spelling, at);
  }
  const index = yield* buildNameIndex(names, memory);

  function nearestNames(subject: ScreeningSubject): Map<number, NameFinding> {
    const nearest = new Map<number, NameFinding>();
    for (const text of subject.names.slice(0, mostNames)) {
      const asked = readName(text, countryFor(text, subject.countries[0] ?? ''), memory);
      for (const { place, maySlip } of index.candidates(asked, mostCompared))
        consider(text, place, asked, maySlip);
      // The same signs are the same name, however they are read where the subject's country is not known.
      for (const place of (written.get(asWritten(text)) ?? []).slice(0, mostCompared)) consider(text, place);
    }
    return nearest;

    function consider(text: string, place: number, asked?: ReturnType<typeof readName>, maySlip = false) {
      const name = names[place];
      const listed = name && entries[name.entry]?.names[name.name];
      if (name === undefined || listed === undefined) return;
      const read = readName(name.text, name.country, memory);
      const comparison = compareNames(asked ?? read, read, maySlip);
      if (comparison === undefined) return;
      const finding = { asked: text, listed, comparison };
      const known = nearest.get(name.entry);
      if (known === undefined || isNearer(finding, known)) nearest.set(name.entry, finding);
    }
  }

  return {
    entries: entries.length,
    names: names.length,
    screen(subject, today) {
      const found = new Map<number, NameFinding | undefined>(nearestNames(subject));
      for (const { value } of subject.identifiers)
        for (const spelling of spellingsOf(value, subject.countries))
          for (const at of numbers.get(spelling) ?? []) if (!found.has(at)) found.set(at, undefined);
      return [...found]
        .flatMap(([at, name]) => {
          const entry = entries[at];
          if (entry === undefined || isEnded(entry, today)) return [];
          return candidateOf(subject, entry, name) ?? [];
        })
        .toSorted(surestFirst)
        .slice(0, mostGiven);
    },
  };
}

/** An index lives for days: an entry that held when it was made may have ended since. */
function isEnded({ delistedOn }: ListEntry, today: string): boolean {
  return delistedOn !== undefined && delistedOn <= today;
}

function candidateOf(
  subject: ScreeningSubject,
  entry: ListEntry,
  name: NameFinding | undefined,
): ScreeningCandidate | undefined {
  const fields = {
    kind: compareKinds(subject.kind, entry.entryKind),
    country: compareCountries(subject.countries, entry),
    birthYear: compareBirthYears(subject.birthYear, entry),
    number: compareNumbers(subject, entry),
  };
  const band = bandOf({
    name: name?.comparison,
    nameKind: name?.listed.nameKind ?? 'primary',
    kind: fields.kind,
    isPerson: entry.entryKind === 'person',
    country: fields.country.state,
    birthYear: fields.birthYear.state,
    number: fields.number.state,
  });
  if (band === 'none') return undefined;
  return { entry, band, ...(name !== undefined && { name }), ...fields };
}

function compareKinds(asked: ScreeningSubject['kind'], listed: EntryKind): FieldState {
  if (asked === 'unknown' || listed === 'other') return 'unknown';
  return asked === listed ? 'agree' : 'differ';
}

/** A name by its signs: their case, width and the spaces between them do not count. */
function asWritten(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function push(places: Map<string, number[]>, key: string, place: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [place]);
  else known.push(place);
}

const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Letters of Latin script are read the same everywhere; others as their country reads them. */
const countryFor = (text: string, country: string): string => (isLatin.test(text) ? '' : country);

const rankOf = ({ how }: NameComparison): number => nameMatches.indexOf(how);
const sharesOf = ({ askedShare, listedShare }: NameComparison): number => Math.min(askedShare, listedShare);
const weakness = ({ listed }: NameFinding): number => (listed.nameKind === 'weak_alias' ? 1 : 0);

const isNearer = (a: NameFinding, b: NameFinding): boolean => nearerFirst(a, b) < 0;
const nearerFirst = (a: NameFinding, b: NameFinding): number =>
  rankOf(a.comparison) - rankOf(b.comparison) ||
  weakness(a) - weakness(b) ||
  sharesOf(b.comparison) - sharesOf(a.comparison) ||
  a.comparison.slips - b.comparison.slips;

const states: readonly FieldState[] = ['agree', 'unknown', 'differ'];

/** By band, then by what agrees: numbers, names, years, countries. */
function surestFirst(a: ScreeningCandidate, b: ScreeningCandidate): number {
  const byName =
    a.name !== undefined && b.name !== undefined
      ? nearerFirst(a.name, b.name)
      : Number(a.name === undefined) - Number(b.name === undefined);
  return (
    (a.band === b.band ? 0 : a.band === 'hit' ? -1 : 1) ||
    states.indexOf(a.number.state) - states.indexOf(b.number.state) ||
    byName ||
    states.indexOf(a.birthYear.state) - states.indexOf(b.birthYear.state) ||
    states.indexOf(a.country.state) - states.indexOf(b.country.state)
  );
}
