import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { Outcome } from '../asking/figures.ts';
import { makeCompanies } from '../corpus/make-company.ts';
import { corpusOf } from '../natural/corpus-of.ts';
import type { Question } from '../questions/question.ts';
import type { YardstickDone, YardstickTask } from './yardstick.ts';

/** The process of MiniSearch: an index for each country over the names as the product normalises them. */
const task: YardstickTask = JSON.parse(process.argv[2] ?? '{}');
const questions: Question[] = JSON.parse(readFileSync(task.file, 'utf8'));

type Entry = { id: number; name: string };
const began = performance.now();
const indices = new Map<string, MiniSearch<Entry>>();
for (const { place, record } of makeCompanies(corpusOf(task), task.size)) {
  const { country } = record;
  const index = indices.get(country) ?? new MiniSearch<Entry>({ fields: ['name'] });
  indices.set(country, index);
  const names = [record.name, record.nameLat ?? '', ...(record.names ?? []).map(({ text }) => text)];
  index.add({ id: place, name: names.map((name) => normaliseName(name, country).core).join(' ') });
}
const buildSeconds = (performance.now() - began) / 1000;

const outcomes = questions.map((question): Outcome => {
  const asked = performance.now();
  const { core } = normaliseName(question.name ?? '', question.country);
  const found = indices.get(question.country)?.search(core, { fuzzy: 0.2, prefix: true }) ?? [];
  const ms = performance.now() - asked;
  const rank = found.slice(0, 20).findIndex(({ id }) => question.right.includes(id)) + 1;
  const { className, kind, isNew, country } = question;
  const about = { className, kind, country, ...(isNew ? { isNew } : {}) };
  return { ...about, rank, ms, isOne: false, alike: 0, failed: false };
});
const done: YardstickDone = { outcomes, buildSeconds, memoryMb: process.memoryUsage().rss / 1_048_576 };
process.stdout.write(JSON.stringify(done));
