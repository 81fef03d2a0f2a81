import { locales } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../../dossier/dossier.ts';
import type { FactValue } from '../../../dossier/fact-value.ts';
import { foldedText } from '../../../dossier/same-value.ts';
import { type FactRow, rowsIn } from '../../../parts/fact-rows.ts';
import { words as screeningWords } from '../../../texts/screening/words.ts';
import { words } from '../../../texts/searches/words.ts';
import type { ReportView } from '../../../view/report-view.ts';
import { type DossierFacts, wordOf } from '../../context/dossier-facts.ts';
import { showPercent } from '../../context/number-words.ts';
import { markOf, type ReportContext, showFact } from '../../context/report-context.ts';
import { roleOf } from './screened-role.ts';
import { showInstant } from './show-instant.ts';

type View = NonNullable<ReportView['screening']>;
type Verdict = View['subjects'][number]['cells'][number]['verdict'];
type List = View['lists'][number];

const mostSubjects = 200;
const mostLists = 50;
const gravest: readonly Verdict[] = ['true_match', 'unresolved', 'false_match', 'clear', 'not_searched'];
const everyList = new Set(locales.map((locale) => foldedText(screeningWords[locale].everyList)));

/** The lists that were searched, by the words of their fact: `Name (version)`. */
export function searchedLists(facts: DossierFacts): List[] {
  return facts
    .all('screening', 'lists_searched')
    .flatMap(({ value }) => (Array.isArray(value) ? value : []))
    .slice(0, mostLists)
    .map((item) => {
      const [, name = item, version = ''] = /^(.*\S) \(([^()]*)\)$/.exec(item) ?? [];
      return {
        code: foldedText(name).slice(0, 100),
        authority: '',
        name: shorten(name, 300),
        version: shorten(version, 100),
      };
    });
}

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
  const named = searchedLists(facts);
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
    lists,
    subjects: subjects.map(({ name, rows }) => ({
      name: shorten(shownName(rows, name, context), 1_000),
      role: said.roles[roleOf(name, facts)],
      cells: lists.map((list) => {
        const verdict = verdictOn(list, named.includes(list), rows);
        return { verdict, label: said.cells[verdict] };
      }),
      facts: rows.flatMap(({ ids }) => ids).slice(0, 200),
    })),
    notes: subjects
      .flatMap(({ rows, name }) => rows.flatMap((row) => noteOf(row, name, context)))
      .slice(0, 100),
  };
}

function shownName([row]: readonly FactRow<Fact>[], name: string, context: ReportContext): string {
  const fact = row?.cell('screened_name');
  return fact === undefined ? name : showFact(fact, context).text;
}

/** Lists that rows speak of and the fact of lists does not. */
function unnamedLists(
  subjects: ReturnType<typeof screenedSubjects>,
  named: readonly List[],
  context: ReportContext,
): List[] {
  const others = subjects
    .flatMap(({ rows }) => rows)
    .flatMap(({ cell }) => cell('screened_list') ?? [])
    .filter(({ value }) => !isEveryList(value) && !named.some((list) => isOf(list, value)));
  const byName = Map.groupBy(others, (fact) => foldedText(wordOf(fact.value)));
  return [...byName].flatMap(([code, [fact]]) =>
    fact === undefined
      ? []
      : [
          {
            code: code.slice(0, 100),
            authority: '',
            name: shorten(showFact(fact, context).text, 300),
            version: '',
          },
        ],
  );
}

/**
 * Whoever was looked for in every list is clear in each but that of a hit; so is whom our search found in one, since it asks all that
 * are named. Of what a person wrote only what the row says is known.
 */
function verdictOn(list: List, isNamed: boolean, rows: readonly FactRow<Fact>[]): Verdict {
  const verdicts = rows.map(({ cell }) => {
    const on = cell('screened_list')?.value;
    const said = verdictOf(cell('screened_verdict')?.value);
    if (on === undefined || isEveryList(on)) return isNamed || on === undefined ? said : 'not_searched';
    if (isOf(list, on)) return said;
    return isNamed && cell('screened_name')?.machineKey != null ? 'clear' : 'not_searched';
  });
  return gravest.find((verdict) => verdicts.includes(verdict)) ?? 'not_searched';
}

function verdictOf(value: FactValue | undefined): Verdict {
  return gravest.find((verdict) => verdict === value) ?? 'not_searched';
}

function isEveryList(value: FactValue): boolean {
  return everyList.has(foldedText(wordOf(value)));
}

/** By any of the words that the row has for the list. */
function isOf({ code }: List, value: FactValue): boolean {
  const translation =
    typeof value === 'object' && 'translation' in value ? (value.translation?.text ?? '') : '';
  return [wordOf(value), translation].some((text) => text !== '' && foldedText(text).slice(0, 100) === code);
}

/** A hit in words; what is clear needs none. */
function noteOf({ cell, ids }: FactRow<Fact>, name: string, context: ReportContext): View['notes'] {
  const said = words[context.locale];
  const [list, verdict, score] = [cell('screened_list'), cell('screened_verdict'), cell('screened_score')];
  const found = verdictOf(verdict?.value);
  if (verdict === undefined || found === 'clear' || found === 'not_searched') return [];
  const text = said.hit[found](name, list === undefined ? said.nowhere : showFact(list, context).text);
  const likeness =
    typeof score?.value === 'number' ? said.score(showPercent(context.locale, score.value)) : '';
  return [
    {
      tone: found === 'true_match' ? 'bad' : found === 'unresolved' ? 'warn' : 'none',
      text: shorten([text, likeness].filter(Boolean).join(' '), 2_000),
      mark: markOf([verdict], context),
      facts: [...ids],
    },
  ];
}
