import type { AnswerNote, AskKind, Silence } from './connector.ts';

/** What one register has to say to a search. */
export type SourceAnswer = Readonly<{
  source: string;
  name: string;
  state: 'found' | 'none' | 'unavailable' | 'not_asked';
  note: AnswerNote | Silence | null;
  /** When the register said so. */
  asOf: Date | null;
  /** Companies of ours that it told of. */
  companyIds: readonly string[];
  by: AskKind | null;
}>;
