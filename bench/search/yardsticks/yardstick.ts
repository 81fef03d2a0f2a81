import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runForJson } from '../../run-for-json.ts';
import type { Outcome } from '../asking/figures.ts';
import { printFigures } from '../asking/print-figures.ts';
import type { Question } from '../questions/question.ts';

export type YardstickTask = Readonly<{
  url: string;
  file: string;
  seed: number;
  isNatural: boolean;
  size: number;
}>;
export type YardstickDone = Readonly<{
  outcomes: readonly Outcome[];
  buildSeconds: number;
  memoryMb: number | undefined;
}>;

const mostOfMiniSearch = 1_000_000;

/** Asks MiniSearch and plain pg_trgm the same, a part of the questions, in processes of their own. */
export async function askYardsticks(
  order: Readonly<{
    url: string;
    folder: string;
    seed: number;
    isNatural: boolean;
    size: number;
    questions: readonly Question[];
    each: number;
  }>,
) {
  const { url, folder, seed, isNatural, size, each } = order;
  const file = join(folder, 'yardsticks.json');
  const names = order.questions.filter(({ kind, regCode }) => kind === 'name' && regCode === undefined);
  const asked = [...Map.groupBy(names, ({ className }) => className).values()].flatMap((list) =>
    list.slice(0, each),
  );
  writeFileSync(file, JSON.stringify(asked));
  const task: YardstickTask = { url, file, seed, isNatural, size };
  const trigram = await run('trigram-process.ts', task);
  const figures = { pg_trgm: print('Plain pg_trgm on names in small letters', trigram) };
  if (size > mostOfMiniSearch) {
    console.log(`\nMiniSearch is not asked: ${size} companies are too many for one process.`);
    return figures;
  }
  const mini = await run('minisearch-process.ts', task);
  return { ...figures, MiniSearch: print('MiniSearch 7, fuzzy and prefix, on normalised names', mini) };
}

function print(title: string, { outcomes, buildSeconds, memoryMb }: YardstickDone) {
  const figures = printFigures(title, outcomes);
  const memory = memoryMb === undefined ? '' : `, ${Math.round(memoryMb)} MB`;
  console.log(`built in ${buildSeconds.toFixed(1)} s${memory}`);
  return { buildSeconds, memoryMb, figures };
}

async function run(script: string, task: YardstickTask): Promise<YardstickDone> {
  const path = join(import.meta.dirname, script);
  return runForJson(script, [process.execPath, '--max-old-space-size=12000', path, JSON.stringify(task)]);
}
