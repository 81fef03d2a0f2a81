import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { systemClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { gleifRecords } from '#modules/registers/gleif/gleif-files.ts';
import {
  type FixtureEntry,
  fixtureLei,
  gleifCsv,
  gleifJson,
} from '#modules/registers/gleif/gleif-fixture.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { importFile as load, type Refusal } from './import-file.ts';

const companies = createCompanies({ clock: systemClock });
const directory = mkdtempSync(join(tmpdir(), 'gleif-'));
let database: ThrowawayDatabase;
let files = 0;

before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
});
after(async () => {
  rmSync(directory, { recursive: true });
  await database.drop();
});

const entries: FixtureEntry[] = [
  {
    lei: fixtureLei(1),
    name: 'Kranichfeld Optik GmbH',
    number: 'HRB 4711',
    otherNames: [{ type: 'PREVIOUS_LEGAL_NAME', text: 'Linsenwerk Kranichfeld GmbH' }],
  },
  {
    lei: fixtureLei(2),
    name: 'ТОВ "АГРО-ЮГ В"',
    lang: 'uk',
    country: 'UA',
    number: '38776655',
    elf: '8888',
    latin: [{ type: 'PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME', text: 'LLC "AGRO-UG V"' }],
  },
  { lei: fixtureLei(3), name: 'Wanderdüne Reisen GmbH', status: 'INACTIVE' },
];

function fileOf(content: string | Buffer): string {
  files += 1;
  const path = join(directory, `file-${files}.data`);
  writeFileSync(path, content);
  return path;
}
async function importFile(content: string | Buffer, isDryRun = false) {
  const refusals: Refusal[] = [];
  const order = { clock: systemClock, source: gleifRecords, path: fileOf(content), isDryRun };
  const summary = await load(database.db, {
    ...order,
    onRefusal: (refusal) => refusals.push(refusal),
  });
  return { ...summary, refusals };
}
const count = async (): Promise<number> =>
  Number((await database.pool.query(`SELECT count(*) FROM companies WHERE source = 'gleif'`)).rows[0]?.count);
async function find(countryCode: string, query: { name?: string; regCode?: string }) {
  const { companies: list } = await companies.findCompanies(database.db, { countryCode, ...query });
  return list.map(({ name, matched }) => `${matched}: ${name}`);
}

/** A zip with one deflated file, written by hand. */
function zip(content: string, { checksum = crc32(content), copies = 1 } = {}): Buffer {
  const data = deflateRawSync(content);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(checksum, 0);
  sizes.writeUInt32LE(data.length, 4);
  sizes.writeUInt32LE(Buffer.byteLength(content), 8);
  const name = Buffer.from('golden-copy.json');
  const start = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 33, 0]);
  const local = Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    start,
    sizes,
    Buffer.from([name.length, 0, 0, 0]),
    name,
    data,
  ]);
  const listed = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    start,
    sizes,
    Buffer.from([name.length, 0]),
    Buffer.alloc(16),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(copies, 8);
  end.writeUInt16LE(copies, 10);
  end.writeUInt32LE(listed.length * copies, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, ...Array.from({ length: copies }, () => listed), end]);
}

test('a broken file changes nothing, whatever is broken', async () => {
  const json = gleifJson(entries);
  const packed = gzipSync(json);
  const good = zip(json);
  const bad: Record<string, string | Buffer> = {
    'cut JSON': json.slice(0, -40),
    'cut CSV': gleifCsv(entries).slice(0, -40),
    'cut gzip': packed.subarray(0, -20),
    'changed gzip': Buffer.concat([packed.subarray(0, -6), Buffer.from([1, 2]), packed.subarray(-4)]),
    'cut zip': good.subarray(0, -40),
    'wrong checksum in a zip': zip(json, { checksum: 12345 }),
    'two files in a zip': zip(json, { copies: 2 }),
    'a zip of something else': zip('hello'),
    empty: '',
    'no record of a company': '{"records":[{"a":1}]}',
    'not GLEIF': 'lei,name\na,b\n',
  };
  for (const [what, content] of Object.entries(bad)) {
    await assert.rejects(
      importFile(content),
      (error) => error instanceof BrokenFileError && !error.message.includes('\n'),
      what,
    );
  }
  await assert.rejects(
    load(database.db, { clock: systemClock, source: gleifRecords, path: join(directory, 'missing') }),
    BrokenFileError,
  );
  assert.equal(await count(), 0);
});

