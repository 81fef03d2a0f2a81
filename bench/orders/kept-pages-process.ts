import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { RenderAnswer, RenderJob } from '#modules/reports/render/render-process.ts';

// Runs in place of the worker that draws: it has that one draw and keeps, by kind and language, what was drawn. As soon as the folder says so, it
// answers with what it kept, so that drawing takes nothing of the time in which all else is measured.

/** Given after what the worker itself is told. */
const folder = process.argv[3] ?? '';
const placeOf = new Map<number, string>();
let given = 0;

await import('#modules/reports/render/render-worker.ts');
// It listens and answers in this process.
const [draw] = process.listeners('message');
process.removeAllListeners('message');
const send = process.send;

process.on('message', (job: RenderJob) => {
  const place = join(folder, kindOf(job));
  if (existsSync(join(folder, 'apart')) && existsSync(place)) {
    process.send?.(keptAnswer(place, job.id));
    return;
  }
  placeOf.set(job.id, place);
  draw?.(job, undefined);
});
process.send = (answer: RenderAnswer, ...rest: unknown[]) => {
  const place = placeOf.get(answer.id);
  placeOf.delete(answer.id);
  if (place !== undefined) writeFileSync(place, serialize(answer));
  // What the worker answers goes on as it is.
  return send === undefined ? false : Reflect.apply(send, process, [answer, ...rest]);
};

/** A report and a paper of money, each in its languages. */
function kindOf({ document, isReceipt = false }: RenderJob): string {
  const lang = typeof document === 'object' && document !== null && 'lang' in document ? document.lang : '';
  return `${isReceipt ? 'paper' : 'report'} ${lang}`;
}

/** Another document by its last letters, since no two are the same. */
function keptAnswer(place: string, id: number): RenderAnswer {
  // Written above.
  const answer = deserialize(readFileSync(place)) as RenderAnswer;
  given += 1;
  if (!answer.ok || !('pdf' in answer)) return { ...answer, id };
  return { ...answer, id, pdf: Buffer.concat([answer.pdf, Buffer.from(`\n%${process.pid}-${given}\n`)]) };
}
