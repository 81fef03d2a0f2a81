import type { RenderAnswer, RenderJob } from './render-process.ts';

// Stands in for the one that draws: a job is a word that says what to do.

process.on('message', ({ id, document }: RenderJob) => {
  if (document === 'hang') for (;;);
  if (document === 'die') process.exit(1);
  const answer = {
    id,
    ok: true,
    pdf: Buffer.from(String(process.pid)),
    pageCount: 1,
    rssBytes: document === 'grow' ? 1e9 : 1e6,
  } satisfies RenderAnswer;
  setTimeout(() => process.send?.(answer), document === 'slowly' ? 150 : 0);
});
process.on('disconnect', () => process.exit(0));
