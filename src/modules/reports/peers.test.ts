import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createPeers, PeerFileRefused } from './peers.ts';

let database: ThrowawayDatabase;
let folder: string;
before(async () => {
  database = await createThrowawayDatabase();
  folder = await mkdtemp(join(tmpdir(), 'peers-'));
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function fileOf(sales: number, years: readonly number[], count = 8): Promise<string> {
  const path = join(folder, 'peers.csv');
  const lines = years.flatMap((year) =>
    Array.from({ length: count }, (_, index) => `c${index},C,${year},${sales},${index + 1}`),
  );
  await writeFile(path, ['company,section,year,sales,pbt', ...lines].join('\n'));
  return path;
}

test('a file of a country takes the place of the one before; what cannot be read changes nothing', async () => {
  const peers = createPeers({ db: database.db, clock: systemClock });
  const find = (year: number, code = '28.13') =>
    peers.find({ country: 'RU', activities: [`OKVED 2: ${code}`], year });
  assert.equal(await find(2024), undefined);
  assert.deepEqual(await peers.importFile('RU', await fileOf(100, [2022, 2023])), {
    quartiles: 2,
    years: [2022, 2023],
  });
  assert.equal((await find(2024))?.quartiles.pre_tax_margin?.median, 4.5);
  assert.equal((await find(2024))?.year, 2023);
  assert.equal((await find(2022))?.year, 2022);
  assert.equal(await find(2026), undefined);
  assert.equal(await find(2024, '47.11'), undefined);
  await writeFile(join(folder, 'other.csv'), 'name\nx\n');
  await assert.rejects(peers.importFile('ru', join(folder, 'other.csv')), PeerFileRefused);
  assert.equal((await find(2024))?.year, 2023);
  await peers.importFile('ru', await fileOf(50, [2024]));
  assert.deepEqual([(await find(2024))?.quartiles.pre_tax_margin?.median, await find(2023)], [9, undefined]);
});

test('seven companies are no peers, and take the place of nobody', async () => {
  const peers = createPeers({ db: database.db, clock: systemClock });
  await assert.rejects(peers.importFile('de', await fileOf(100, [2024], 7)), PeerFileRefused);
  assert.equal(await peers.find({ country: 'de', activities: ['WZ 2008: 28.13'], year: 2024 }), undefined);
});
