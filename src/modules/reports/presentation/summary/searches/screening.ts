import { type Locale, languages } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../../dossier/dossier.ts';
import type { FactValue } from '../../../dossier/fact-value.ts';
import { foldedText } from '../../../dossier/same-value.ts';
import { type FactRow, rowsIn } from '../../../parts/fact-rows.ts';
import { words } from '../../../texts/searches/words.ts';
import type { ReportView } from '../../../view/report-view.ts';
import { type DossierFacts, wordOf } from '../../context/dossier-facts.ts';
import { showPercent } from '../../context/number-words.ts';
import { markOf, type ReportContext, showFact } from '../../context/report-context.ts';
import { showDay } from '../../context/show-value.ts';
import { isEveryList, isOf, namesOf, type SearchedList, searchedLists } from '../lists/searched-lists.ts';
import { roleOf } from './screened-role.ts';
import { showInstant } from './show-instant.ts';

type View = NonNullable<ReportView['screening']>;
type Verdict = View['subjects'][number]['cells'][number]['verdict'];

const mostSubjects = 200;
const mostLists = 50;
const gravest: readonly Verdict[] = ['true_match', 'unresolved', 'false_match', 'clear', 'not_searched'];
const languageNames = (locale: Locale) =>
  new Intl.DisplayNames([languages[locale].intl], { type: 'language' });

/** Who was looked for: a name with the rows that speak of it. */
export function screenedSubjects(facts: DossierFacts): Readonly<{ name: string; rows: FactRow<Fact>[] }>[] {
  const rows = rowsIn(facts.in('screening'), 'screening').filter(({ cell }) => cell('screened_name'));
  return [...Map.groupBy(rows, ({ cell }) => wordOf(cell('screened_name')?.value))].map(([name, own]) => ({
    name,
    rows: own,
  }));
}

/** Subjects against lists; null where nobody was screened. */
export function presentScreening(facts: DossierFacts, context: ReportContext): ReportView['screening'] {
  if (facts.in('screening').length === 0) return null;
  const said = words[context.locale];
  const subjects = screenedSubjects(facts).slice(0, mostSubjects);
  const named = searchedLists(facts, context).slice(0, mostLists);
  const ofSearch = named.filter(({ isOfMachine }) => isOfMachine);
  const ofMachine = ofSearch.length > 0 ? ofSearch : named;
  const lists = [...named, ...unnamedLists(subjects, named, context)].slice(0, mostLists);
  const answers = [...facts.all('screening', 'sanctions'), ...facts.all('screening', 'exposed_persons')];
  const [latest] = [
    ...answers,
    ...subjects.flatMap(({ rows }) => rows.flatMap(({ cell }) => cell('screened_name') ?? [])),
  ]
    .map(({ retrievedAt }) => retrievedAt)
    .toSorted((a, b) => b.getTime() - a.getTime());
  const remarkOf = (names: number, count: number, at: string) =>
    names === 0 || count === 0 ? at : said.screened(names, count, at);
  return {
    remark:
      latest === undefined
        ? ''
        : remarkOf(subjects.length, lists.length, showInstant(latest, context.locale)),
    lists: lists.map(({ code, authority, name, version }) => ({ code, authority, name, version })),
    subjects: subjects.map(({ name, rows }) => ({
      name: shorten(shownName(rows, name, context), 1_000),
      role: said.roles[roleOf(name, facts)],
      cells: lists.map((list) => {
        const verdict = verdictOn(list, { ofPeople: named, ofMachine }, rows);
        return { verdict, label: said.cells[verdict] };
      }),
      facts: rows.flatMap(({ ids }) => ids).slice(0, 200),
    })),
    notes: subjects
      .flatMap(({ rows, name }) => rows.flatMap((row) => noteOf(row, name, lists, context)))
      .slice(0, 100),
  };
}

function shownName([row]: readonly FactRow<Fact>[], name: string, context: ReportContext): string {
  const fact = row?.cell('screened_name');
  return fact === undefined ? name : showFact(fact, context).text;
}

