import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listEndpoints } from './endpoints.ts';

const src = join(import.meta.dirname, '..');

test('browsers call what the contracts say: every endpoint without schemas is one of the API', async () => {
  const known = new Map(listEndpoints().map((endpoint) => [endpoint.name, endpoint]));
  const files = globSync('**/endpoints.ts', { cwd: src });
  assert.ok(files.length >= 4);
  for (const file of files) {
    const bare: Record<string, { name: string; method: string; path: string }> = await import(
      join(src, file)
    );
    for (const [exported, { name, method, path }] of Object.entries(bare)) {
      const whole = known.get(name);
      assert.deepEqual(
        { exported, method, path },
        { exported: name, method: whole?.method, path: whole?.path },
        `${file}: ${exported}`,
      );
    }
  }
});
