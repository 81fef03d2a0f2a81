import { parseArgs } from 'node:util';
import { importSources } from '#modules/registers/catalogue.ts';
import type { ImportSource } from '#modules/registers/files/import-source.ts';
import { sourceOf } from '../import-companies/source-of.ts';

/** What `--help` prints. */
export const help = `Runs one order from search to debit on a fresh temporary instance, over real HTTP and SMTP.

  npm run demo
  npm run demo -- --register FILE --company "NAME"
  npm run demo -- --register FILE --source SOURCE --company "NAME"

  --register      A register’s file whose companies are imported first; --company says which of them is ordered.
  --source        Of which kind it is, as import-companies calls it: ${importSources.map(({ name }) => name).join(', ')}
                  or generic. Without it: gleif.
  --mapping FILE  With generic: the YAML file that says how the columns become a company.
  --company       The company to order a report on; without --register one of the demo register.
`;

/** What the command line asks for: `file` where the company is one of a register’s file. */
export type DemoWords = Readonly<{
  company: string | undefined;
  file?: Readonly<{ path: string; source: ImportSource }>;
}>;

/** Reads the words after the command. */
export function readWords(words: string[]): DemoWords | 'help' | Readonly<{ fault: string }> {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(words);
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error) };
  }
  const { help: isHelp, register, source: kind, mapping, company } = values;
  if (isHelp) return 'help';
  if (register === undefined)
    return kind === undefined && mapping === undefined
      ? { company }
      : { fault: '--source and --mapping go with --register FILE.' };
  if (company === undefined) return { fault: 'Say which company of the file: --company "NAME".' };
  const source = sourceOf(kind ?? 'gleif', mapping);
  return typeof source === 'string' ? { fault: source } : { company, file: { path: register, source } };
}

function parse(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      register: { type: 'string' },
      source: { type: 'string' },
      mapping: { type: 'string' },
      company: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  return values;
}
