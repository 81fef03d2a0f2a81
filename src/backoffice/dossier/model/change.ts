import type { FactInput, MissingDataReasonInput } from '#modules/reports/contract.ts';

/** One thing that somebody did to the dossier; each is shown at once and saved by itself. */
export type Change =
  /** What stands there is right: of one source, as it was seen. */
  | Readonly<{ kind: 'confirm'; factIds: readonly string[] }>
  /** Of values that contradict each other this one. */
  | Readonly<{ kind: 'choose'; factId: string; alternative: number }>
  | Readonly<{ kind: 'write'; facts: readonly FactInput[] }>
  | Readonly<{ kind: 'remove'; factIds: readonly string[] }>
  | Readonly<{ kind: 'excuse'; reason: MissingDataReasonInput }>;
