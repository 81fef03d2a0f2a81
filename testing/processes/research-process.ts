import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import { runResearch } from '../research/research-run.ts';

// A process that researches one order and is killed at a step: the second time it comes there, or the first where there is but one.

const env = (name: string) => process.env[name] ?? '';
const reached = new Map<string, number>();
const db = createDatabase(createPool(env('DATABASE_URL')));
await runResearch({
  db,
  dataDir: env('DATA_DIR'),
  sourceUrl: env('SOURCE_URL'),
  orderId: env('ORDER_ID'),
  number: env('NUMBER'),
  now: env('NOW'),
  reach(step) {
    const times = (reached.get(step) ?? 0) + 1;
    reached.set(step, times);
    if (step === env('KILL_AT') && times === (step.startsWith('assembl') ? 1 : 2))
      process.kill(process.pid, 'SIGKILL');
  },
});
await db.destroy();
