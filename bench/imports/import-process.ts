import { systemClock } from '#kernel/clock.ts';
import { genericRegister } from '#modules/registers/generic-register/generic-register.ts';
import { readMapping } from '#modules/registers/generic-register/mapping.ts';
import { gleifRecords } from '#modules/registers/gleif/gleif-files.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import { importFile } from '#workflows/import-companies/import-file.ts';
import { mappingOf } from './write-records.ts';

/** The import as a process of its own: database address, file, its form; says how far it is, then what it took. */
const [url = '', path = '', form = 'gleif'] = process.argv.slice(2);
const source =
  form === 'csv' || form === 'jsonl' ? genericRegister(readMapping(mappingOf(form))) : gleifRecords;
const pool = createPool(url, { max: 3 });
const began = performance.now();
const summary = await importFile(createDatabase(pool), {
  clock: systemClock,
  source,
  path,
  onProgress: ({ read }) => process.stdout.write(`${JSON.stringify({ read })}\n`),
});
await pool.end();
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
process.stdout.write(
  `${JSON.stringify({
    summary,
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMb: maxRSS / 1024,
  })}\n`,
);
