import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from '../../print-table.ts';
import { runForJson } from '../../run-for-json.ts';
import { benchRegister, fillDatabase } from '../filling/fill.ts';
import { openBenchDatabase } from '../filling/open-bench-database.ts';
import type { NobodyOutcome } from './ask-nobody-process.ts';
import { formsOfNobody } from './forms.ts';
import { drawNobody, type NobodyQuestion } from './questions.ts';
import { bearersOf, tongueOf } from './register.ts';
import { missingLists } from './word-lists.ts';

/** Names of nobody, and how often somebody is given for them; `shown` wrong answers are printed. */
export async function measureNobody(
  order: Readonly<{ seed: number; size: number; each: number; shown: number }>,
): Promise<object | undefined> {
  const missing = missingLists();
  if (missing !== undefined) {
    console.log(missing);
    process.exitCode = 1;
    return undefined;
  }
  const countries = [...formsOfNobody.keys()];
  const made = countries.map((country) => {
    const tongue = tongueOf(country, order.seed);
    const bearers = bearersOf(tongue, Math.ceil(order.size / countries.length), order.seed);
    return { bearers, questions: drawNobody(tongue, bearers, order.each, order.seed) };
  });
  const folder = mkdtempSync(join(tmpdir(), 'countercheck-nobody-'));
  const database = await openBenchDatabase(undefined);
  try {
    const records = made.flatMap(({ bearers }) => bearers.map(({ record }) => record));
    await fillDatabase(database, records, { byCopy: false, onProgress: () => {} });
    const { rows } = await database.pool.query<{ id: string; source_ref: string }>(
      'SELECT id, source_ref FROM companies WHERE source = $1',
      [benchRegister.code],
    );
    const ids = new Map(rows.map(({ id, source_ref }) => [source_ref, id]));
    const questions = made
      .flatMap((country) => country.questions)
      .map((one): NobodyQuestion => ({ ...one, right: one.right.map((ref) => ids.get(ref) ?? '') }));
    const file = join(folder, 'questions.json');
    writeFileSync(file, JSON.stringify(questions));
    const script = join(import.meta.dirname, 'ask-nobody-process.ts');
    const task = JSON.stringify({ url: database.url, file });
    const outcomes = await runForJson<NobodyOutcome[]>('the asking process', [
      process.execPath,
      script,
      task,
    ]);
    return printNobodies(outcomes, records.length, order.shown);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function printNobodies(outcomes: readonly NobodyOutcome[], size: number, shown: number): object {
  const rows = [...Map.groupBy(outcomes, ({ className }) => className), ['all', outcomes] as const].map(
    ([name, list]) => {
      const count = (test: (one: NobodyOutcome) => boolean) => list.filter(test).length;
      return {
        name,
        asked: list.length,
        wrongOne: count(({ isWrongOne }) => isWrongOne),
        wronglyNamed: count(({ isWronglyNamed }) => isWronglyNamed),
        chosen: count(({ isOne, isWrongOne }) => isOne && !isWrongOne),
        first: count(({ rank }) => rank === 1),
      };
    },
  );
  console.log(`\nNames of nobody in 26 countries, ${size} companies, words of Debian's lists`);
  printTable(
    ['class', 'asked', 'wrong one', 'wrongly named', 'rightly chosen', 'right one first'],
    rows.map((row) => Object.values(row)),
  );
  const wrong = outcomes.filter(({ isWrongOne, isWronglyNamed }) => isWrongOne || isWronglyNamed);
  for (const { className, country, asked, given, isWrongOne } of wrong.slice(0, shown))
    console.log(`${className}, ${country}: ${asked} → ${given}${isWrongOne ? ' (chosen)' : ''}`);
  if (wrong.length > 0) process.exitCode = 1;
  return { size, rows };
}
