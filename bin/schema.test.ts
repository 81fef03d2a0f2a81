import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { generateSchema } from './schema.ts';

test('the committed database types are those of the migrations', async () => {
  const database = await createThrowawayDatabase();
  try {
    const { isCurrent, words } = generateSchema(database.url, true);
    assert.ok(isCurrent, `${words}\nrun npm run schema`);
  } finally {
    await database.drop();
  }
});
