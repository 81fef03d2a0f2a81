import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { Fact } from '../../../dossier/dossier.ts';
import { rowsIn } from '../../../parts/fact-rows.ts';
import type { Texts } from '../../../texts/flags/en.ts';
import { sourceIn } from '../../context/cited-source.ts';
import { showFact } from '../../context/report-context.ts';
import { showDay } from '../../context/show-value.ts';
import { countLists } from '../lists/searched-lists.ts';
import { casesIn, kindsOfSearch } from './cases.ts';
import { listed, type Readable, type Warning } from './warning.ts';

type Search = keyof Texts['searches'];

/** What no report of good conscience leaves unasked. */
const expected: Readonly<Record<ReportKind, readonly Search[]>> = {
  credit: ['insolvency', 'court_cases', 'sanctions', 'exposed_persons'],
  annual: ['tax_arrears'],
};
const legalSearches: readonly Search[] = [
  'insolvency',
  'court_cases',
  'enforcement',
  'charges',
  'tax_arrears',
  'strike_off',
];

/** Hits in lists, what nobody answered, and last what was searched and is clear. */
export function searchFlags(read: Readable): Warning[] {
  return [...hitFlags(read), ...silentFlags(read), ...clearFlags(read)];
}

/** The answers of a search. */
function answersOf({ facts }: Pick<Readable, 'facts'>, search: Search): readonly Fact[] {
  switch (search) {
    case 'sanctions':
    case 'exposed_persons':
      return facts.all('screening', search);
    case 'tax_arrears':
      return [...facts.all('legal', search), ...facts.all('taxes', search)];
    case 'charges':
      return [...facts.all('legal', search), ...facts.all('transactions', search)];
    default:
      return facts.all('legal', search);
  }
}

function hitFlags(read: Readable): Warning[] {
  const { facts, said, context } = read;
  const rows = rowsIn(facts.in('screening'), 'screening').flatMap(({ cell }): Warning[] => {
    const [name, list, verdict] = [cell('screened_name'), cell('screened_list'), cell('screened_verdict')];
    const isTrue = verdict?.value === 'true_match';
    if (name === undefined || verdict === undefined || (!isTrue && verdict.value !== 'unresolved')) return [];
    const shown = showFact(name, context).text;
    return [
      {
        tone: isTrue ? 'bad' : 'warn',
        title: isTrue ? said.listed(shown) : said.possible(shown),
        detail: list === undefined ? '' : showFact(list, context).text,
        section: 'screening',
        facts: [name, verdict, ...(list === undefined ? [] : [list])],
        rule: `screening.screened_verdict.${isTrue ? 'true_match' : 'unresolved'}`,
      },
    ];
  });
  const of = (
    search: 'sanctions' | 'exposed_persons',
    value: 'true_match' | 'unresolved',
    tone: Warning['tone'],
    title: string,
  ): Warning[] => {
    const found = answersOf(read, search).filter((fact) => fact.value === value);
    const rule = `screening.${search}.${value}` as const;
    return found.length === 0 ? [] : [{ tone, title, section: 'screening', facts: found, rule }];
  };
  return [
    ...of('sanctions', 'true_match', 'bad', said.sanctionsFound),
    ...of('sanctions', 'unresolved', 'warn', said.sanctionsOpen),
    ...of('exposed_persons', 'true_match', 'warn', said.exposedFound),
    ...of('exposed_persons', 'unresolved', 'warn', said.exposedOpen),
    ...rows,
  ];
}

/** Searches that a source left unanswered, and those that a reader takes for granted and nobody made. */
function silentFlags(read: Readable): Warning[] {
  const { said, kind } = read;
  const section = kind === 'credit' ? 'legal' : 'taxes';
  const silent = legalSearches.filter((search) =>
    answersOf(read, search).some(({ value }) => value === 'unavailable'),
  );
  const unasked = expected[kind].filter((search) => answersOf(read, search).length === 0);
  const names = (searches: readonly Search[]) => searches.map((search) => said.searches[search]).join(', ');
  return [
    ...(silent.length === 0
      ? []
      : [
          {
            tone: 'warn',
            title: said.unanswered(names(silent)),
            section,
            facts: silent
              .flatMap((search) => answersOf(read, search))
              .filter(({ value }) => value === 'unavailable'),
            isGap: true,
          } as const,
        ]),
    ...(unasked.length === 0
      ? []
      : [
          { tone: 'warn', title: said.notSearched(names(unasked)), section, facts: [], isGap: true } as const,
        ]),
  ];
}

/** Only what was asked and answered is clear: with how many were looked for, in how many lists, and when. */
function clearFlags(read: Readable): Warning[] {
  const { facts, said, context } = read;
  const subjects = new Set(
    facts.all('screening', 'screened_name').map((fact) => showFact(fact, context).text),
  );
  const lists = countLists(facts);
  // Which list is of which kind no fact says: where both were searched, the number is that of both.
  const isOfBoth = (['sanctions', 'exposed_persons'] as const).every(
    (search) => answersOf(read, search).length > 0,
  );
  const counted = [
    subjects.size === 0 ? '' : said.subjects(subjects.size),
    lists === 0 ? '' : isOfBoth ? said.listsOfBoth(lists) : said.lists(lists),
  ];
  const screened = (search: Search, title: string): Warning[] => {
    const answers = answersOf(read, search);
    const isClear =
      answers.length > 0 && answers.every(({ value }) => value === 'clear' || value === 'false_match');
    const [answer] = answers;
    // Without its lists a clear answer names at least who gave it.
    const by = lists === 0 && answer !== undefined ? sourceIn(answer, context.locale) : '';
    const refuted = answers.some(({ value }) => value === 'false_match') ? said.refuted : '';
    return isClear
      ? [
          {
            tone: 'good',
            title,
            detail: listed([...counted, by, refuted]),
            section: 'screening',
            facts: answers,
          },
        ]
      : [];
  };
  // Of what one source does not find another may have records.
  const cases = casesIn(facts.in('legal'), context);
  const nothing = legalSearches.filter((search) => {
    const answers = answersOf(read, search);
    const isListed = cases.some(({ kind }) => kindsOfSearch[search]?.includes(kind) === true);
    return !isListed && answers.length > 0 && answers.every(({ value }) => value === 'nothing_found');
  });
  const answers = nothing.flatMap((search) => answersOf(read, search));
  const [latest] = answers
    .map(({ retrievedAt }) => retrievedAt)
    .toSorted((a, b) => b.getTime() - a.getTime());
  return [
    ...screened('sanctions', said.clearSanctions),
    ...screened('exposed_persons', said.clearExposed),
    ...(latest === undefined
      ? []
      : [
          {
            tone: 'good',
            title: said.nothing(nothing.map((search) => said.searches[search]).join(', ')),
            detail: showDay(latest, context.locale),
            section: read.kind === 'credit' ? 'legal' : 'taxes',
            facts: answers,
          } as const,
        ]),
  ];
}
