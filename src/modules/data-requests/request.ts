import type { Locale } from '#kernel/locale.ts';
import type { RequestEvent, RequestState } from './data-request-states.ts';
import type { RequestKind, RequestRelation } from './kinds/request-kind-rules.ts';

/** What somebody asks of us about data on a person. */
export type DataRequest = Readonly<{
  id: string;
  kind: RequestKind;
  relation: RequestRelation;
  name: string;
  company: string;
  message: string;
  email: string;
  /** The language of the page it was asked on, and of the answer. */
  locale: Locale;
  state: RequestState;
  createdAt: Date;
  /** The law's month, as thirty days. */
  dueAt: Date;
  assigneeId: string | null;
  /** What we wrote. */
  answer: string | null;
  closedAt: Date | null;
}>;

export type RequestEventRow = Readonly<{
  event: RequestEvent | 'ask' | 'receipt_refused' | 'erase';
  from: RequestState | null;
  /** `erased` is no state of the table: there is no request any more. */
  to: RequestState | 'erased';
  actor: string;
  at: Date;
}>;
