import type { DeskChange, FactInput, MissingDataReasonInput } from '#modules/reports/contract.ts';

/** One thing that somebody did to the dossier; each is shown at once and saved by itself. */
export type Change =
  /** What stands there is right: of one source, as it was seen. */
  | Readonly<{ kind: 'confirm'; factIds: readonly string[] }>
  /** Of values that contradict each other this one. */
  | Readonly<{ kind: 'choose'; factId: string; alternative: number }>
  | Readonly<{ kind: 'write'; facts: readonly FactInput[] }>
  | Readonly<{ kind: 'remove'; factIds: readonly string[] }>
  | Readonly<{ kind: 'excuse'; reason: MissingDataReasonInput }>
  /** Takes back what was saved under these numbers; shown when the server has done it. */
  | Readonly<{ kind: 'undo'; changeNos: readonly number[] }>;

/** A change as it is shown, and as it is sent: with the versions that its maker saw, and ids by which it counts once. */
export type Made = Readonly<{ change: Change; sends: readonly DeskChange[] }>;
