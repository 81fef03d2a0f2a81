import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fingerprintOf, signDetached } from '#modules/reports/record/record-signature.ts';
import { nameSigningKey, signingKeyOfSeed } from '#modules/reports/record/signing-key.ts';
import { runPrinted } from '#testing/processes/printed-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'countercheck-records-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const key = await nameSigningKey(signingKeyOfSeed(Buffer.alloc(32, 1)));
const other = await nameSigningKey(signingKeyOfSeed(Buffer.alloc(32, 2)));
const record = Buffer.from('{"schema":"countercheck-dossier/1"}');
const jws = await signDetached(record, key);
const published = JSON.stringify({ keys: [other.published, key.published] });

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const dossier = write('dossier.json', record);
write('dossier.jws', jws);
const keys = write('report-keys.json', published);

const verify = (file: string, more = '') =>
  runPrinted(`node bin/verify-record.ts FILE${more}`, { replace: { FILE: file } });

test('a record beside its signature and the keys is genuine; the same with each named', async () => {
  const plain = await verify(dossier);
  assert.equal(plain.code, 0, plain.output);
  assert.match(plain.output, new RegExp(`${fingerprintOf(record)}\ngenuine: .*${key.published.kid}`));
  const named = await runPrinted('node bin/verify-record.ts FILE --jws JWS --keys KEYS', {
    replace: { FILE: dossier, JWS: write('elsewhere.txt', `${jws}\n`), KEYS: keys },
  });
  assert.equal(named.code, 0, named.output);
});

/** The command with keys from a server of this kind. */
async function verifyBy(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answer = await verify(dossier, ` --keys http://127.0.0.1:${port}/keys`);
  server.closeAllConnections();
  server.close();
  return answer;
}

test('the keys are fetched from an address', async () => {
  const there = await verifyBy((_request, response) => void response.end(published));
  const missing = await verifyBy((_request, response) => void response.writeHead(404).end());
  assert.deepEqual([there.code, missing.code], [0, 2], there.output + missing.output);
});

test('an address that never ends to answer is left', async () => {
  const endless = await verifyBy((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(100_000, 32)));
    };
    response.on('drain', more);
    more();
  });
  assert.deepEqual(
    [endless.code, /keys has more than \d+ bytes/.test(endless.output)],
    [2, true],
    endless.output,
  );
});

test('one byte more, or a key that is not published, is not genuine', async () => {
  const changed = write('changed.json', Buffer.concat([record, Buffer.from('\n')]));
  write('changed.jws', jws);
  const altered = await verify(changed);
  assert.deepEqual([altered.code, /not what was signed/.test(altered.output)], [1, true], altered.output);
  const without = write('others.json', JSON.stringify({ keys: [other.published] }));
  const unknown = await verify(dossier, ` --keys ${without}`);
  assert.deepEqual([unknown.code, /none of these keys/.test(unknown.output)], [1, true], unknown.output);
});

test('what is missing, no signature or no set of keys cannot be read', async () => {
  const lonely = write('lonely.json', record);
  const noSignature = write('none.jws', 'none');
  for (const [file, more] of [
    [join(folder, 'nowhere.json'), ''],
    [lonely, ''],
    [dossier, ` --jws ${noSignature}`],
    [dossier, ` --keys ${noSignature}`],
    [dossier, ` --keys ${dossier}`],
    [dossier, ' --unheard-of'],
    [folder, ' --jws /dev/zero'],
    [dossier, ' --jws /dev/zero'],
    [dossier, ` --keys ${folder}`],
    [dossier, ` --jws ${write('long.jws', 'x'.repeat(100_000))}`],
    [dossier, ` --keys ${write('deep.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)}`],
  ] as const) {
    const { code, output } = await verify(file, more);
    assert.equal(code, 2, `${file}${more}: ${output}`);
  }
});
