import autocannon from 'autocannon';
import Fastify from 'fastify';
import { startTestApp } from '#testing/test-app.ts';

/** Pages that a visitor meets first; the second is the one the yardstick is about. */
const paths = ['/', '/countries/country/de', '/ru/countries/country/de'];
const connections = 8;
const seconds = 5;
const rounds = 3;

type Measure = { requestsPerSecond: number; p99Ms: number };

/** Requests a second of each page against the same bytes sent by a bare Fastify as one string, in turn. */
async function main(): Promise<void> {
  const app = await startTestApp({ withPages: true, withChores: false });
  const rows: string[] = [];
  try {
    for (const path of paths) {
      const response = await fetch(app.url + path);
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      const body = await response.text();
      const bare = Fastify();
      bare.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
      const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
      const ours: Measure[] = [];
      const plain: Measure[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await load(app.url + path));
        plain.push(await load(bareUrl));
      }
      await bare.close();
      const ratios = ours.map(
        ({ requestsPerSecond }, index) => requestsPerSecond / (plain[index]?.requestsPerSecond ?? 1),
      );
      rows.push(
        row(path, body.length, median(ours), median(plain), ratios.toSorted((a, b) => a - b)[1] ?? 0),
      );
    }
  } finally {
    await app.close();
  }
  console.log(['page'.padEnd(28), 'kB', 'req/s', 'p99 ms', 'string req/s', 'ratio to string'].join('\t'));
  for (const line of rows) console.log(line);
  console.log(
    `\n${connections} connections, ${seconds} s a run, ${rounds} runs in turn, medians; compare ratios, not absolutes.`,
  );
}

async function load(url: string): Promise<Measure> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { requestsPerSecond: requests.average, p99Ms: latency.p99 };
}

function median(measures: readonly Measure[]): Measure {
  const sorted = measures.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { requestsPerSecond: 0, p99Ms: 0 };
}

function row(path: string, chars: number, ours: Measure, plain: Measure, ratio: number): string {
  return [
    path.padEnd(28),
    (chars / 1000).toFixed(0),
    ours.requestsPerSecond.toFixed(0),
    ours.p99Ms.toFixed(0),
    plain.requestsPerSecond.toFixed(0),
    ratio.toFixed(3),
  ].join('\t');
}

await main();
