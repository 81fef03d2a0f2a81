import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { maxAnswerBytes } from '../../sources/answer-fields.ts';

const cell = z.union([z.string().max(20_000), z.number(), z.null()]);
const record = z.record(z.string().max(100), z.unknown());
const answer = z.union([
  z.object({ success: z.literal(true), result: z.object({ records: z.array(record).max(2_000) }) }),
  z.object({ success: z.literal(false) }),
]);

/** A row of a table of the portal: the text of a column, empty where there is none. */
export type PortalRow = Readonly<{ place: string; of(column: string): string; columns: readonly string[] }>;

/** The rows of the company that was asked for; the column of its number differs from table to table. */
export function rowsOf(bytes: Uint8Array, number: string, columns: readonly string[]): readonly PortalRow[] {
  const read = readJson(bytes, answer, maxAnswerBytes);
  if (!read.success) throw new Unreadable('silent', 'the portal says with status 200 that it failed');
  return read.result.records.flatMap((row, at) => {
    const of = (column: string): string => {
      const read = cell.safeParse(Object.hasOwn(row, column) ? row[column] : null);
      return read.success ? String(read.data ?? '').trim() : '';
    };
    const [owner] = columns.filter((column) => Object.hasOwn(row, column));
    if (owner === undefined || of(owner) !== number) return [];
    return [{ place: pointer('result', 'records', at), of, columns: Object.keys(row) }];
  });
}

/** Names of companies come with doubled spaces where a quoted part begins. */
export function tidy(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}
