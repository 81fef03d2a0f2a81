import { parseArgs } from 'node:util';
import type { ImportSource } from '#modules/registers/files/import-source.ts';
import { sourceOf } from './source-of.ts';

/** What the command line asks for. */
export type CommandOrder =
  | Readonly<{ act: 'help' }>
  | Readonly<{ act: 'status' }>
  | Readonly<{ act: 'partition'; country: string }>
  | Readonly<{
      act: 'import';
      source: ImportSource;
      path: string;
      isDryRun: boolean;
      isFull: boolean;
      chunkSize: number;
    }>;

/** Reads the words after the command; a string says what is wrong with them. */
export function readOrder(words: string[]): CommandOrder | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(words);
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
  }
  const { values, positionals } = parsed;
  const [first, second, ...more] = positionals;
  if (values.help) return { act: 'help' };
  if (first === undefined) return 'Say which source and which file.';
  if (more.length > 0) return `“${more[0]}” is one word too many.`;
  if (first === 'status') return second === undefined ? { act: 'status' } : 'status takes no further words.';
  if (first === 'partition') {
    const country = second?.toUpperCase() ?? '';
    return /^[A-Z]{2}$/.test(country)
      ? { act: 'partition', country }
      : 'Say which country, by its two letters.';
  }
  const source = sourceOf(first, values.mapping);
  if (typeof source === 'string') return source;
  if (second === undefined) return 'Say which file.';
  const chunkSize = Number(values.chunk);
  if (!Number.isInteger(chunkSize) || chunkSize < 100 || chunkSize > 20_000)
    return '--chunk is a number from 100 to 20000.';
  const { 'dry-run': isDryRun, full: isFull } = values;
  return { act: 'import', source, path: second, isDryRun, isFull, chunkSize };
}

function parse(words: string[]) {
  return parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      mapping: { type: 'string' },
      chunk: { type: 'string', default: '5000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}
