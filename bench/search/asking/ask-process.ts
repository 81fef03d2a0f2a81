import { readFileSync } from 'node:fs';
import { systemClock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { createCompanies, type FoundCompany } from '#modules/companies/service.ts';
import { nameLikeness } from '#names/likeness/similarity.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import type { AskDone, AskTask } from './ask.ts';
import type { Answerable, Outcome } from './figures.ts';

/** The process that asks as the API does: a task comes as an argument, what came of it goes out as JSON. */
const task: AskTask = JSON.parse(process.argv[2] ?? '{}');
const questions: Answerable[] = JSON.parse(readFileSync(task.file, 'utf8'));
const pool = createPool(task.url);
const db = createDatabase(pool);
const companies = createCompanies({ clock: systemClock });

/** Every tenth question warms up, and is not measured; hostile ones are all, as the worst counts. */
const warming = questions.filter((_question, place) => place % 10 === 9);
const measured = questions.filter(({ kind }, place) => kind === 'hostile' || place % 10 !== 9);
for (const question of warming) await ask(question);

const outcomes: Outcome[] = [];
const usedBefore = process.cpuUsage();
let perSecond = 0;
if (task.seconds === 0) for (const question of measured) outcomes.push(await ask(question));
else
  perSecond = await askFor(
    task.seconds,
    measured.filter(({ kind }) => kind === 'name'),
  );
const used = process.cpuUsage(usedBefore);
await pool.end();
const done: AskDone = {
  outcomes,
  perSecond,
  memoryMb: process.resourceUsage().maxRSS / 1024,
  cpuMs: (used.user + used.system) / 1000,
};
process.stdout.write(JSON.stringify(done));

async function ask(question: Answerable): Promise<Outcome> {
  const { className, kind, isNew, country, right, meant, name, regCode, vatCode, address } = question;
  const about = { className, kind, country, ...(isNew ? { isNew } : {}) };
  const began = performance.now();
  try {
    const query = { countryCode: country, name, regCode, vatCode, address };
    const { companies: found, isOne } = await companies.findCompanies(db, query);
    const ms = performance.now() - began;
    const rank = found.findIndex(({ id }) => right.includes(id)) + 1;
    const alike = kind === 'nobody' ? likenessOf(name ?? '', country, found[0]) : 0;
    const asked = [name, regCode, vatCode, address].filter(Boolean).join(' · ');
    const missed = rank === 1 ? {} : { asked, meant: meant ?? '', given: found[0]?.name ?? '' };
    return { ...about, rank, ms, isOne, alike, failed: false, ...missed };
  } catch (error) {
    if (process.env.BENCH_SHOW_FAILURES) console.error(className, name, error);
    // Hostile texts may be refused, as long as it is said what is wrong with them.
    const isRefused = kind === 'hostile' && error instanceof Problem && error.status < 500;
    const ms = performance.now() - began;
    return { ...about, rank: 0, ms, isOne: false, alike: 0, failed: !isRefused };
  }
}

function likenessOf(name: string, country: string, company: FoundCompany | undefined): number {
  if (company === undefined) return 0;
  const { core } = normaliseName(name, country);
  const texts = [company.name, company.nameLat, ...company.names.map(({ text }) => text)];
  return Math.max(...texts.map((text) => nameLikeness(core, normaliseName(text, country).core)));
}

/** One client that asks again as soon as it is answered, beginning somewhere of its own. */
async function askFor(seconds: number, list: readonly Answerable[]): Promise<number> {
  const began = performance.now();
  let count = 0;
  for (let place = task.offset; performance.now() - began < seconds * 1000; place += 1) {
    // A step that shares no factor with most counts mixes the classes.
    const question = list[(place * 7_919) % list.length];
    if (question === undefined) return 0;
    await ask(question);
    count += 1;
  }
  return (count * 1000) / (performance.now() - began);
}
