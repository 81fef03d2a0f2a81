import { BrokenFileError } from '#names/company/broken-file.ts';
import { parsed } from './json-records.ts';

const newline = 0x0a;
const maxLineBytes = 1024 * 1024;

/** A line's value, or why it has none. */
export type JsonLine = Readonly<{ line: number; value: unknown }> | Readonly<{ line: number; fault: string }>;

/**
 * Reads a file of JSON values, one a line, in memory of one line; empty lines are passed over. Throws BrokenFileError
 * if the first line is no JSON, or if the last one breaks off.
 */
export async function* readJsonLines(bytes: AsyncIterable<Buffer>, what: string): AsyncGenerator<JsonLine> {
  let line = 0;
  let isFirst = true;
  for await (const { text, endsHere } of linesOf(bytes)) {
    line += 1;
    const words = text?.replace(/^\ufeff/, '').trim();
    if (words === '') continue;
    const read = words === undefined ? { fault: 'the line is longer than 1 MB' } : parsed(words);
    if ('fault' in read && isFirst)
      throw new BrokenFileError(`This is not ${what}: its first line is not JSON.`);
    if ('fault' in read && endsHere)
      throw new BrokenFileError(`The file breaks off at line ${line}: it is not complete.`);
    isFirst = false;
    yield { line, ...read };
  }
  if (isFirst) throw new BrokenFileError('The file is empty.');
}

/** Lines without their ends; a line that is too long has no text. `endsHere` says that the file ends without a newline. */
async function* linesOf(
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<{ text: string | undefined; endsHere: boolean }> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = () => {
    const text = length > maxLineBytes ? undefined : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    return text;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      parts.push(chunk.subarray(start, end));
      length += end - start;
      yield { text: take(), endsHere: false };
      start = end + 1;
    }
    length += chunk.length - start;
    // Of a line that is too long nothing is kept.
    if (length > maxLineBytes) parts = [];
    else if (start < chunk.length) parts.push(Buffer.from(chunk.subarray(start)));
  }
  if (length > 0) yield { text: take(), endsHere: true };
}
