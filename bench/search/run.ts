import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../print-table.ts';
import { askOnce, askTogether } from './asking/ask.ts';
import { databaseCpuMs } from './asking/database-cpu.ts';
import type { Answerable } from './asking/figures.ts';
import { printFigures, printHostile, printMisses } from './asking/print-figures.ts';
import type { Corpus } from './corpus/corpus.ts';
import { makeCompanies, refOf } from './corpus/make-company.ts';
import { benchRegister, type Filled, fillDatabase } from './filling/fill.ts';
import { type BenchDatabase, openBenchDatabase } from './filling/open-bench-database.ts';
import { readIntoMemory } from './filling/read-into-memory.ts';
import { sizesOf } from './filling/sizes.ts';
import { timeRebuild } from './filling/time-rebuild.ts';
import { corpusOf } from './natural/corpus-of.ts';
import { missingForNatural } from './natural/lists.ts';
import { measureNobody } from './nobody/measure-nobody.ts';
import { askCorpus } from './questions/ask-corpus.ts';
import { hostileQuestions } from './questions/hostile-questions.ts';
import type { Question } from './questions/question.ts';
import { measurePairs } from './real/judge-pairs.ts';
import { measureReal } from './real/measure-real.ts';
import { askYardsticks } from './yardsticks/yardstick.ts';

