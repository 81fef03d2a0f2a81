import { defaultLocale, type Locale, locales } from '#kernel/locale.ts';
import { readsAs } from '#kernel/reads-as.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Evidence } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { words as ownWords } from '../texts/own-evidence/words.ts';
import { words } from '../texts/screening/words.ts';
import type { AssemblyInput, AssemblyList, AssemblyScreening, AssemblySubject } from './assembly-input.ts';
import { inBoth } from './in-both.ts';
import { type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';

type Hit = AssemblySubject['found'][number];

const mostRows = 60;
const mostLists = 50;
/** The gravest first. What nobody has looked at is as unresolved as what nobody could tell. */
const verdicts = ['true_match', 'unresolved', 'false_match'] as const;
const verdictOf = (hits: readonly Hit[]): string =>
  verdicts.find((verdict) =>
    hits.some(({ state }) => (state === 'open' ? 'unresolved' : state) === verdict),
  ) ?? 'clear';

/** Who was looked for in which versions of which lists, and what came of it; nothing where no list was searched. */
export function screeningFacts({ screening }: AssemblyInput): MachineFact[] {
  if (screening === undefined || screening.lists.length === 0 || screening.subjects.length === 0) return [];
  const evidence = evidenceOf(screening);
  const one = (field: string, value: FactValue) => oneOf('screening', field, [{ value, evidence }]);
  return [
    ...(['sanctions', 'exposed'] as const).flatMap((kind) => {
      const codes = screening.lists.filter((list) => list.kind === kind).map(({ code }) => code);
      const hits = screening.subjects.flatMap(({ found }) =>
        found.filter(({ list }) => codes.includes(list)),
      );
      // A list that was not searched says nothing.
      return codes.length === 0 ? [] : one(kind === 'exposed' ? 'exposed_persons' : kind, verdictOf(hits));
    }),
    ...one(
      'screening_note',
      inBoth((locale) => noteOf(screening, locale)),
    ),
    ...rowsOf(
      'screening',
      [
        ...screening.subjects
          .toSorted(foundFirst)
          .flatMap((subject) => rowsOfSubject(subject, screening.lists, evidence))
          .slice(0, mostRows),
        ...screening.lists.slice(0, mostLists).map((list) => rowOfList(list, evidence)),
      ],
      mostRows + mostLists,
    ),
  ];
}

const foundFirst = (a: AssemblySubject, b: AssemblySubject): number =>
  Number(b.found.length > 0) - Number(a.found.length > 0);

function rowsOfSubject(subject: AssemblySubject, lists: readonly AssemblyList[], evidence: Evidence): Row[] {
  const cell = (value: FactValue) => ({ value, evidence });
  const named = (list: FactValue) => ({ screened_name: cell(subject.name), screened_list: cell(list) });
  if (subject.found.length === 0) {
    const cells = named(inBoth((locale) => words[locale].everyList));
    return [
      {
        key: subject.key,
        source: evidence.source,
        cells: { ...cells, screened_verdict: cell('clear') },
      },
    ];
  }
  return subject.found.map((hit) => {
    const list = lists.find(({ code }) => code === hit.list);
    const title = inBoth((locale) => (list === undefined ? hit.list : list.name[locale]));
    const judged = judgementOf(hit, evidence);
    return {
      key: `${subject.key} ${hit.list} ${hit.entryId}`,
      source: evidence.source,
      cells: {
        ...named(title),
        screened_verdict: { value: verdictOf([hit]), evidence: judged },
        screened_comparison: cell(inBoth((locale) => comparisonOf(hit, locale))),
        screened_reason: { value: writtenText(hit.reason), evidence: judged },
        list_code: cell(hit.list),
      },
    };
  });
}

/** A list that was searched has a row of its own: reports name it and its keeper in each language. */
function rowOfList({ code, name, keeper, version, publishedOn }: AssemblyList, evidence: Evidence): Row {
  const cell = (value: FactValue | undefined) => ({ value, evidence });
  return {
    key: `list ${code}`,
    source: evidence.source,
    cells: {
      list_name: cell(inBoth((locale) => name[locale])),
      list_keeper: cell(inBoth((locale) => keeper[locale])),
      list_version: cell(version ?? undefined),
      list_published: cell(publishedOn ?? undefined),
      list_code: cell(code),
    },
  };
}

/** A verdict is that of an analyst, never of the list. */
function judgementOf({ state, decidedAt }: Hit, evidence: Evidence): Evidence {
  if (state === 'open' || decidedAt === null) return evidence;
  const [source, sourceRu] = [ownWords.en.analyst, ownWords.ru.analyst];
  return { ...evidence, source, sourceRu, retrievedAt: decidedAt, method: 'analyst' };
}

/** A sentence that a person wrote is in one language, and says in which. */
function writtenText(text: string | null): FactValue | undefined {
  if (text === null || text.trim() === '') return undefined;
  return { text, lang: locales.find((locale) => readsAs(text, locale)) ?? defaultLocale };
}

function noteOf({ subjects, lists, screenedAt }: AssemblyScreening, locale: Locale): string {
  const said = words[locale];
  const hits = subjects.flatMap(({ found }) => found);
  const open = hits.filter(({ state }) => state === 'open').length;
  const found = [
    ...(hits.length === 0 ? [said.nothing] : []),
    ...(open > 0 ? [said.open(open)] : []),
    ...(hits.length > open ? [said.decided(hits.length - open)] : []),
  ];
  const time = screenedAt.toISOString().slice(0, 16).replace('T', ' ');
  return said.note(subjects.length, lists.length, time, found.join(' '));
}

function evidenceOf({ screenedAt }: AssemblyScreening): Evidence {
  return {
    source: words.en.source,
    sourceRu: words.ru.source,
    sourceUrl: null,
    retrievedAt: screenedAt,
    method: 'computed',
    evidenceHash: null,
    place: null,
  };
}

/** What of a subject and an entry of a list agrees and what differs, in a sentence; years of birth stand side by side. */
function comparisonOf({ entryName, nameMatch, compared }: Hit, locale: Locale): string {
  const said = words[locale];
  const fields = Object.keys(said.fields) as (keyof Hit['compared'])[]; // keys of a literal
  const namedIn = (state: 'agree' | 'differ' | 'unknown') =>
    fields
      .filter((field) => compared[field].state === state)
      .map((field) => {
        const { asked, listed } = compared[field];
        const isShown = field === 'birthYear' && asked.length > 0 && listed.length > 0;
        return isShown
          ? said.beside(said.fields[field], asked.join(', '), listed.join(', '))
          : said.fields[field];
      })
      .join(', ');
  const parts = [
    said.entry(shorten(entryName, 300)),
    nameMatch === null ? '' : said.nameMatches[nameMatch],
    ...(['agree', 'differ', 'unknown'] as const).map((state) => {
      const named = namedIn(state);
      const say = { agree: said.agrees, differ: said.differs, unknown: said.unknown }[state];
      return named === '' ? '' : say(named);
    }),
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
