import assert from 'node:assert/strict';
import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { makeScratchFolder } from './scratch-folder.ts';

test('a place that is not there, or not fit, is passed over for the folder for temporary files', async () => {
  for (const places of [['/no/such/place'], ['/proc'], []]) {
    const folder = await makeScratchFolder(places);
    try {
      assert.equal(dirname(folder), tmpdir());
      assert.ok(statSync(folder).isDirectory());
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
});