const help = `npm run bench -- search [--size 100000] [--seed 1] [--queries 200] [options]

Quality and speed of the search over a made-up register of twenty countries, by the way of asking.
Classes asked since the search reads hints, numbers and other keyboards are new; each kind has its mean.

  --size N       companies: 100000, 1000000 or 5000000 (default 100000)
  --seed N       another register and other questions; tuning looks at 1, figures that count are those of 2
  --queries N    questions of each class (default 200)
  --countries A,B  only what the register has of these countries, and only questions about them: a search never
                 leaves its country, so each class that is asked there alone comes out as in the whole register
  --natural      a register of 26 countries of words that people use, of Debian's word lists
  --keep DIR     keeps the database in DIR; a later run with the same size and seed uses it
  --refill       fills a kept database again
  --rebuild      builds the search of a kept database again
  --load HOW     upsert: as an import writes; copy: at once (default: copy from 200000 companies up)
  --seconds N    how long two clients ask together (default 10; 0: not at all)
  --nobody       only: names that nobody bears, in 26 countries, made of Debian's word lists
  --show N       prints so many wrong answers of each class, of --nobody so many in all (default 0)
  --hostile      only: what texts cost that want to hurt
  --compared N   questions of each class for --yardsticks (default 40)
  --yardsticks   asks MiniSearch (up to 1000000) and plain pg_trgm a part of the questions as well
  --pairs        only: F1 of labelled pairs in ../shared/data, on both halves of 20 random splits
  --real         only: quality on real names and numbers in ../shared/data
  --json FILE    writes the figures to a file
  --help         prints this`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    size: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    queries: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    keep: { type: 'string' },
    load: { type: 'string' },
    json: { type: 'string' },
    yardsticks: { type: 'boolean', default: false },
    compared: { type: 'string', default: '40' },
    pairs: { type: 'boolean', default: false },
    real: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
    nobody: { type: 'boolean', default: false },
    natural: { type: 'boolean', default: false },
    countries: { type: 'string', default: '' },
    show: { type: 'string', default: '0' },
    refill: { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const chosen = new Set(values.countries.split(',').filter(Boolean));
const isChosen = (country: string): boolean => chosen.size === 0 || chosen.has(country);

if (values.help) console.log(help);
else if (values.pairs) writeFigures(measurePairs(Number(values.seed)));
else if (values.real) writeFigures(await measureReal());
else if (values.nobody)
  writeFigures(
    await measureNobody({
      seed: Number(values.seed),
      size: Math.min(20_000, Number(values.size)),
      each: Math.ceil(Number(values.queries) / 10),
      shown: Number(values.show),
    }),
  );
else if (values.natural && missingForNatural() !== undefined) {
  console.log(missingForNatural());
  process.exitCode = 1;
} else
  await measure(Number(values.seed), Number(values.size), Number(values.queries), Number(values.seconds));

async function measure(seed: number, size: number, countEach: number, seconds: number): Promise<void> {
  const corpus = corpusOf({ seed, isNatural: values.natural });
  const { questions, ambiguous, drawSeconds } = drawQuestions(corpus, size, countEach);
  console.log(
    `${questions.length} questions about ${size} companies${values.natural ? ' with natural names' : ''}${chosen.size === 0 ? '' : `, of these ${[...chosen].join(', ')}`}, seed ${seed}, drawn in ${drawSeconds.toFixed(1)} s; ${ambiguous} left out, as two companies fit them equally`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'countercheck-questions-'));
  const database = await openBenchDatabase(values.keep);
  try {
    const filled = await fillIfNeeded(database, corpus, size);
    await readIntoMemory(database.folder);
    const file = join(folder, 'questions.json');
    if (values.hostile) {
      writeFileSync(file, JSON.stringify(await hostileQuestions(database.pool, seed, countEach)));
      writeFigures(printHostile((await askOnce(database.url, file)).outcomes));
      return;
    }
    writeFileSync(file, JSON.stringify(await withIds(database, questions)));
    const before = databaseCpuMs(database.folder);
    const { outcomes, memoryMb, cpuMs } = await askOnce(database.url, file);
    const figures = printFigures(`Search of the product, ${size} companies`, outcomes);
    printMisses(outcomes, Number(values.show));
    const each = {
      node: cpuMs / outcomes.length,
      database: (databaseCpuMs(database.folder) - before) / questions.length,
    };
    console.log(
      `\nprocessor ms a question: ${each.node.toFixed(2)} of Node, ${each.database.toFixed(2)} of PostgreSQL; load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
    const perSecond = seconds === 0 ? undefined : await askTogether(database.url, file, 2, seconds);
    const sizes = await sizesOf(database.pool);
    console.log();
    printTable(
      ['table', 'rows', 'MB', 'indices MB'],
      sizes.map(({ table, rows, tableMb, indexMb }) => [
        table,
        rows,
        Math.round(tableMb),
        Math.round(indexMb),
      ]),
    );
    console.log(
      [
        `\n${filled === undefined || filled.loadSeconds === 0 ? 'kept from an earlier run' : `filled in ${filled.loadSeconds.toFixed(1)} s`}`,
        filled?.searchSeconds === undefined ? '' : `search built in ${filled.searchSeconds.toFixed(1)} s`,
        perSecond === undefined ? '' : `${perSecond.toFixed(1)} name questions/s of 2 clients`,
        `asking process at most ${Math.round(memoryMb)} MB`,
        `${availableParallelism()} cores, nothing pinned`,
      ]
        .filter(Boolean)
        .join('; '),
    );
    const yardsticks = values.yardsticks
      ? await askYardsticks({
          url: database.url,
          folder,
          seed,
          isNatural: values.natural,
          size,
          questions,
          each: Math.min(countEach, Number(values.compared)),
        })
      : undefined;
    writeFigures({
      seed,
      size,
      figures,
      each,
      load: loadavg(),
      perSecond,
      filled,
      sizes,
      memoryMb,
      yardsticks,
    });
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeFigures(figures: object | undefined): void {
  if (values.json !== undefined && figures !== undefined)
    writeFileSync(values.json, JSON.stringify(figures, null, 1));
}

function drawQuestions(corpus: Corpus, size: number, countEach: number) {
  const began = performance.now();
  const open = askCorpus(corpus, size, countEach);
  for (const made of makeCompanies(corpus, size)) open.hear(made);
  const { questions, ambiguous } = open.close();
  return {
    questions: questions.filter(({ country }) => isChosen(country)),
    ambiguous,
    drawSeconds: (performance.now() - began) / 1000,
  };
}

async function fillIfNeeded(
  database: BenchDatabase,
  corpus: Corpus,
  size: number,
): Promise<Filled | undefined> {
  const what = `${size} ${values.natural ? 'natural ' : ''}companies of seed ${corpus.seed}${[...chosen].map((country) => ` ${country}`).join('')}`;
  if (database.held === what && !values.refill)
    return values.rebuild ? { loadSeconds: 0, searchSeconds: await timeRebuild(database.url) } : undefined;
  database.markAsHolding('nothing complete');
  const began = performance.now();
  const byCopy = values.load === undefined ? size >= 200_000 : values.load === 'copy';
  const filled = await fillDatabase(database, records(corpus, size), {
    byCopy,
    onProgress: (count) => {
      if (count % 200_000 === 0)
        console.log(`${count} written after ${((performance.now() - began) / 1000).toFixed(0)} s`);
    },
  });
  database.markAsHolding(what);
  return filled;
}

function* records(corpus: Corpus, size: number) {
  for (const { record } of makeCompanies(corpus, size)) if (isChosen(record.country)) yield record;
}

/** The right companies by the ids under which they were stored. */
async function withIds({ pool }: BenchDatabase, questions: readonly Question[]): Promise<Answerable[]> {
  const refs = [...new Set(questions.flatMap(({ right }) => right.map(refOf)))];
  const { rows } = await pool.query<{ id: string; source_ref: string }>(
    'SELECT id, source_ref FROM companies WHERE source = $1 AND source_ref = ANY($2)',
    [benchRegister.code, refs],
  );
  const ids = new Map(rows.map(({ id, source_ref }) => [source_ref, id]));
  return questions.map((question) => ({
    ...question,
    right: question.right.map((place) => ids.get(refOf(place)) ?? ''),
  }));
}
