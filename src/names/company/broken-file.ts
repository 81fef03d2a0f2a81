/** The file as a whole cannot be trusted: nothing of it may be written. The message is one line for the operator. */
export class BrokenFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BrokenFileError';
  }
}
