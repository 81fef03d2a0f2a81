import type { z } from 'zod';

/** A mistake in a file of `content/`: the message begins with the file and, where it is known, the line. */
export class ContentFault extends Error {
  readonly file: string;
  readonly line: number | undefined;
  readonly sentence: string;

  constructor(file: string, line: number | undefined, sentence: string) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${sentence}`);
    this.name = 'ContentFault';
    this.file = file;
    this.line = line;
    this.sentence = sentence;
  }
}

/** The first complaint of a shape in words: `registers.0.access: Invalid option …`. */
export function firstComplaint(error: z.ZodError): { path: PropertyKey[]; sentence: string } {
  const issue = error.issues[0];
  const path = issue?.path ?? [];
  const where = path.length === 0 ? '' : `${path.map(String).join('.')}: `;
  return { path, sentence: `${where}${issue?.message ?? 'is not valid'}` };
}
