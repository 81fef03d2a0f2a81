import { readFileSync } from 'node:fs';

/** One row of docs/personal-data.md; `erasure` and `exported` are there for data of customers only. */
export type PersonalDataRow = Readonly<{
  section: 'Of customers' | 'Of others' | 'Without personal data';
  table: string;
  columns: readonly string[];
  exported: string;
  erasure: string;
}>;

const sections = ['Of customers', 'Of others', 'Without personal data'] as const;

/** The map of personal data as people read it: the page is its only copy. */
export function readPersonalDataMap(): PersonalDataRow[] {
  const page = readFileSync(new URL('../docs/personal-data.md', import.meta.url), 'utf8');
  return page.split(/^## /m).flatMap((part) => {
    const section = sections.find((name) => part.startsWith(name));
    return section === undefined ? [] : tableRows(part).map((cells) => toRow(section, cells));
  });
}

function tableRows(part: string): string[][] {
  return part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function toRow(section: PersonalDataRow['section'], cells: readonly string[]): PersonalDataRow {
  const [, table = '', columns = '', , exported = '', erasure = ''] = cells;
  const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return { section, table: namesIn(table)[0] ?? '', columns: namesIn(columns), exported, erasure };
}
