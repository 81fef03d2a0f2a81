import { Unreadable } from '#findings/reading/reading.ts';
import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { draftEntry } from '../../reading/entry-draft.ts';
import { EntryFault, type ListFile, type ListFormat } from '../../reading/list-format.ts';
import { listedDay, listedYears } from '../../reading/listed-days.ts';
import { numberOfWord } from '../../reading/listed-numbers.ts';
import { kindOf, type ListColumn, type ListMapping, nameOf, readMapping } from './mapping.ts';
import { jsonRows, type ListRow, tableRows, wholeOf } from './rows.ts';

const mappingEnd = '.mapping.json';

/** Any other list: a table or a JSON list whose columns are called as ours, or as a mapping beside the file says. */
export const genericList: ListFormat = {
  code: 'generic/table',
  version: 2,
  about: `a table (CSV) or a JSON list with the columns id and name, or with a file NAME${mappingEnd} beside it`,
  isIts: (head) =>
    /^[\s\u00ef\u00bb\u00bf]*\[\s*[{\]]/.test(head) || /^[^\d\s<{[][^\n<{[]*[,;\t|][^\n<]*\r?\n/.test(head),
  companions: (name) =>
    name.toLowerCase().endsWith(mappingEnd) ? undefined : [`${name.toLowerCase()}${mappingEnd}`],
  async *read(files, list) {
    const beside = files.find(({ name }) => name.toLowerCase().endsWith(mappingEnd));
    const main = files.find((one) => one !== beside);
    if (main === undefined) throw new Unreadable('not_this_format', 'there is no list beside the mapping');
    const mapping = readMapping(beside && (await wholeOf(beside, 200_000)));
    const head = await headOf(main);
    const isJson = /^[\s\ufeff]*[[{]/.test(head);
    const delimiter = mapping.delimiter ?? likelyDelimiter(head);
    const rows = isJson
      ? jsonRows(main, mapping.split)
      : tableRows(main, { delimiter, split: mapping.split });
    for await (const { place, cells } of rows) {
      if (cells === undefined) {
        yield { fault: 'the row is no object', place };
        continue;
      }
      if (!isJson) refuseColumns(mapping, cells);
      try {
        yield { entry: entryOf(mapping, { place, cells }, list) };
      } catch (error) {
        if (!(error instanceof EntryFault)) throw error;
        yield { fault: error.message, place };
      }
    }
  },
};

function entryOf(mapping: ListMapping, { place, cells }: ListRow, list: ListCode): ListEntry {
  const all = (column: ListColumn): readonly string[] =>
    cells.get(nameOf(mapping, column, (name) => cells.has(name)) ?? '') ?? [];
  const of = (column: ListColumn): string => all(column).join(`${mapping.split} `);
  const entryKind = kindOf(mapping, of('kind'));
  const isPerson = entryKind === 'person';
  const draft = draftEntry({ list, entryId: of('id'), entryKind, place });
  draft.name(of('name'), 'primary');
  for (const name of all('aliases')) draft.name(name, 'alias');
  for (const name of all('weak_aliases')) draft.name(name, 'weak_alias');
  for (const name of all('former_names')) draft.name(name, 'former');
  for (const word of all('countries'))
    draft.country(/^[a-z]{2}$/.test(word) ? word.toUpperCase() : word, isPerson ? 'nationality' : 'seat');
  for (const text of all('identifiers')) {
    // `INN 7702070139` brings its own word; in `HRB 4711` the word is a part of the number.
    const [, word = '', number = ''] = /^(\D{2,60}?)[:\s]\s*(\S.*)$/.exec(text) ?? [];
    const said = word === '' ? undefined : numberOfWord(word, number);
    if (word !== '' && said === undefined) continue;
    if (said === undefined || said.scheme === 'OTHER') draft.number(mapping.number, text);
    else draft.number(word, number);
  }
  for (const day of all('birth_date')) draft.birthYears(listedYears(day));
  for (const text of all('programme')) draft.programme(text);
  for (const text of all('measures')) draft.measure(text);
  for (const title of all('position')) draft.position({ title });
  const [listedOn, delistedOn] = [listedDay(of('listed_on')), listedDay(of('delisted_on'))];
  const url = of('url');
  draft.tell({
    reason: of('reason'),
    legalBasis: of('legal_basis'),
    ...(/^https?:\/\/\S+$/.test(url) && { url }),
    ...(listedOn !== undefined && { listedOn }),
    ...(delistedOn !== undefined && { delistedOn }),
  });
  return draft.entry();
}

/** A table is looked at once as a whole: without these columns every row would be at fault, one by one. */
function refuseColumns(mapping: ListMapping, cells: ListRow['cells']): void {
  const missing = (['id', 'name'] as const).filter(
    (column) => !cells.has(nameOf(mapping, column, (name) => cells.has(name)) ?? ''),
  );
  if (missing.length > 0)
    throw new Unreadable('not_this_format', `the table has no column for ${missing.join(' and ')}`);
}

async function headOf(file: ListFile): Promise<string> {
  for await (const chunk of file.open()) return new TextDecoder().decode(chunk.subarray(0, 4_000));
  return '';
}

/** The sign that stands most often in the line of headings. */
function likelyDelimiter(head: string): string {
  const [first = ''] = head.split('\n');
  const counted = [',', ';', '\t', '|'].map((sign) => [first.split(sign).length, sign] as const);
  return counted.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ',';
}
