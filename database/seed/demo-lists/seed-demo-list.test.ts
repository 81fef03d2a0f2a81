import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import { systemClock } from '#kernel/clock.ts';
import { createScreeningLists } from '#modules/screening/service.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { seedDemoList } from './seed-demo-list.ts';

test('the demo has a list of its own, with the owner whom its registers name, once', async () => {
  const database = await createThrowawayDatabase();
  try {
    const lists = createScreeningLists({ db: database.db, clock: systemClock });
    for (let start = 0; start < 2; start += 1) await seedDemoList(database.db, systemClock);
    const [version, ...others] = await lists.listVersions();
    assert.deepEqual(
      [version?.list, version?.publishedOn, version?.entries, others],
      ['demo', '2026-11-02', 5, []],
    );
    const entries: ListEntry[] = [];
    for await (const entry of lists.currentEntries(['demo'])) entries.push(entry);
    const owner = entries.find(({ entryKind }) => entryKind === 'person');
    assert.deepEqual(
      [owner?.names[0]?.name, owner?.birthYears, owner?.countries.map(({ code }) => code)],
      ['Viktor DEMOSANKTOV', [{ min: 1966, max: 1966 }], ['CY', 'CY']],
    );
    assert.equal((await lists.currentEntries(['eu']).next()).done, true);
  } finally {
    await database.drop();
  }
});
