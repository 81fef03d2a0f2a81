import { parseArgs } from 'node:util';
import { coresNote } from '../cores.ts';
import { fetchRaw } from '../fetch-raw.ts';
import { inTurn, type Turns } from '../in-turn.ts';
import { installTool } from '../install-tool.ts';
import { borrowDatabase, currentBuild } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { startSite } from '../server-process.ts';
import { drawAndBuild } from './draw-page.ts';
import { elementsOf, findTag, parseHtml, textOf } from './parse-html.ts';
import { startNext } from './serve-next.ts';
import { isOurs } from './write-components.ts';

const help = `npm run bench -- next [--seconds 10] [--rounds 3] [--connections 8]

Requests a second of our country page, drawn anew for each, against the same page in Next.js.`;

const path = '/countries/country/de';
/** So many times faster than Next.js our page should be. */
const goal = 4;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else {
  await measure({
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
  });
}

async function measure(turns: Turns): Promise<void> {
  const folder = await installTool('next');
  await currentBuild();
  const database = await borrowDatabase();
  const site = await startSite(database.env);
  try {
    const html = (await fetchRaw(site.url + path, 'identity')).toString('utf8');
    // The port of this run would make every build a new one.
    const ours = html.replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, 'http://localhost');
    await drawAndBuild(folder, ours);
    const next = await startNext(folder);
    try {
      compare(ours, (await fetchRaw(next.url + path, 'identity')).toString('utf8'));
      for (const encoding of ['identity', 'gzip'] as const) {
        const { medians, byRequests, byCpu } = await inTurn(
          {
            ours: { server: site, path: `${path}?fresh=1`, encoding },
            next: { server: next, path, encoding },
          },
          turns,
        );
        console.log(`\n${encoding}`);
        const rows = (['ours', 'next'] as const).map((name) => {
          const { requestsPerSecond, p99Ms, cpuMsPerRequest } = medians[name];
          return [name, Math.round(requestsPerSecond), p99Ms, cpuMsPerRequest];
        });
        printTable(['', 'requests/s', 'p99 ms', 'CPU ms a request'], rows);
        console.log(
          `ours ÷ next: ${byRequests('ours', 'next').toFixed(2)} by requests, ${byCpu('ours', 'next').toFixed(2)} by processor time (goal ${goal})`,
        );
      }
      console.log(
        `\n${turns.connections} connections, ${turns.seconds} s a run, ${turns.rounds} rounds in turn, medians; ${coresNote}.`,
        '\nOurs asks PostgreSQL through its API for each page; Next reads the same from a module in memory.',
      );
    } finally {
      await next.stop();
    }
  } finally {
    await site.stop();
    await database.giveBack();
  }
}

/** Shows that both draw the same page: what a reader sees, counted. */
function compare(ours: string, next: string): void {
  const rows = [ours, next].map((html, index) => {
    const document = parseHtml(html);
    const all = elementsOf(document);
    const seen = elementsOf(findTag(document, 'body')).filter((one) => one.tag !== 'script' && !isOurs(one));
    const scripts = all.filter(({ tag, attributes }) => tag === 'script' && !attributes.has('src'));
    const scriptChars = scripts.flatMap(({ children }) => children).join('').length;
    return [
      index === 0 ? 'ours' : 'next',
      seen.length,
      textOf(document).length,
      html.length,
      scriptChars,
    ] as const;
  });
  printTable(['', 'elements in body', 'letters to read', 'letters of HTML', 'of it in scripts'], rows);
  const bodyText = (html: string) => textOf(findTag(parseHtml(html), 'body'));
  console.log(`the texts are ${bodyText(ours) === bodyText(next) ? 'the same' : 'NOT the same'}`);
}
