import { parseArgs } from 'node:util';
import { load } from '../load.ts';
import { borrowDatabase, currentBuild } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { startServer } from '../server-process.ts';
import type { Share } from './share-out.ts';

const help = `npm run bench -- profile [path] [--requests 2000] [--functions]

Where the processor's time of a page goes that is drawn anew for each request; --functions names the busiest ones.`;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: '2000' },
    functions: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await profile(positionals[0] ?? '/countries/country/de', Number(values.requests));

async function profile(path: string, requests: number): Promise<void> {
  await currentBuild();
  const database = await borrowDatabase();
  const site = await startServer('profile/profiled-site.ts', undefined, database.env);
  try {
    const task = {
      url: `${site.url}${path}?fresh=1`,
      connections: 8,
      extent: { requests },
      encoding: 'gzip',
    } as const;
    await load(task);
    site.send('start');
    await load(task);
    // The site answers with the shares of its profile.
    const shares = (await site.ask('stop')) as Share[];
    const all = shares.reduce((sum, { ms }) => sum + ms, 0);
    printTable(
      ['part', 'ms a page', '%'],
      [
        ...shares.map(({ part, ms }) => [part, ms / requests, Math.round((ms / all) * 100)]),
        ['all', all / requests, 100],
      ],
    );
    console.log(
      `\n${path}, drawn anew ${requests} times, gzip; profiled every 0.25 ms, which costs time itself.`,
    );
    if (!values.functions) return;
    for (const { part, functions } of shares) {
      console.log(`\n${part}`);
      printTable(
        ['function', 'ms a page'],
        functions.map(([name, ms]) => [name, ms / requests]),
      );
    }
  } finally {
    await site.stop();
    await database.giveBack();
  }
}
