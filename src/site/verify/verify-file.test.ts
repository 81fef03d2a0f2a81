import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyFile } from './verify-file.ts';

test('a file of ours that bears no fingerprint is not called a forgery, and nobody is asked', async () => {
  for (const name of [
    'CC-2026-000118-2-en.xlsx',
    'CC-2026-000118-2-en.html',
    'CC-2026-000118-2-rating.json',
    'CC-2026-000118-2-owners-bods.json',
    'CC-2026-000118-2-record.jws',
    'CC-2026-000118-2-rating (1).json',
    'CC-2026-000118-2-rating(2).json',
    'CC-2026-000118-2-owners-bods-2.json',
    'CC-2026-000118-2-en (3).xlsx',
  ])
    assert.deepEqual(
      await verifyFile(new File(['x'], name), undefined, 'en'),
      { kind: 'refused', why: 'notHeld' },
      name,
    );
});
