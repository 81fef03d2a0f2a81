import type { ImportRunState } from './import-run-states.ts';

/** Companies of a register, or entries of a screening list. */
export const importKinds = ['companies', 'list'] as const;
export type ImportKind = (typeof importKinds)[number];

/** So many records that were left out are kept with their sentence. */
export const maxRefusals = 100;
export const maxPlace = 200;
export const maxFault = 500;

/** Records of a file by what was done with them; links between companies count as records. */
export type ImportCounts = Readonly<{
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** No longer in a complete file. */
  gone: number;
}>;

/** A file that was given to be imported. */
export type ImportRun = ImportCounts &
  Readonly<{
    id: string;
    kind: ImportKind;
    source: string;
    fileName: string;
    isFull: boolean;
    state: ImportRunState;
    share: number;
    fault: string | null;
    startedAt: Date;
    seenAt: Date;
    endedAt: Date | null;
  }>;

/** A record that was left out: where it stands in the file, and why. */
export type RefusedRecord = Readonly<{ place: string; fault: string }>;
