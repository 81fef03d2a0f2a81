/** The file is no backup, not a whole one, or not the one that was written: one sentence for the operator. */
export class BrokenBackupError extends Error {
  constructor(words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = 'BrokenBackupError';
  }
}

/** What a backup that ends too early, or was changed, is told. */
export const notWhole = 'The backup is not whole: it breaks off or was changed. Take another one.';
