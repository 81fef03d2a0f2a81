import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { companiesHouseAccounts } from '#modules/registers/companies-house/readings/accounts.ts';
import { median } from '../in-turn.ts';
import { printTable } from '../print-table.ts';
import { numberOf, writeAccounts } from './write-accounts.ts';

const help = `npm run bench -- ixbrl [--documents 1000] [--rounds 9]

Reads made-up accounts in Inline XBRL into statements, and in turn parses the same bytes with saxes and nothing else; where the real
accounts lie beside the checkout (../shared/data/accounts/uk), those as well. Then reads so many different documents one after the other
and looks at memory. Goals: at most 6 times as slow as the plain parse; memory that does not grow.`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    documents: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '9' },
    help: { type: 'boolean', default: false },
  },
});

type Document = Readonly<{ number: string; bytes: Uint8Array }>;

if (values.help) console.log(help);
else {
  const goals = [compare(Number(values.rounds)), watchMemory(Number(values.documents))];
  if (goals.includes(false)) process.exitCode = 1;
}

/** Speeds in turn, round by round: a ratio is the median of the rounds. */
function compare(rounds: number): boolean {
  const made = Array.from({ length: 40 }, (_, seed) => ({
    number: numberOf(seed),
    bytes: writeAccounts(seed),
  }));
  const sets: [string, readonly Document[]][] = [['made up', made]];
  const real = realAccounts();
  if (real.length > 0) sets.push(['filed', real]);
  let isFast = true;
  const rows = sets.map(([name, documents]) => {
    const size = documents.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    for (let warm = 0; warm < 2; warm += 1) {
      secondsOf(documents, read);
      secondsOf(documents, parse);
    }
    const runs = Array.from(
      { length: rounds },
      () => [secondsOf(documents, read), secondsOf(documents, parse)] as const,
    );
    const [reading, parsing] = [median(runs.map(([a]) => a)), median(runs.map(([, b]) => b))];
    const ratio = median(runs.map(([a, b]) => a / b));
    if (ratio > 6) isFast = false;
    return [
      name,
      documents.length,
      size / documents.length / 1e3,
      documents.length / reading,
      size / reading / 1e6,
      documents.length / parsing,
      ratio,
    ];
  });
  printTable(['accounts', 'documents', 'kB each', 'read/s', 'MB/s', 'plain parse/s', 'times as slow'], rows);
  return isFast;
}

function read({ number, bytes }: Document): void {
  const { findings } = companiesHouseAccounts.read(bytes, {
    subjectNumber: number,
    contentType: 'application/xhtml+xml',
  });
  if (findings.length === 0) throw new Error(`nothing was read of ${number}`);
}

/** The same parser that reads, with nobody listening. */
function parse({ bytes }: Document): void {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.byteLength; at += 65_536)
    parser.write(decoder.decode(bytes.subarray(at, at + 65_536), { stream: true }));
  parser.close();
}

function secondsOf(documents: readonly Document[], one: (document: Document) => void): number {
  const began = performance.now();
  for (const document of documents) one(document);
  return (performance.now() - began) / 1_000;
}

/** Memory after every tenth of the documents, what nobody needs swept away before. */
function watchMemory(count: number): boolean {
  setFlagsFromString('--expose-gc');
  const sweep: unknown = runInNewContext('gc');
  const used: number[] = [];
  const tenth = Math.max(1, Math.floor(count / 10));
  for (let seed = 0; seed < count; seed += 1) {
    read({ number: numberOf(seed), bytes: writeAccounts(seed) });
    if ((seed + 1) % tenth !== 0) continue;
    if (typeof sweep === 'function') sweep();
    used.push(process.memoryUsage().heapUsed / 1e6);
  }
  const [first = 0, last = 0] = [used[0], used.at(-1)];
  console.log(
    `\n${count} documents: ${used.map((mb) => mb.toFixed(1)).join(' ')} MB of heap; peak of the process ${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB`,
  );
  return last < first + 5;
}

function realAccounts(): Document[] {
  const folder = join(import.meta.dirname, '../../../shared/data/accounts/uk');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html.gz'))
    .map((name) => ({
      number: name.split('_')[2] ?? '',
      bytes: gunzipSync(readFileSync(join(folder, name))),
    }));
}
