import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { fixtureLei, gleifJson } from '#modules/registers/gleif/gleif-fixture.ts';
import { createImportProcess } from '#platform/refresh/import-process.ts';
import type { RunImport } from '#platform/refresh/refresher.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { childEnvironment } from '#testing/processes/child-environment.ts';
import { createRegisterRefresher } from './refresh-registers.ts';

const hourMs = 3_600_000;
const clock = createSettableClock(new Date('2026-11-21T10:00:00Z'));
const directory = mkdtempSync(join(tmpdir(), 'refresh-'));
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let url = '';
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gleif.json`; // a port was asked for
});
after(async () => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true });
  await database.drop();
});

function refresher(from: string, runImport: RunImport, more = {}) {
  const errors: string[] = [];
  const unchanged: string[] = [];
  const made = createRegisterRefresher({
    db: database.db,
    clock,
    registers: [{ source: 'gleif', from, everyMs: hourMs, isFull: false }],
    directory,
    runImport,
    noteUnchanged: async (source) => {
      unchanged.push(source);
    },
    report: (_source, error) => errors.push(error instanceof Error ? error.message : String(error)),
    ...more,
  });
  return { ...made, errors, unchanged };
}
const later = () => clock.set(new Date(clock.now().getTime() + hourMs));

test('a file is downloaded once: the server is told which one we have, a failed import asks again', async () => {
  const asked: (string | undefined)[] = [];
  answer = (request, response) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"one"' }).end('content');
  };
  const imported: string[] = [];
  let fails = true;
  const { run, errors, unchanged } = refresher(url, async ([, path = '']) => {
    if (fails) throw new Error('the import ended with 1');
    imported.push(readFileSync(path, 'utf8'));
  });
  await run();
  await run(); // not due yet
  assert.deepEqual([asked, errors], [[undefined], ['the import ended with 1']]);
  fails = false;
  later();
  await run();
  assert.deepEqual(unchanged, []);
  later();
  await run();
  assert.deepEqual(unchanged, ['gleif']);
  assert.deepEqual([asked, imported], [[undefined, undefined, '"one"'], ['content']]);
  assert.deepEqual(readdirSync(join(directory, 'downloads')), ['gleif.json']);
});

test('a source that is not known is refused at the start, with the known ones', () => {
  const registers = [{ source: 'glief', from: '/in/x*.zip', everyMs: hourMs, isFull: false }];
  assert.throws(
    () => refresher(url, () => assert.fail('imported'), { registers }),
    /REGISTER_REFRESH names the source “glief”, which is not known; known are gleif, gleif-relations, /,
  );
});

test('a server that refuses, sends too much, breaks off or is too slow leaves no file', async () => {
  const answers: Record<string, typeof answer> = {
    'answered 500': (_request, response) => response.writeHead(500).end(),
    'larger than 10 bytes': (_request, response) => response.end('x'.repeat(100)),
    'terminated|aborted|other side closed': (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('x', () => response.destroy());
    },
    timeout: () => {},
  };
  rmSync(join(directory, 'downloads'), { recursive: true, force: true });
  for (const [words, how] of Object.entries(answers)) {
    answer = how;
    const limits = { maxBytes: 10, timeoutMs: words === 'timeout' ? 300 : 10_000 };
    const { run, errors } = refresher(url, () => assert.fail('imported'), { limits });
    await run();
    assert.match(errors.join(), new RegExp(words));
    assert.deepEqual(readdirSync(join(directory, 'downloads')), []);
  }
});

test('of a folder the newest file is imported by a process of its own, once, when it has settled', async () => {
  const write = (name: string, at: Date) => {
    const path = join(directory, name);
    writeFileSync(path, gleifJson([{ lei: fixtureLei(at.getUTCDate()), name: `${name} GmbH` }]));
    utimesSync(path, at, at);
  };
  write('gleif-old.json', new Date('2026-11-01T00:00:00Z'));
  write('gleif-new.json', new Date('2026-11-02T00:00:00Z'));
  write('other.json', new Date('2026-11-03T00:00:00Z'));
  const script = join(import.meta.dirname, '../../../bin/import-companies.ts');
  const env = { ...childEnvironment(), DATABASE_URL: database.url, DATA_DIR: directory, DEMO: 'on' };
  const importNow = createImportProcess(script, env);
  let runs = 0;
  const { run, errors, unchanged } = refresher(join(directory, 'gleif*.json'), (words, signal) => {
    runs += 1;
    return importNow(words, signal);
  });
  await run();
  later();
  await run();
  assert.deepEqual([errors, runs, unchanged], [[], 1, ['gleif']]);
  const { rows } = await database.pool.query(`SELECT name FROM companies WHERE source = 'gleif'`);
  assert.deepEqual(rows, [{ name: 'gleif-new.json GmbH' }]);
  write('gleif-next.json', clock.now());
  later();
  utimesSync(join(directory, 'gleif-next.json'), clock.now(), clock.now());
  await run();
  assert.deepEqual([runs, unchanged], [1, ['gleif']]);
});
