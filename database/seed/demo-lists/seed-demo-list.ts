import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { createScreeningLists, findListSource } from '#modules/screening/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { demoSanctionsList } from './demo-sanctions-list.ts';

/** Imports the list of the demo world, or a later one, as any other list is imported; the same one again changes nothing. */
export async function seedDemoList(db: Db, clock: Clock, list = demoSanctionsList): Promise<void> {
  const format = findListSource('demo')?.formats[0];
  if (format === undefined) return;
  const bytes = Buffer.from(list);
  await createScreeningLists({ db, clock }).importList({
    list: 'demo',
    format,
    files: [
      {
        name: 'demo-sanctions-list.xml',
        async *open() {
          yield bytes;
        },
      },
    ],
    fileName: 'demo-sanctions-list.xml',
    mark: { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.byteLength },
  });
}
