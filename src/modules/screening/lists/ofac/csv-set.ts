import { type Info, parse } from 'csv-parse';
import { Unreadable } from '#findings/reading/reading.ts';
import { createTextOfBytes } from '#findings/reading/xml/text-of-bytes.ts';
import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { draftEntry } from '../../reading/entry-draft.ts';
import { EntryFault, type ListFile, type ListFormat, listBounds } from '../../reading/list-format.ts';
import { entryUrl, kindOfWord, tellRemarks } from './remarks.ts';

const parts = {
  main: /(?:sdn|prim)\.csv$/i,
  alt: /alt\.csv$/i,
  add: /add\.csv$/i,
  comments: /comments?\.csv$/i,
} as const;

/** SDN.CSV with ALT.CSV, ADD.CSV and SDN_COMMENTS.CSV, or the four CONS_… of OFAC: tables without headings. */
export const ofacCsv: ListFormat = {
  code: 'ofac/csv',
  version: 1,
  about: 'SDN.CSV of OFAC with ALT.CSV, ADD.CSV and SDN_COMMENTS.CSV beside it',
  isIts: (head) => /^\s*\d{1,9}\s*,\s*"/.test(head),
  companions(name) {
    const [, before = '', main] = /^(.*?)(sdn|prim)\.csv$/.exec(name.toLowerCase()) ?? [];
    if (main === undefined) return undefined;
    return ['alt', 'add', main === 'sdn' ? 'sdn_comments' : 'comments'].map((part) => `${before}${part}.csv`);
  },
  async *read(files, list) {
    const named = (part: keyof typeof parts) => files.find(({ name }) => parts[part].test(name));
    const [main, alt, add, comments] = [named('main'), named('alt'), named('add'), named('comments')];
    if (main === undefined || alt === undefined || add === undefined)
      throw new Unreadable('not_this_format', 'SDN.CSV is half a list without ALT.CSV and ADD.CSV');
    const sides: Sides = {
      names: await rowsByKey(alt, 5),
      addresses: await rowsByKey(add, 6),
      comments: comments === undefined ? new Map() : await rowsByKey(comments, 2),
    };
    for await (const { row, line } of rowsOf(main)) {
      const place = `${main.name} line ${line}`;
      if (row.length < 12) yield { fault: `the row has ${row.length} columns instead of 12`, place };
      else
        try {
          yield { entry: entryOf(row, sides, list, place) };
        } catch (error) {
          if (!(error instanceof EntryFault)) throw error;
          yield { fault: error.message, place };
        }
    }
  },
};

type Rows = ReadonlyMap<string, readonly (readonly string[])[]>;
/** Three small tables are held to be joined with the large one. */
type Sides = Readonly<{ names: Rows; addresses: Rows; comments: Rows }>;

function entryOf(row: readonly string[], sides: Sides, list: ListCode, place: string): ListEntry {
  const [entryId = '', name = '', type = '', programmes = '', title = ''] = row;
  const entryKind = kindOfWord(type);
  const draft = draftEntry({ list, entryId, entryKind, place });
  const isPerson = entryKind === 'person';
  const addName = (text: string, kind: 'primary' | 'alias' | 'former') => {
    const [, surname, given] = (isPerson && /^([^,]+), (.+)$/.exec(text)) || [];
    if (surname === undefined || given === undefined) draft.name(text, kind);
    else draft.name(`${given} ${surname}`, kind, { surname });
  };
  addName(name, 'primary');
  for (const [, , kind = '', alias = ''] of sides.names.get(entryId) ?? [])
    addName(alias, /^f/i.test(kind) ? 'former' : 'alias');
  // Several stand in one cell: `FTO] [SDGT`.
  for (const programme of programmes.split(/\]\s*\[/)) draft.programme(programme.replace(/^\[|\]$/g, ''));
  for (const address of sides.addresses.get(entryId) ?? [])
    draft.country(address[4], isPerson ? 'residence' : 'seat');
  draft.country(row[9], 'flag');
  const overflow = (sides.comments.get(entryId) ?? []).map(([, text = '']) => text);
  // What does not fit goes on in another file, within a word or after a sentence.
  tellRemarks(draft, [row[11] ?? '', ...overflow].join(''));
  draft.tell({ url: entryUrl(entryId) });
  if (isPerson && title !== '') draft.position({ title });
  return draft.entry();
}

async function rowsByKey(file: ListFile, columns: number): Promise<Rows> {
  const rows = new Map<string, string[][]>();
  let count = 0;
  for await (const { row } of rowsOf(file)) {
    if (row.length < columns) throw new Unreadable('not_this_format', `${file.name} has too few columns`);
    count += 1;
    if (count > listBounds.maxEntries) throw new Unreadable('too_many', `${file.name} has too many rows`);
    const key = row[0] ?? '';
    const known = rows.get(key);
    if (known === undefined) rows.set(key, [row]);
    else known.push(row);
  }
  return rows;
}

/** The rows with their lines; OFAC's `-0-` for nothing is empty. */
async function* rowsOf(file: ListFile): AsyncGenerator<{ row: string[]; line: number }> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
  });
  const feeding = feed(file, parser);
  try {
    for await (const piece of parser) {
      const { info, record } = piece as { info: Info; record: string[] }; // what `info: true` gives
      const row = record.map((cell) => (cell.trim() === '-0-' ? '' : cell.trim()));
      // A file of DOS ends with a sign of its own.
      if (row.length > 1 || !['', '\u001a'].includes(row[0] ?? '')) yield { row, line: info.lines };
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', `${file.name} breaks off, or a quote in it is not closed`);
  } finally {
    parser.destroy();
    await feeding;
  }
}

/** Gives the parser the bytes as it takes them; what is wrong with them is the parser's error. */
async function feed(file: ListFile, parser: ReturnType<typeof parse>): Promise<void> {
  const toText = createTextOfBytes();
  let size = 0;
  try {
    for await (const chunk of file.open()) {
      size += chunk.byteLength;
      if (size > listBounds.maxBytes) throw new Unreadable('too_big', `${file.name} is too large`);
      if (parser.destroyed) return;
      if (!parser.write(toText.write(chunk)))
        await new Promise<void>((resolve) => {
          const go = () => {
            parser.off('drain', go).off('close', go);
            resolve();
          };
          parser.on('drain', go).on('close', go);
        });
    }
    parser.end(toText.end());
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
