import { startTestApp } from '#testing/test-app.ts';
import { fillQueue } from '../queue/fill-queue.ts';

/** The whole app, whose research asks the registers of the demo world; ends with the process that started it. */
const app = await startTestApp({ withPages: true, env: { RESEARCH_SOURCES: '' } });

// Orders by the thousand, straight into the tables, when they are asked for.
process.on('message', async (count) => {
  const staff = await app.services.accounts.users.listStaff(app.services.db);
  const ids = staff.map(({ id }) => id);
  await fillQueue(app.pool, Number(count), ids, new Date());
  process.send?.('filled');
});
process.once('disconnect', async () => {
  await app.close();
  process.exit(0);
});
process.send?.(app.url);
