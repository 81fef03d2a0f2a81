/** What a call sends and what comes back, before it is written in any language. */
export type ExampleRequest = Readonly<{
  method: string;
  url: string;
  needsToken: boolean;
  headers: readonly (readonly [name: string, value: string])[];
  json?: unknown;
  /** The bytes of a file, by the name that it has on the reader's disk. */
  upload?: string;
  answer: 'json' | 'file' | 'events' | 'nothing';
  /** Where a file that comes back is put. */
  saveAs: string;
}>;
