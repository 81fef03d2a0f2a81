import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import { createScreeningIndex, type ScreeningIndex } from '#modules/screening/matching/screening-index.ts';
import type { ScreeningSubject } from '#modules/screening/matching/screening-subject.ts';
import { printTable } from '../print-table.ts';
import { coinedCorpus } from '../search/corpus/countries.ts';
import { makeCompanies } from '../search/corpus/make-company.ts';
import { realEntries } from './real-lists.ts';
import { type Draw, variants } from './variants.ts';

const help = `npm run bench -- screening [--names 100000] [--seed 2] [--each 300] [--show 0]

Screens subjects against lists of made-up companies of 20 countries in their own letters: how long the index takes to build, what it
holds in memory, how long a subject takes over 10,000 names and over --names. Then names of entries are asked for in variants, with and
without the country, of the made-up lists and of the slices of official ones beside the checkout; and companies that stand on no list.
Seed 1 is for tuning. --show 5 prints five misses of each kind.`;

const { values } = parseArgs({
  options: {
    names: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '2' },
    each: { type: 'string', default: '300' },
    show: { type: 'string', default: '0' },
    help: { type: 'boolean' },
  },
  args: process.argv.slice(3),
});
if (values.help) {
  console.log(help);
  process.exit();
}
const [most, seed, each, shown] = [values.names, values.seed, values.each, values.show].map(Number);
if (most === undefined || seed === undefined || each === undefined || shown === undefined)
  throw new Error(help);

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const heldMb = (): number => {
  if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

/** Companies with their former names, some also with the name in Latin letters. */
function* madeUpEntries(names: number, ofSeed: number): Generator<ListEntry> {
  let count = 0;
  for (const { record } of makeCompanies(coinedCorpus(ofSeed), names)) {
    const others = (record.names ?? []).map(({ text }) => ({ name: text, nameKind: 'alias' as const }));
    const own = [record.name, ...(count % 3 === 0 && record.nameLat ? [record.nameLat] : [])];
    yield {
      place: record.sourceRef,
      list: 'demo',
      entryId: record.sourceRef,
      entryKind: 'company',
      names: [...own.map((name) => ({ name, nameKind: 'primary' as const })), ...others],
      birthYears: [],
      countries: [{ code: record.country, relation: 'seat' }],
      identifiers: record.regCode
        ? [{ scheme: 'REG', issuer: record.country, value: record.regCode, sourceWord: 'number' }]
        : [],
      programmes: [],
      measures: [],
      positions: [],
    };
    count += own.length + others.length;
    if (count >= names) return;
  }
}

const subjectOf = (name: string, countries: readonly string[] = []): ScreeningSubject => ({
  names: [name],
  kind: 'company',
  countries,
  identifiers: [],
});

const today = new Date().toISOString().slice(0, 10);

function createDraw(of: number): Draw {
  let state = of;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function measureSpeed(entries: readonly ListEntry[]) {
  const before = heldMb();
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const index = createScreeningIndex(entries);
  const built = performance.now() - began;
  const used = process.cpuUsage(cpu);
  const draw = createDraw(seed ?? 0);
  const times: number[] = [];
  let asking = process.cpuUsage();
  for (let at = 0; at < 2_000; at += 1) {
    const entry = entries[Math.floor(draw() * entries.length)];
    const name = entry?.names[0]?.name ?? '';
    const kind = Object.values(variants)[at % Object.keys(variants).length];
    const asked = entry === undefined ? undefined : kind?.(name, draw, entry);
    const start = performance.now();
    index.screen(subjectOf(asked ?? name, at % 2 === 0 ? [] : [entry?.countries[0]?.code ?? '']), today);
    if (at === 200) asking = process.cpuUsage();
    if (at >= 200) times.push(performance.now() - start);
  }
  const asked = process.cpuUsage(asking);
  const mean = (asked.user + asked.system) / 1000 / times.length;
  times.sort((a, b) => a - b);
  const share = (of: number) => times[Math.floor((times.length - 1) * of)];
  return {
    index,
    row: [
      index.names,
      built,
      (used.user + used.system) / 1000,
      heldMb() - before,
      share(0.5),
      share(0.95),
      mean,
    ],
  };
}

function measureQuality(title: string, index: ScreeningIndex, entries: readonly ListEntry[]) {
  const rows: (string | number)[][] = [];
  const draw = createDraw((seed ?? 0) * 7919);
  const companies = entries.filter(({ entryKind }) => entryKind === 'company');
  for (const hasCountry of [true, false])
    for (const [kind, vary] of Object.entries(variants)) {
      let [asked, hits, nears] = [0, 0, 0];
      const misses: string[] = [];
      for (let tried = 0; tried < (each ?? 0) * 10 && asked < (each ?? 0); tried += 1) {
        const entry = companies[Math.floor(draw() * companies.length)];
        const name = entry?.names[0]?.name ?? '';
        if (entry === undefined || (hasCountry && entry.countries.length === 0)) continue;
        const variant = vary(name, draw, entry);
        if (variant === undefined) continue;
        asked += 1;
        const countries = hasCountry ? [entry.countries[0]?.code ?? ''] : [];
        const found = index.screen(subjectOf(variant, countries), today).find((one) => one.entry === entry);
        if (found?.band === 'hit') hits += 1;
        else misses.push(`  ${variant} for ${name}: ${found?.band ?? 'none'}`);
        if (found?.band === 'near') nears += 1;
      }
      rows.push([kind, hasCountry ? 'with' : 'without', asked, (100 * hits) / asked, (100 * nears) / asked]);
      for (const miss of misses.slice(0, shown)) console.log(miss);
    }
  console.log(`\n${title}`);
  printTable(['variant', 'country', 'asked', 'hit %', 'near %'], rows);
}

function measureNobody(title: string, index: ScreeningIndex, ofSeed: number) {
  let [asked, hits, nears] = [0, 0, 0];
  for (const { record } of makeCompanies(coinedCorpus(ofSeed), 5_000)) {
    const found = index.screen(subjectOf(record.name, [record.country]), today);
    asked += 1;
    if (found.some(({ band }) => band === 'hit')) hits += 1;
    else if (found.length > 0) nears += 1;
  }
  console.log(`${title}: ${asked} companies of no list, ${hits} with a hit, ${nears} with a near name`);
}

console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
const small = measureSpeed([...madeUpEntries(10_000, seed)]);
const entries = [...madeUpEntries(most, seed)];
const large = measureSpeed(entries);
printTable(
  ['names', 'built ms', 'of processor', 'held MB', 'subject p50 ms', 'p95', 'mean of processor'],
  [small.row, large.row],
);
measureQuality('Made-up lists', large.index, entries);
measureNobody('Against the made-up lists', large.index, seed + 1_000);
const real = await realEntries();
if (real.length === 0) console.log('The slices of official lists are not beside the checkout.');
else {
  const index = createScreeningIndex(real);
  measureQuality(`Slices of official lists: ${real.length} entries`, index, real);
  measureNobody('Against the official lists', index, seed + 1_000);
}
