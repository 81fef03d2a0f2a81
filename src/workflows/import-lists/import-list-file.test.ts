import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { systemClock } from '#kernel/clock.ts';
import { createImportRuns, type ImportRuns } from '#modules/imports/service.ts';
import { listFixtures } from '#modules/screening/lists/list-fixtures.ts';
import { createScreeningLists, findListSource } from '#modules/screening/service.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { importListFile } from './import-list-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lists-'));
let database: ThrowawayDatabase;
let runs: ImportRuns;
before(async () => {
  database = await createThrowawayDatabase();
});
after(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

function importFile(code: string, name: string) {
  const source = findListSource(code);
  assert.ok(source);
  const lists = createScreeningLists({ db: database.db, clock: systemClock });
  runs = createImportRuns({ db: database.db, clock: systemClock });
  return importListFile({ lists, runs }, { source, path: join(folder, name), acceptsFewer: true });
}
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

test('the form is seen in the content, whatever the file is called and packed in', async () => {
  const xml = listFixtures['ofac/xml']?.['sdn.xml'] ?? '';
  write('a.bin', gzipSync(xml));
  write('b.bin', Buffer.from(`\ufeff${xml}`, 'utf16le'));
  write('c.bin', listFixtures['ofac/advanced-xml']?.['sdn_advanced.xml'] ?? '');
  const [a, b, c] = [
    await importFile('ofac-sdn', 'a.bin'),
    await importFile('ofac-sdn', 'b.bin'),
    await importFile('ofac-sdn', 'c.bin'),
  ];
  assert.deepEqual(
    [a, b, c].map(({ version }) => [version.format, version.entries]),
    [
      ['ofac/xml', 2],
      ['ofac/xml', 2],
      ['ofac/advanced-xml', 2],
    ],
  );
  // Another spelling of the same entries changes none of them.
  assert.deepEqual([b.isNew, b.version.changed], [true, 0]);
});

test('the tables of a set are found beside the main one, in any letters, and it is not taken without them', async () => {
  const tables = listFixtures['ofac/csv'] ?? {};
  write('SDN.CSV', tables['sdn.csv'] ?? '');
  await assert.rejects(importFile('ofac-non-sdn', 'SDN.CSV'), /half a list without ALT.CSV/);
  write('ALT.CSV', tables['alt.csv'] ?? '');
  write('ADD.CSV', tables['add.csv'] ?? '');
  write('SDN_COMMENTS.CSV', '');
  const { version } = await importFile('ofac-non-sdn', '.');
  assert.deepEqual([version.fileName, version.format, version.entries], ['SDN.CSV', 'ofac/csv', 3]);
  assert.equal((await importFile('ofac-non-sdn', 'SDN.CSV')).isNew, false);
});

test('a file of another list, a page, a damaged or a missing file is refused in a sentence', async () => {
  write('un.xml', listFixtures['un/xml']?.['consolidated.xml'] ?? '');
  write('page.html', '<!DOCTYPE html><html>502</html>');
  write('cut.gz', gzipSync(listFixtures['eu/fsf-xml']?.['fsf.xml'] ?? '').subarray(0, 200));
  await assert.rejects(
    importFile('eu', 'un.xml'),
    /This is no file of the list eu, which is read as the consolidated/,
  );
  await assert.rejects(importFile('un', 'page.html'), /no file of the list un/);
  await assert.rejects(importFile('eu', 'cut.gz'), /damaged/);
  await assert.rejects(importFile('eu', 'missing'), BrokenFileError);
});
