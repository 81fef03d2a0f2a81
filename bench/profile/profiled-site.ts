import { Session } from 'node:inspector/promises';
import { startTestApp } from '#testing/test-app.ts';
import { shareOut } from './share-out.ts';

/** The whole app as `serve-site.ts` starts it; each message begins a profile, or ends it and answers its shares. */
const app = await startTestApp({ withPages: true, withScheduledJobs: false });
const session = new Session();
session.connect();
await session.post('Profiler.enable');
// Fine enough for calls that take tenths of a millisecond.
await session.post('Profiler.setSamplingInterval', { interval: 250 });
let isRunning = false;

process.on('message', async () => {
  if (!isRunning) await session.post('Profiler.start');
  isRunning = !isRunning;
  if (isRunning) return;
  const { profile } = await session.post('Profiler.stop');
  process.send?.(shareOut(profile));
});
process.once('disconnect', async () => {
  await app.close();
  process.exit(0);
});
process.send?.(app.url);
