import type { DeskSort } from '#modules/worklists/contract.ts';

/** Columns beside the company, which is always there; a person chooses which they see. */
export const columns = ['state', 'due', 'who', 'held', 'holdEnds', 'sections', 'tariff', 'placed'] as const;
export type Column = (typeof columns)[number];

const usual: readonly Column[] = ['state', 'due', 'who', 'held', 'holdEnds', 'sections'];
const storeKey = 'staffQueueColumns';

/** By which a column sorts; the server sorts by no other. */
export const sortOf: Readonly<Partial<Record<Column | 'company', DeskSort>>> = {
  company: 'company',
  state: 'state',
  due: 'due',
  who: 'who',
  held: 'held',
  holdEnds: 'holdEnds',
  placed: 'placed',
};

export function readColumns(): readonly Column[] {
  const kept = localStorage.getItem(storeKey)?.split(' ');
  return kept === undefined ? usual : columns.filter((column) => kept.includes(column));
}

export function keepColumns(chosen: readonly Column[]): void {
  localStorage.setItem(storeKey, chosen.join(' '));
}
