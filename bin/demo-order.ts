import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#app/config/config.ts';
import { startApp } from '#app/start-app.ts';
import { seedDemoList } from '#database/seed/demo-lists/seed-demo-list.ts';
import { seedDemo, seedDemoAccounts, seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { gleifRecords } from '#modules/registers/gleif/gleif-files.ts';
import { openDatabase } from '#platform/database/open.ts';
import { createLog } from '#platform/logging/log.ts';
import { startSmtpCatcher } from '#testing/smtp-catcher.ts';
import { createTimeline } from '#testing/timeline.ts';
import { importFile } from '#workflows/import-companies/import-file.ts';
import { watchFor } from './demo-order/find-company.ts';
import { runOrder } from './demo-order/run-order.ts';

const help = `Runs one order from search to debit on a fresh temporary instance, over real HTTP and SMTP.

  npm run demo
  npm run demo -- --register FILE --company "NAME"

  --register  A GLEIF golden-copy file (XML, JSON or CSV, plain or packed) whose companies are imported first.
  --company   The company to order a report on.
`;

const { values } = parseArgs({
  options: { register: { type: 'string' }, company: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-demo-'));
const outcomeDir = mkdtempSync(join(tmpdir(), 'countercheck-demo-result-'));
process.exitCode = await demo().then(
  () => 0,
  (error: unknown) => {
    console.error(`The demo failed: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  },
);
rmSync(dataDir, { recursive: true, force: true });

async function demo(): Promise<void> {
  const timeline = createTimeline(console.log);
  const companyName = values.company ?? 'Nordwind Maschinenbau GmbH';
  const watch = watchFor(companyName);
  const smtp = await startSmtpCatcher(outcomeDir);
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, MAIL_URL: smtp.url, LOG_LEVEL: 'error' });
  const database = await openDatabase({ dataDir });
  try {
    if (values.register !== undefined) {
      await seedReference(database.db, systemClock);
      await seedDemoAccounts(database.db, systemClock);
      await seedDemoList(database.db, systemClock);
      const { added } = await importFile(database.db, {
        clock: systemClock,
        source: watch.over(gleifRecords),
        path: values.register,
      });
      timeline.note('register', `${added} companies imported from ${values.register}`);
    }
    // The demo register takes seconds, and is not asked where the file has the company.
    if (!watch.isInFile()) await seedDemo(database.db, systemClock);
    const app = await startApp({
      config,
      database,
      log: createLog('error'),
      version: 'demo',
      withPages: false,
      withRealOnes: true,
    });
    timeline.note('started', `${app.url}, card gateway ${app.sandboxUrl}, mail ${smtp.url}`);
    try {
      // Of any other company nobody knows beforehand what the registers of its country tell.
      const isPromised = values.register === undefined && values.company === undefined;
      await runOrder({ app, smtp, timeline, companyName, watch, isPromised });
    } finally {
      await app.stop();
    }
    console.log(`\nThe e-mails and the PDFs are in ${outcomeDir}`);
  } finally {
    await database.close();
    await smtp.close();
  }
}
