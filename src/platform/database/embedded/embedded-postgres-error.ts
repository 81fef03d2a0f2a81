/** Why the embedded PostgreSQL cannot run: one sentence for the operator, printed as it is before exit 1. */
export class EmbeddedPostgresError extends Error {
  constructor(sentence: string, options: { cause?: unknown } = {}) {
    super(sentence, options);
    this.name = 'EmbeddedPostgresError';
  }
}

/** The `code` of a system error such as `ENOENT`, or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The words of an error of unknown shape. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
