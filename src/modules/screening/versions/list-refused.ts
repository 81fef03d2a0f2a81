/** A list was not imported: nothing has changed. The message is one line for whoever gave the file. */
export class ListRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ListRefused';
  }
}
