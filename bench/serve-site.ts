import { startTestApp } from '#testing/test-app.ts';

/** The whole app on a database of its own: says where it is, and ends with the process that started it. */
const app = await startTestApp({ withPages: true, withScheduledJobs: false });

process.once('disconnect', async () => {
  await app.close();
  process.exit(0);
});
process.send?.(app.url);