/** Lists that rows speak of and nothing else names. */
function unnamedLists(
  subjects: ReturnType<typeof screenedSubjects>,
  named: readonly SearchedList[],
  context: ReportContext,
): SearchedList[] {
  const others = subjects
    .flatMap(({ rows }) => rows)
    .filter((row) => !named.some((list) => isOf(list, row)))
    .flatMap(({ cell }) => cell('screened_list') ?? [])
    .filter(({ value }) => !isEveryList(value));
  const byName = Map.groupBy(others, (fact) => foldedText(wordOf(fact.value)));
  return [...byName].flatMap(([code, [fact]]) =>
    fact === undefined
      ? []
      : [
          {
            ...{ code: code.slice(0, 100), authority: '', name: shorten(showFact(fact, context).text, 300) },
            ...{ version: '', names: namesOf(fact.value), isOfMachine: false },
          },
        ],
  );
}

/**
 * Whoever was looked for in every list is clear in each but that of a hit; so is whom our search found in one, since it asks all that
 * are named. Of what a person wrote only what the row says is known, and our search knows nothing of a list that a person added.
 */
function verdictOn(
  list: SearchedList,
  named: Readonly<Record<'ofPeople' | 'ofMachine', readonly SearchedList[]>>,
  rows: readonly FactRow<Fact>[],
): Verdict {
  const verdicts = rows.map((row) => {
    const { cell } = row;
    const on = cell('screened_list')?.value;
    const said = verdictOf(cell('screened_verdict')?.value);
    const isOfMachine = cell('screened_name')?.machineKey != null;
    const isAsked = named[isOfMachine ? 'ofMachine' : 'ofPeople'].includes(list);
    if (on === undefined) return said;
    if (isEveryList(on)) return isAsked ? said : 'not_searched';
    if (isOf(list, row)) return said;
    return isAsked && isOfMachine ? 'clear' : 'not_searched';
  });
  return gravest.find((verdict) => verdicts.includes(verdict)) ?? 'not_searched';
}

function verdictOf(value: FactValue | undefined): Verdict {
  return gravest.find((verdict) => verdict === value) ?? 'not_searched';
}

/** A hit in words: which list, what agrees and differs, and what an analyst said of it and when. What is clear needs none. */
function noteOf(
  row: FactRow<Fact>,
  name: string,
  lists: readonly SearchedList[],
  context: ReportContext,
): View['notes'] {
  const { cell, ids } = row;
  const said = words[context.locale];
  const [list, verdict, score] = [cell('screened_list'), cell('screened_verdict'), cell('screened_score')];
  const [comparison, reason] = [cell('screened_comparison'), cell('screened_reason')];
  const found = verdictOf(verdict?.value);
  if (verdict === undefined || found === 'clear' || found === 'not_searched') return [];
  // Lists of two keepers may have one name.
  const keeper = lists.find((one) => isOf(one, row))?.authority ?? '';
  const listed = list === undefined ? said.nowhere : showFact(list, context).text;
  const parts = [
    said.hit[found](name, keeper === '' || listed.includes(keeper) ? listed : `${listed} (${keeper})`),
    typeof score?.value === 'number' ? said.score(showPercent(context.locale, score.value)) : '',
    comparison === undefined ? '' : showFact(comparison, context).text,
    reason === undefined ? '' : reasonOf(reason, context),
  ];
  return [
    {
      tone: found === 'true_match' ? 'bad' : found === 'unresolved' ? 'warn' : 'none',
      text: shorten(parts.filter(Boolean).join(' '), 2_000),
      mark: markOf([verdict], context),
      facts: [...ids],
    },
  ];
}

/** The sentence of whoever judged, in their words; in which language, where it is not the reader's. */
function reasonOf(reason: Fact, context: ReportContext): string {
  const said = words[context.locale];
  const { value, retrievedAt } = reason;
  const lang = typeof value === 'object' && 'lang' in value ? value.lang : context.locale;
  const isForeign =
    lang !== context.locale &&
    !(typeof value === 'object' && 'translation' in value && value.translation?.lang === context.locale);
  const day = showDay(retrievedAt, context.locale);
  return said.judged(
    day,
    isForeign ? (languageNames(context.locale).of(lang) ?? lang) : '',
    showFact(reason, context).text,
  );
}
