import { parseArgs } from 'node:util';
import { z } from 'zod';
import { publicKey } from '#modules/reports/record/public-key.ts';
import {
  checkDetached,
  fingerprintOf,
  type SignatureFinding,
} from '#modules/reports/record/record-signature.ts';
import { readBounded, takeBounded } from '#platform/files/read-bounded.ts';

const help = `Says whether the record of a report (dossier.json) is what was signed, by its detached signature and public keys.

  node bin/verify-record.ts FILE [--jws FILE] [--keys FILE|URL]

  FILE    The record, as it lies in the PDF.
  --jws   Its signature; dossier.jws for dossier.json if left out.
  --keys  The public keys, a JWK set: a file, or the address they are fetched from. If left out, report-keys.json beside
          the record: /.well-known/report-keys.json, saved.
  --help  Prints this.

Whether a newer revision has replaced it is not in a record: the page /verify tells.
Exit code: 0 genuine, 1 not, 2 a file cannot be read.
`;

const maxKeys = 1_000;
/** A full record has 300 kB, a signature 200 bytes, a key 150. */
const maxBytes = { record: 64 * 1024 * 1024, signature: 64 * 1024, keys: 1024 * 1024 };
const fetchMs = 30_000;
const keySet = z.object({ keys: z.array(publicKey).max(maxKeys) });

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 2;
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { jws: { type: 'string' }, keys: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [file, ...more] = positionals;
  if (values.help === true || file === undefined || more.length > 0) {
    console.log(help);
    return values.help === true ? 0 : 2;
  }
  const bytes = await readBounded(file, maxBytes.record);
  const jwsFile = values.jws ?? file.replace(/(\.json)?$/, '.jws');
  const jws = (await readBounded(jwsFile, maxBytes.signature)).toString();
  const keys = await readKeys(values.keys ?? file.replace(/[^/\\]*$/, 'report-keys.json'));
  const found = await checkDetached(bytes, jws, keys);
  const finding = wordsOf(found);
  if (finding === undefined) throw new Error(`${jwsFile} is no detached signature`);
  console.log(`SHA-256  ${fingerprintOf(bytes)}\n${finding}`);
  return found.isValid ? 0 : 1;
}

function wordsOf(found: SignatureFinding): string | undefined {
  if (found.isValid) return `genuine: signed with the key ${found.kid}`;
  switch (found.why) {
    case 'altered':
      return 'not genuine: the record is not what was signed';
    case 'unknown_key':
      return 'not genuine: none of these keys has signed it';
    case 'unreadable':
      return undefined;
  }
}

async function readKeys(from: string) {
  const text = /^https?:/.test(from)
    ? await fetchText(from)
    : (await readBounded(from, maxBytes.keys)).toString();
  try {
    return keySet.parse(JSON.parse(text)).keys;
  } catch {
    throw new Error(`${from} is no set of public keys`);
  }
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(fetchMs) });
  if (!answer.ok || answer.body === null) throw new Error(`${url} answers ${answer.status}`);
  return (await takeBounded(answer.body, url, maxBytes.keys)).toString();
}
