import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeBackupFile } from './backup-file.ts';
import { BrokenBackupError } from './broken-backup.ts';
import { frame } from './frames.ts';
import { readBackup } from './read-backup.ts';

let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'countercheck-backup-file-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const passphrase = 'correct horse battery';
const content = randomBytes(150_000);
const sha256Of = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** The frames of a small backup: one table, one file. */
function smallBackup(): Buffer[] {
  const manifest = {
    format: 'countercheck-backup',
    version: 1,
    createdAt: '2026-11-22T12:00:00.000Z',
    migrations: [],
    tables: [{ name: 'orders', columns: ['id'] }],
    sequences: [],
    partitions: [],
  };
  const entries = [
    { head: { table: 'orders' }, bytes: Buffer.from('1\n2\n') },
    { head: { file: 'files/ab/report' }, bytes: content },
  ];
  const digests = entries.map(({ head, bytes }) => `${JSON.stringify(head)} ${sha256Of(bytes)}\n`).join('');
  return [
    frame('M', manifest),
    ...entries.flatMap(({ head, bytes }) => [
      frame('B', head),
      frame('D', bytes),
      frame('E', { bytes: bytes.length, sha256: sha256Of(bytes) }),
    ]),
    frame('Z', { entries: entries.length, sha256: sha256Of(digests) }),
  ];
}

async function* streamOf(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}

const write = (name: string, pieces: readonly Buffer[], secret?: string) => {
  const path = join(folder, name);
  const order = { path, passphrase: secret, isReplacing: true };
  return writeBackupFile(streamOf(pieces), order).then(() => path);
};

for (const [form, secret] of [
  ['plain', undefined],
  ['sealed', passphrase],
] as const) {
  test(`a ${form} backup gives back what was written, for the owner's eyes only`, async () => {
    const path = await write(`${form}-whole`, smallBackup(), secret);
    const read = new Map<string, string>();
    const keep = async (name: string, bytes: AsyncIterable<Buffer>) => {
      const pieces: Buffer[] = [];
      for await (const piece of bytes) pieces.push(piece);
      read.set(name, sha256Of(Buffer.concat(pieces)));
    };
    await readBackup(path, secret, { manifest: async () => {}, table: keep, file: keep });
    assert.deepEqual(
      [...read],
      [
        ['orders', sha256Of('1\n2\n')],
        ['files/ab/report', sha256Of(content)],
      ],
    );
    if (process.platform !== 'win32') assert.equal(statSync(path).mode & 0o777, 0o600);
    if (secret !== undefined) assert.equal(readFileSync(path).includes('files/ab'), false);
  });

  test(`a ${form} backup that breaks off anywhere, or has one other byte, is refused`, async () => {
    const path = await write(`${form}-cut`, smallBackup(), secret);
    const whole = readFileSync(path);
    // A sealed one costs a key each time: its cuts are within the head, at the seam of two pieces, and at the end.
    const seam = whole.indexOf('\n', 40) + 1 + 65_536 + 16;
    const cuts =
      secret === undefined
        ? [0, 1, 9, 40, 100, 65_600, whole.length - 17, whole.length - 8, whole.length - 1]
        : [40, seam, whole.length - 1];
    for (const length of cuts) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      await assert.rejects(readBackup(path, secret), BrokenBackupError, `cut to ${length}`);
    }
    const others = secret === undefined ? [30, 200, 70_000, 131_000, whole.length - 5] : [60, 200, 131_000];
    for (const at of others) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(path, changed);
      await assert.rejects(readBackup(path, secret), BrokenBackupError, `byte ${at}`);
    }
  });
}

test('frames that are left out are missed', async () => {
  const pieces = smallBackup();
  for (let missing = 0; missing < pieces.length; missing += 1) {
    const path = await write('gap', pieces.toSpliced(missing, 1), undefined);
    await assert.rejects(readBackup(path, undefined), BrokenBackupError, `without frame ${missing}`);
  }
  const path = await write('without-file', pieces.toSpliced(4, 3), undefined);
  await assert.rejects(readBackup(path, undefined), BrokenBackupError);
});

test('a sealed backup opens for its passphrase alone', async () => {
  const path = await write('locked', smallBackup(), passphrase);
  await assert.rejects(readBackup(path, 'another passphrase'), /passphrase is another one/);
  await assert.rejects(readBackup(path, undefined), /its passphrase is needed/);
});

test('a backup that fails half-way leaves nothing, and one that is there is not replaced unasked', async () => {
  const path = join(folder, 'failing');
  async function* failing(): AsyncGenerator<Buffer> {
    yield randomBytes(500_000);
    throw new Error('the database is gone');
  }
  const order = { path, passphrase: undefined, isReplacing: false };
  await assert.rejects(writeBackupFile(failing(), order), /the database is gone/);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('failing')),
    [],
  );
  await writeBackupFile(streamOf(smallBackup()), order);
  await assert.rejects(writeBackupFile(streamOf(smallBackup()), order), /is there already/);
});