test('a dry run counts and writes nothing', async () => {
  assert.equal((await importFile(gleifJson(entries), true)).added, 3);
  assert.equal(await count(), 0);
});

test('every form brings the same companies: after the first nothing changes', async () => {
  const json = gleifJson(entries);
  const first = await importFile(json);
  assert.deepEqual([first.read, first.added, first.refused], [3, 3, 0]);
  for (const content of [json, gzipSync(json), zip(json), gleifCsv(entries), gzipSync(gleifCsv(entries))]) {
    const again = await importFile(content);
    assert.deepEqual([again.read, again.added, again.changed, again.unchanged], [3, 0, 0, 3]);
  }
});

test('imported companies are found by every name and number', async () => {
  assert.deepEqual(await find('DE', { regCode: fixtureLei(1).toLowerCase() }), [
    'number: Kranichfeld Optik GmbH',
  ]);
  assert.deepEqual(await find('DE', { regCode: 'hrb-4711' }), ['number: Kranichfeld Optik GmbH']);
  assert.deepEqual(await find('DE', { name: 'Kranichfeld Optik' }), ['name: Kranichfeld Optik GmbH']);
  assert.deepEqual(await find('DE', { name: 'Kranichfled Optik' }), ['similar name: Kranichfeld Optik GmbH']);
  assert.deepEqual(await find('DE', { name: 'Linsenwerk Kranichfeld' }), [
    'former name: Kranichfeld Optik GmbH',
  ]);
  for (const name of ['Agro-Ug V', 'ahro yuh v', 'Агро-Юг В'])
    assert.match((await find('UA', { name }))[0] ?? '', /АГРО-ЮГ В/, name);
  assert.deepEqual(await find('UA', { regCode: '38776655' }), ['number: ТОВ "АГРО-ЮГ В"']);
});

test('a broken record is reported with its line and left out; a changed one becomes the next version', async () => {
  const changed = entries.map((entry) => (entry.lei === fixtureLei(1) ? { ...entry, city: 'Jena' } : entry));
  const json = gleifJson([...changed, { lei: fixtureLei(4), name: 'Vierte GmbH' }]);
  const broken = json.replace('"INACTIVE"', 'INACTIVE');
  const summary = await importFile(broken);
  assert.deepEqual(
    [summary.read, summary.added, summary.changed, summary.unchanged, summary.refused],
    [4, 1, 1, 1, 1],
  );
  const expected = broken.slice(0, broken.indexOf(fixtureLei(3))).split('\n').length - 2;
  assert.equal(summary.refusals[0]?.line, expected);
  assert.match(summary.refusals[0]?.fault ?? '', /not valid JSON/);
});

const sample = join(
  import.meta.dirname,
  '../../../../shared/data/companies/gleif-goldencopy-lei2-sample.json',
);
test('the real sample is imported whole, twice is once', {
  skip: existsSync(sample) ? false : `${sample} is not there`,
}, async () => {
  const content = readFileSync(sample);
  const first = await importFile(content);
  assert.deepEqual([first.read, first.added, first.refused], [267, 267, 0]);
  const again = await importFile(content);
  assert.deepEqual([again.added, again.changed, again.unchanged], [0, 0, 267]);
  assert.deepEqual(await find('SK', { regCode: '097900BID10000147476' }), ['number: ALFA REY s.r.o.']);
  assert.deepEqual(await find('SK', { name: 'Alfa Rey' }), ['name: ALFA REY s.r.o.']);
  assert.deepEqual(await find('SK', { name: 'ALFA RAY' }), ['similar name: ALFA REY s.r.o.']);
  assert.deepEqual(await find('SK', { regCode: '51 078 066' }), ['number: ALFA REY s.r.o.']);
  const { rows } = await database.pool.query(
    `SELECT count(*) FILTER (WHERE form_generic IS NULL) AS formless, count(*) AS total FROM companies WHERE source = 'gleif'`,
  );
  assert.ok(Number(rows[0]?.formless) < Number(rows[0]?.total) * 0.2, JSON.stringify(rows[0]));
  const cut = content.subarray(0, content.length - 1000);
  await assert.rejects(importFile(cut), BrokenFileError);
});
