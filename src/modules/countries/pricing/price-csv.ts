import { CsvError, parse } from 'csv-parse/sync';
import { type Terms, terms as termsShape } from './terms.ts';

/** A tariff as a line of the file. */
export type PricedLine = Terms &
  Readonly<{
    tariffId: number;
    country: string;
    countryName: string;
    report: string;
    tariff: string;
    currency: string;
  }>;

/** Why a line is not taken. */
export const lineFaults = [
  'unreadable',
  'unknown_tariff',
  'twice',
  'other_country',
  'other_report',
  'other_currency',
  'wrong_price',
  'wrong_days',
  'wrong_offer',
] as const;
export type LineFault = (typeof lineFaults)[number];

export type RefusedLine = Readonly<{ line: number; fault: LineFault; text: string }>;

/** The file as a whole is refused. */
export class NotAPriceFile extends Error {}

const columns = [
  'tariff_id',
  'country',
  'country_name',
  'report',
  'tariff',
  'price',
  'currency',
  'min_days',
  'max_days',
  'offered',
] as const;
type Column = (typeof columns)[number];
const needed: readonly Column[] = ['tariff_id', 'price', 'min_days', 'max_days', 'offered'];

/** Lines read at most; twice what every country with five tariffs needs. */
export const maxLines = 3_000;
const maxShown = 200;

/** The price list as a table for a spreadsheet: UTF-8 with its mark, so that names in every script are read. */
export function writePriceCsv(lines: readonly PricedLine[]): string {
  const rows = lines.map((line) =>
    [
      String(line.tariffId),
      line.country,
      line.countryName,
      line.report,
      line.tariff,
      `${Math.floor(line.priceMinor / 100)}.${String(line.priceMinor % 100).padStart(2, '0')}`,
      line.currency,
      String(line.minDays),
      String(line.maxDays),
      line.isOffered ? 'yes' : 'no',
    ]
      .map(quoted)
      .join(','),
  );
  return `\ufeff${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Reads such a table back, parted by commas or semicolons. A line that cannot be taken is told with its number and does not
 * hold up the others. Throws NotAPriceFile where a column is missing or there are too many lines.
 */
export function readPriceCsv(
  text: string,
  known: ReadonlyMap<number, PricedLine>,
): { taken: ReadonlyMap<number, Terms>; refused: readonly RefusedLine[] } {
  const [head = [], ...rows] = recordsOf(text);
  if (rows.length > maxLines) throw new NotAPriceFile(`more than ${maxLines} lines`);
  const places = new Map(head.map((name, index) => [name.trim().toLowerCase(), index]));
  const missing = needed.filter((name) => !places.has(name));
  if (missing.length > 0) throw new NotAPriceFile(`no column ${missing.join(', ')}`);
  const taken = new Map<number, Terms>();
  const refused: RefusedLine[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const cell = (name: Column) => row[places.get(name) ?? -1]?.trim();
    const read = readLine(cell, known, taken);
    if (typeof read === 'string')
      refused.push({ line: index + 2, fault: read, text: row.join(', ').slice(0, maxShown) });
    else taken.set(read.tariffId, read.terms);
  }
  return { taken, refused };
}

function recordsOf(text: string): string[][] {
  const firstLine = text.slice(0, text.indexOf('\n') >>> 0);
  const delimiter = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
  try {
    // Without columns and without info every record is a list of cells.
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }) as string[][];
  } catch (error) {
    if (error instanceof CsvError) throw new NotAPriceFile(error.code);
    throw error;
  }
}

function readLine(
  cell: (name: Column) => string | undefined,
  known: ReadonlyMap<number, PricedLine>,
  taken: ReadonlyMap<number, Terms>,
): LineFault | { tariffId: number; terms: Terms } {
  const tariffId = wholeOf(cell('tariff_id'));
  if (tariffId === undefined) return 'unreadable';
  const tariff = known.get(tariffId);
  if (tariff === undefined) return 'unknown_tariff';
  if (taken.has(tariffId)) return 'twice';
  // Columns that only say which tariff it is must not say another one: a table may have been sorted by halves.
  if (differs(cell('country'), tariff.country)) return 'other_country';
  if (differs(cell('report'), tariff.report)) return 'other_report';
  if (differs(cell('currency'), tariff.currency)) return 'other_currency';
  const priceMinor = minorOf(cell('price'));
  if (priceMinor === undefined) return 'wrong_price';
  const isOffered = { yes: true, no: false, да: true, нет: false }[cell('offered')?.toLowerCase() ?? ''];
  if (isOffered === undefined) return 'wrong_offer';
  const [minDays, maxDays] = [wholeOf(cell('min_days')), wholeOf(cell('max_days'))];
  const read = termsShape.safeParse({ priceMinor, minDays, maxDays, isOffered });
  if (read.success) return { tariffId, terms: read.data };
  return read.error.issues.some(({ path }) => path[0] === 'priceMinor') ? 'wrong_price' : 'wrong_days';
}

function differs(cell: string | undefined, own: string): boolean {
  return cell !== undefined && cell !== '' && cell.toLowerCase() !== own.toLowerCase();
}

function wholeOf(cell: string | undefined): number | undefined {
  return cell !== undefined && /^\d{1,9}$/.test(cell) ? Number(cell) : undefined;
}

/** `38`, `38.5`, `38,50`. */
function minorOf(cell: string | undefined): number | undefined {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(cell ?? '') ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
