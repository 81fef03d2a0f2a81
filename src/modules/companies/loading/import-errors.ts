/** Somebody else is importing the same register right now. The message is one line for the operator. */
export class ImportRunningError extends Error {
  constructor(registerName: string) {
    super(`Another import of the register “${registerName}” is running; only one can at a time.`);
    this.name = 'ImportRunningError';
  }
}

/** An import ended before its file did, and a part of the file is in. The message is one line for the operator. */
export class ImportStoppedError extends Error {
  constructor(reason: string, readCount: number, options?: ErrorOptions) {
    super(
      `${reason.replace(/[.\s]*$/, '')}. The first ${readCount} records of the file are in; the same file given again goes on after them.`,
      options,
    );
    this.name = 'ImportStoppedError';
  }
}
