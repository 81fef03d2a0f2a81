/** How tables of people and owners are recognised and read: alike in the editor and wherever else such a table is taken. */
export { cleanCell } from '#findings/party-tables/clean-cell.ts';
export { type ColumnMeaning, meaningsOf } from '#findings/party-tables/column-words/column-meanings.ts';
export {
  columnsOf,
  headOf,
  maxPartyRows,
  type PartyColumn,
  type PartyTable,
  partyTable,
  partyTableBounds,
} from '#findings/party-tables/party-table.ts';
export type { DayOrder } from '#findings/party-tables/readings/read-day.ts';
export type { ShareScale } from '#findings/party-tables/readings/read-share.ts';
export { toldByTable } from '#findings/party-tables/table-choices.ts';
export { decodeTable, maxTableFileBytes } from '#findings/tables/decode-table.ts';
export { readCells } from '#findings/tables/read-table.ts';
export { countryCalled } from '#names/hints/country-words.ts';
export { maxRows } from '../dossier/dossier-input.ts';
export { isSameValue, nameKey } from '../dossier/same-value.ts';
export { nameFieldOf, type PartySection, partySections } from './party-sections.ts';
export { roleOfCell } from './read-party-cell.ts';
export { type PartyCell, type PartyRow, readPartyRows } from './read-party-rows.ts';
