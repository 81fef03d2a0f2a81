import { curlOf } from './curl.ts';
import type { ExampleRequest } from './example-request.ts';
import { pythonOf } from './python.ts';
import { typescriptOf } from './typescript.ts';

/** The languages of the examples, the first where nothing was chosen. */
export const exampleLanguages = {
  curl: { name: 'curl', write: curlOf },
  typescript: { name: 'TypeScript', write: typescriptOf },
  python: { name: 'Python', write: pythonOf },
} as const satisfies Record<string, { name: string; write: (request: ExampleRequest) => string }>;

export type ExampleLanguage = keyof typeof exampleLanguages;

export const defaultLanguage: ExampleLanguage = 'curl';

/** What an address asked for; anything else is the first. */
export function languageOf(asked: unknown): ExampleLanguage {
  return typeof asked === 'string' && Object.hasOwn(exampleLanguages, asked)
    ? // its own name is one of the table's
      (asked as ExampleLanguage)
    : defaultLanguage;
}
