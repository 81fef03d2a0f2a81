import { systemClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { printTable } from '../../print-table.ts';
import { benchRegister } from '../filling/fill.ts';
import { openBenchDatabase } from '../filling/open-bench-database.ts';
import { findAliases, findPreviousNames, findSharedNames, manxCompanies, sanctioned } from './find-names.ts';
import { findNumbers, numberedCompanies } from './find-numbers.ts';
import { bestF1 } from './judge-pairs.ts';
import { hasRealData } from './read-csv.ts';

const shown = 12;

/** Quality on real registers and lists; the figures by name, or undefined where they are not at hand. */
export async function measureReal(): Promise<object | undefined> {
  if (!hasRealData()) {
    console.log('Real data are not beside this checkout: ../shared/data is missing.');
    return undefined;
  }
  const pairs = bestF1();
  const database = await openBenchDatabase(undefined);
  try {
    const companies = createCompanies({ clock: systemClock });
    const { db, pool } = database;
    const load = (records: readonly CompanyRecord[]) =>
      db.transaction().execute((tx) => companies.upsertCompanies(tx, records, benchRegister));
    for (const records of [manxCompanies(), sanctioned(), numberedCompanies()]) await load(records);
    await pool.query('ANALYZE');
    const asker = { db, companies };
    const previous = await findPreviousNames(asker);
    const shared = await findSharedNames(asker);
    const numbers = await findNumbers(asker);
    const aliases = await findAliases(asker);
    printTable(
      ['real data', 'asked', 'outcome'],
      [
        [
          'Isle of Man: previous name brings its company first',
          previous.asked,
          `${missedOf(previous)}, ${previous.behindBearers} of them behind one that bears it today`,
        ],
        ['Isle of Man: shared name brings all its companies', shared.asked, missedOf(shared)],
        ['labelled pairs', pairs.pairs, `best F1 ${pairs.f1.toFixed(3)} at ${pairs.cut.toFixed(2)}`],
        [
          'sanctioned entities by another name',
          aliases.asked,
          `R@1 ${aliases.recall1.toFixed(1)}, R@10 ${aliases.recall10.toFixed(1)}`,
        ],
        [
          `valid numbers of ${numbers.countries} countries refused by the form`,
          numbers.asked,
          `${numbers.refused.length} spellings`,
        ],
        [
          'the same numbers, stored, then typed in both fields',
          numbers.asked,
          `${numbers.missed.length} spellings not found`,
        ],
      ],
    );
    show('Previous names that came later', previous.missed);
    show('Shared names with companies left out', shared.missed);
    show('Numbers refused', numbers.refused);
    show('Numbers not found', numbers.missed);
    return { pairs, previous, shared, numbers, aliases };
  } finally {
    await database.close();
  }
}

const missedOf = ({ asked, missed }: { asked: number; missed: readonly string[] }) =>
  `${asked - missed.length} (${((100 * (asked - missed.length)) / asked).toFixed(1)} %)`;

function show(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}:`);
  for (const line of lines.slice(0, shown)) console.log(`  ${line}`);
  if (lines.length > shown) console.log(`  … and ${lines.length - shown} more`);
}
