import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brregUnit } from '#modules/registers/brreg/brreg-fixture.ts';
import { companiesHouseCsv } from '#modules/registers/companies-house/companies-house-fixture.ts';
import type { ImportSource } from '#modules/registers/files/import-source.ts';
import { watchFor } from './find-company.ts';
import { readWords } from './read-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'countercheck-demo-words-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const sourceOf = (...words: string[]) => {
  const read = readWords(words);
  return read === 'help' ? read : 'fault' in read ? read.fault : (read.file?.source.name ?? 'none');
};

test('the kind of the file is the one that is said, else GLEIF’s, and a table needs its mapping', () => {
  const file = ['--register', 'x.csv', '--company', 'A'];
  assert.equal(sourceOf(), 'none');
  assert.equal(sourceOf('--company', 'A'), 'none');
  assert.equal(sourceOf('--help'), 'help');
  assert.equal(sourceOf(...file), 'gleif');
  for (const kind of ['gleif', 'companies-house', 'brreg', 'brreg-subunits'])
    assert.equal(sourceOf(...file, '--source', kind), kind);
  const mapping = join(import.meta.dirname, '../../docs/registers/isle-of-man.yaml');
  assert.equal(sourceOf(...file, '--source', 'generic', '--mapping', mapping), 'generic');
});

test('words that cannot be are answered by a sentence', () => {
  const file = ['--register', 'x.csv', '--company', 'A'];
  assert.equal(sourceOf('--register', 'x.csv'), 'Say which company of the file: --company "NAME".');
  assert.equal(sourceOf('--source', 'brreg'), '--source and --mapping go with --register FILE.');
  assert.equal(sourceOf(...file, '--source', 'kvk'), 'There is no source “kvk”.');
  assert.equal(sourceOf(...file, '--source', 'generic'), 'generic needs --mapping and the mapping file.');
  assert.equal(sourceOf(...file, '--mapping', 'm.yaml'), '--mapping goes with generic only.');
  assert.match(sourceOf(...file, '--nonsense'), /^Unknown option '--nonsense'/);
  const broken = join(folder, 'broken.yaml');
  writeFileSync(broken, 'register: 7\n');
  assert.notEqual(sourceOf(...file, '--source', 'generic', '--mapping', broken), 'generic');
});

test('a company is known again in a file of any register; a file without companies, or without it, is told', async () => {
  const look = async (kind: string, text: string, name: string) => {
    const read = readWords(['--register', 'FILE', '--source', kind, '--company', name]);
    assert.ok(read !== 'help' && !('fault' in read) && read.file !== undefined);
    const watch = watchFor(name);
    await readThrough(watch.over(read.file.source), text);
    watch.expectFound(read.file);
    return watch.bearers();
  };
  const csv = companiesHouseCsv([{ CompanyName: 'HARBOUR LAMPS LTD', CompanyNumber: '01234567' }]);
  assert.deepEqual(await look('companies-house', csv, 'Harbour Lamps Ltd'), [
    { countryCode: 'gb', number: '01234567' },
  ]);
  const units = JSON.stringify([brregUnit()]);
  assert.deepEqual(await look('brreg', units, 'Torskeøya Fisk AS'), [
    { countryCode: 'no', number: '999888777' },
  ]);
  await assert.rejects(look('brreg', units, 'Nobody'), /^Error: no company in FILE is called “Nobody”\.$/);
  const links = readWords(['--register', 'FILE', '--source', 'gleif-relations', '--company', 'A']);
  assert.ok(links !== 'help' && !('fault' in links) && links.file !== undefined);
  const { file } = links;
  assert.throws(() => watchFor('A').expectFound(file), /FILE holds no companies \(read as gleif-relations\)/);
});

async function readThrough(source: ImportSource, text: string): Promise<void> {
  async function* bytes() {
    yield Buffer.from(text);
  }
  for await (const piece of source.read(bytes())) assert.ok(!('fault' in piece), JSON.stringify(piece));
}
