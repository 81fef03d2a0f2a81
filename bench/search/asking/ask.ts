import { join } from 'node:path';
import { runForJson } from '../../run-for-json.ts';
import type { Outcome } from './figures.ts';

/** `file` holds the questions; with `seconds` they are asked again and again, else each once. */
export type AskTask = Readonly<{ url: string; file: string; seconds: number; offset: number }>;

/** `cpuMs` is what the asking process itself used for the questions that count. */
export type AskDone = Readonly<{
  outcomes: readonly Outcome[];
  perSecond: number;
  memoryMb: number;
  cpuMs: number;
}>;

/** Asks in a process of its own, as the application is one beside PostgreSQL. */
export const askOnce = (url: string, file: string): Promise<AskDone> =>
  run({ url, file, seconds: 0, offset: 0 });

/** Questions a second of so many clients, each in a process of its own. */
export async function askTogether(
  url: string,
  file: string,
  clients: number,
  seconds: number,
): Promise<number> {
  const runs = await Promise.all(
    Array.from({ length: clients }, (_none, client) => run({ url, file, seconds, offset: client * 104_729 })),
  );
  return runs.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

async function run(task: AskTask): Promise<AskDone> {
  const script = join(import.meta.dirname, 'ask-process.ts');
  return runForJson('the asking process', [process.execPath, script, JSON.stringify(task)]);
}
