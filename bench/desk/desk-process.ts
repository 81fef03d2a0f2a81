import { startTestApp } from '#testing/test-app.ts';

/** The whole app, whose research asks the registers of the demo world; ends with the process that started it. */
const app = await startTestApp({ withPages: true, env: { RESEARCH_SOURCES: '' } });

process.once('disconnect', async () => {
  await app.close();
  process.exit(0);
});
process.send?.(app.url);
