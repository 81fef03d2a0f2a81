import type { CompanyRecord, Register } from '#names/company/company-record.ts';

/** What a register is asked by. */
export const askKinds = ['number', 'vat', 'name'] as const;
export type AskKind = (typeof askKinds)[number];

/** One question to one register; `text` is what `Connector.read` made of the typed one. */
export type ConnectorQuestion = Readonly<{ country: string; by: AskKind; text: string }>;

/** A fact beside companies: whether a VAT number is valid, or that more bear the name than the register lists. */
export const answerNotes = ['vat_valid', 'vat_invalid', 'too_many'] as const;
export type AnswerNote = (typeof answerNotes)[number];

export type ConnectorAnswer = Readonly<{ records: readonly CompanyRecord[]; note?: AnswerNote }>;

/** How often a register may be called: a bucket of `calls` that fills again within `perSeconds`. */
export type CallLimit = Readonly<{ calls: number; perSeconds: number }>;

/** A live register of others. It is asked over the network, and what it answers is never believed unread. */
export type Connector = Readonly<{
  code: string;
  /** Under which its records are kept: apart from those of a file of the same source, which say more. */
  register: Register;
  /** ISO alpha-2, upper case. */
  countries: readonly string[] | 'all';
  answers: readonly AskKind[];
  limit: CallLimit;
  /** What was typed in the register's own spelling; undefined if it cannot be a question to it. */
  read(by: AskKind, typed: string, country: string): string | undefined;
  /** Throws SourceUnavailable: no companies and no answer are two things. */
  ask(question: ConnectorQuestion, signal: AbortSignal): Promise<ConnectorAnswer>;
}>;

/** Why a register did not answer. */
export const silences = ['late', 'no_answer', 'too_often', 'unexpected_answer'] as const;
export type Silence = (typeof silences)[number];

/** The register could not say; never the same as "it has no such company". */
export class SourceUnavailable extends Error {
  readonly reason: Silence;
  /** The register's own wish, where it told one. */
  readonly retryAfterSeconds: number | undefined;
  /** The register itself is there: only a part of it, such as one member state, is not. */
  readonly isPartial: boolean;
  /** For the log: never a word of the question or the answer. */
  readonly detail: string;

  constructor(
    reason: Silence,
    options: { retryAfterSeconds?: number | undefined; isPartial?: boolean; detail?: string } = {},
  ) {
    super(`register unavailable: ${reason}`);
    this.name = 'SourceUnavailable';
    this.reason = reason;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isPartial = options.isPartial ?? false;
    this.detail = options.detail ?? '';
  }
}

/** The kind of a fault without its words: an address or a value in them would hold what was typed. */
export function kindOfFault(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return 'unknown';
  return 'code' in inner ? `${inner.name} ${String(inner.code)}` : inner.name;
}
