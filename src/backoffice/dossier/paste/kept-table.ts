import {
  decodeTable,
  maxTableFileBytes,
  type PartySection,
  type PartyTable,
  partySections,
  partyTable,
  partyTableBounds,
  readCells,
} from '#modules/reports/pasting/paste-rules.ts';
import { nothingChosen, type PasteChoice } from './paste-choice.ts';

/** What the clipboard or a file held. */
export type Pasted = Readonly<{ html: string; text: string }>;

/** A pasted table while somebody decides about it; it outlives a reload, until it is written. */
export type KeptTable = Readonly<{
  table: PartyTable;
  isCut: boolean;
  choice: PasteChoice;
  /** It was sent to be saved: what becomes of it is not known yet. */
  isSent: boolean;
}>;

/** Recognises what was pasted for a section; undefined where no table stands in it. */
export function keepTable(pasted: Pasted, section: PartySection, today: string): KeptTable | undefined {
  const { rows, isCut } = readCells(pasted, partyTableBounds);
  const table = partyTable(rows, partySections[section], today);
  return table && { table, isCut, choice: nothingChosen, isSent: false };
}

/** The text of a file of values; of a large one its beginning. */
export async function textOfFile(file: File): Promise<Pasted> {
  const bytes = await file.slice(0, maxTableFileBytes + 1).arrayBuffer();
  return { html: '', text: decodeTable(new Uint8Array(bytes)) };
}
