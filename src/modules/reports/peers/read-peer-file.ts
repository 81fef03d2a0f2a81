import { createReadStream } from 'node:fs';
import { assertBoundedFile, FileRefused } from '#platform/files/read-bounded.ts';
import type { FigureName } from '#rating/figures/figures.ts';
import { ratioNames, ratioOf } from '#rating/figures/ratios.ts';
import { figureOfColumn, withImplied } from './peer-figures.ts';
import type { PeerRow } from './peer-group.ts';
import { quartilesOf } from './quartiles.ts';

/** A file of peers that cannot be read; nothing of it is taken. */
export class PeerFileRefused extends Error {}

const maxBytes = 200_000_000;
const maxLines = 1_000_000;
const maxLineChars = 10_000;

type Columns = Readonly<{
  count: number;
  section: number;
  year: number;
  company: number;
  figures: readonly (readonly [column: number, figure: FigureName])[];
}>;

/**
 * Reads company-years of a CSV file (`section`, `year`, figures by our names or by Russian line codes; `company` or `inn` tells
 * doubles) and makes quartiles of them. A figure that is empty or zero counts as not stated. No company is kept.
 */
export async function readPeerFile(path: string): Promise<PeerRow[]> {
  const values = new Map<string, number[]>();
  const seen = new Set<string>();
  let columns: Columns | undefined;
  let lines = 0;
  for await (const line of linesOf(path)) {
    lines += 1;
    if (lines > maxLines || line.length > maxLineChars)
      throw new PeerFileRefused(`Line ${lines} is beyond what is read.`);
    const cells = line.split(',');
    if (columns === undefined) columns = columnsOf(cells);
    else if (line !== '' && cells.length !== columns.count)
      throw new PeerFileRefused(
        `Line ${lines} has ${cells.length} values, the first line names ${columns.count}.`,
      );
    else if (line !== '') takeCompany(cells, columns, seen, values);
  }
  return [...values].flatMap(([key, numbers]) => {
    const quartiles = quartilesOf(numbers);
    const [section = '', year = '', name] = key.split(' ');
    const ratio = ratioNames.find((one) => one === name);
    return quartiles === undefined || ratio === undefined
      ? []
      : [{ section, year: Number(year), ratio, quartiles }];
  });
}

/** A line that does not end is left before it fills the memory. */
async function* linesOf(path: string): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new PeerFileRefused('The file is not in UTF-8.');
    }
  };
  try {
    await assertBoundedFile(path, maxBytes);
    let rest = '';
    // Not beyond the bound either where the file grows meanwhile.
    for await (const chunk of createReadStream(path, { end: maxBytes })) {
      const parts = (rest + decode(chunk)).split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield part.replace(/\r$/, '');
      if (rest.length > maxLineChars) yield rest;
    }
    yield rest + decode();
  } catch (error) {
    throw error instanceof FileRefused ? new PeerFileRefused(`${error.message}.`) : error;
  }
}

function columnsOf(cells: readonly string[]): Columns {
  const names = cells.map((cell) =>
    cell
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  const figures = names.flatMap((name, column) => {
    const figure = figureOfColumn(name);
    return figure === undefined ? [] : [[column, figure] as const];
  });
  const [section, year] = [names.indexOf('section'), names.indexOf('year')];
  if (section < 0 || year < 0 || figures.length < 2)
    throw new PeerFileRefused('The first line has to name section, year and figures.');
  return {
    count: cells.length,
    section,
    year,
    company: Math.max(names.indexOf('company'), names.indexOf('inn')),
    figures,
  };
}

function takeCompany(
  cells: readonly string[],
  columns: Columns,
  seen: Set<string>,
  values: Map<string, number[]>,
): void {
  const [section = '', year = ''] = [cells[columns.section]?.trim(), cells[columns.year]?.trim()];
  if (!/^[A-U]$/.test(section) || !/^(19|20)\d\d$/.test(year)) return;
  if (columns.company >= 0) {
    const company = `${cells[columns.company]} ${year}`;
    if (seen.has(company)) return;
    seen.add(company);
  }
  const stated = columns.figures.flatMap(([column, figure]) => {
    const value = Number(cells[column]?.trim() ?? '');
    return Number.isFinite(value) && value !== 0 ? [[figure, value] as const] : [];
  });
  const figures = withImplied(Object.fromEntries(stated));
  for (const ratio of ratioNames) {
    const { value } = ratioOf(ratio, figures);
    if (value === null) continue;
    const key = `${section} ${year} ${ratio}`;
    const list = values.get(key);
    if (list === undefined) values.set(key, [value]);
    else list.push(value);
  }
}
