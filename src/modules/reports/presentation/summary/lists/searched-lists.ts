import { locales } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../../dossier/dossier.ts';
import type { FactValue } from '../../../dossier/fact-value.ts';
import { foldedText } from '../../../dossier/same-value.ts';
import { type FactRow, rowsIn } from '../../../parts/fact-rows.ts';
import { words as screeningWords } from '../../../texts/screening/words.ts';
import type { ReportView } from '../../../view/report-view.ts';
import { type DossierFacts, wordOf } from '../../context/dossier-facts.ts';
import { type ReportContext, showFact } from '../../context/report-context.ts';

/** A list of the picture, with every name that a row may call it by. */
export type SearchedList = NonNullable<ReportView['screening']>['lists'][number] &
  Readonly<{ names: readonly string[]; isOfMachine: boolean }>;

const everyList = new Set(locales.map((locale) => foldedText(screeningWords[locale].everyList)));

/** Whether a row speaks of all lists at once. */
export function isEveryList(value: FactValue): boolean {
  return everyList.has(foldedText(wordOf(value)));
}

/** How many lists were searched. */
export function countLists(facts: DossierFacts): number {
  const names = facts.all('screening', 'list_name').flatMap(({ value }) => namesOf(value));
  return facts.all('screening', 'list_name').length + typedLists(facts, new Set(names)).length;
}

/** The lists that were searched: those of the table, then those that people typed as `Name (version)`. */
export function searchedLists(facts: DossierFacts, context: ReportContext): SearchedList[] {
  const coded = rowsIn(facts.in('screening'), 'screening').flatMap((row) => listOfRow(row, context));
  const known = new Set(coded.flatMap(({ names }) => names));
  return [...coded, ...typedLists(facts, known)];
}

/** Whether a row speaks of this list: by its code, else by any of the words that the row has for it. */
export function isOf({ code, names }: SearchedList, { cell }: FactRow<Fact>): boolean {
  const own = cell('list_code')?.value;
  if (own !== undefined) return wordOf(own) === code;
  const on = cell('screened_list')?.value;
  return on !== undefined && namesOf(on).some((name) => names.includes(name));
}

/** What a row calls its list, in every language of the row. */
export function namesOf(value: FactValue): string[] {
  const translation =
    typeof value === 'object' && 'translation' in value ? (value.translation?.text ?? '') : '';
  return [wordOf(value), translation].filter((text) => text !== '').map(foldedText);
}

function listOfRow({ cell }: FactRow<Fact>, context: ReportContext): SearchedList[] {
  const name = cell('list_name');
  if (name === undefined) return [];
  const shown = (column: string) => {
    const fact = cell(column);
    return fact === undefined ? '' : showFact(fact, context).text;
  };
  const [version, published] = [cell('list_version')?.value, cell('list_published')?.value];
  // Some lists are numbered by their day.
  const versions = [shown('list_published'), version === published ? '' : shown('list_version')];
  const names = namesOf(name.value);
  return [
    {
      code: shorten(wordOf(cell('list_code')?.value) || (names[0] ?? ''), 100),
      authority: shorten(shown('list_keeper'), 200),
      name: shorten(showFact(name, context).text, 300),
      version: shorten(versions.filter(Boolean).join(', '), 100),
      names,
      isOfMachine: name.machineKey != null,
    },
  ];
}

function typedLists(facts: DossierFacts, known: ReadonlySet<string>): SearchedList[] {
  return facts
    .all('screening', 'lists_searched')
    .flatMap(({ value, machineKey }) =>
      Array.isArray(value) ? value.map((item) => ({ item, isOfMachine: machineKey != null })) : [],
    )
    .map(({ item, isOfMachine }) => {
      const [, name = item, version = ''] = /^(.*\S) \(([^()]*)\)$/.exec(item) ?? [];
      return {
        ...{ code: foldedText(name).slice(0, 100), authority: '', name: shorten(name, 300) },
        ...{ version: shorten(version, 100), names: [foldedText(name)], isOfMachine },
      };
    })
    .filter(({ names }) => names.every((name) => !known.has(name)));
}
