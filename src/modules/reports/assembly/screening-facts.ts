import type { Locale } from '#kernel/locale.ts';
import type { Evidence } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { words } from '../texts/screening/words.ts';
import type { AssemblyInput, AssemblyList, AssemblyScreening, AssemblySubject } from './assembly-input.ts';
import { inBoth } from './in-both.ts';
import { eachOf, type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';

type Hit = AssemblySubject['found'][number];

const mostRows = 60;
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
    ...eachOf('screening', 'lists_searched', [
      { value: screening.lists.map((list) => titleOf(list, 'en')).slice(0, 50), evidence },
    ]),
    ...one(
      'screening_note',
      inBoth((locale) => noteOf(screening, locale)),
    ),
    ...rowsOf(
      'screening',
      screening.subjects
        .toSorted(foundFirst)
        .flatMap((subject) => rowsOfSubject(subject, screening.lists, evidence)),
      mostRows,
    ),
  ];
}

const foundFirst = (a: AssemblySubject, b: AssemblySubject): number =>
  Number(b.found.length > 0) - Number(a.found.length > 0);

function rowsOfSubject(subject: AssemblySubject, lists: readonly AssemblyList[], evidence: Evidence): Row[] {
  const cell = (value: FactValue) => ({ value, evidence });
  const row = (key: string, list: FactValue, verdict: string): Row => ({
    key,
    source: evidence.source,
    cells: {
      screened_name: cell(subject.name),
      screened_list: cell(list),
      screened_verdict: cell(verdict),
    },
  });
  if (subject.found.length === 0)
    return [
      row(
        subject.key,
        inBoth((locale) => words[locale].everyList),
        'clear',
      ),
    ];
  return subject.found.map((hit) => {
    const list = lists.find(({ code }) => code === hit.list);
    const title = inBoth((locale) => (list === undefined ? hit.list : list.name[locale]));
    return row(`${subject.key} ${hit.list} ${hit.entryId}`, title, verdictOf([hit]));
  });
}

function titleOf({ name, version, publishedOn }: AssemblyList, locale: Locale): string {
  return words[locale].list(name[locale], [version, publishedOn].filter(Boolean).join(', '));
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
    method: 'register',
    evidenceHash: null,
    place: null,
  };
}
