import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#app/config/config.ts';
import { startApp } from '#app/start-app.ts';
import { seedDemoList } from '#database/seed/demo-lists/seed-demo-list.ts';
import { seedDemo, seedDemoAccounts, seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { createLog } from '#platform/logging/log.ts';
import { startSmtpCatcher } from '#testing/smtp-catcher.ts';
import { createTimeline } from '#testing/timeline.ts';
import { importFile } from '#workflows/import-companies/import-file.ts';
import { watchFor } from './demo-order/find-company.ts';
import { help, readWords } from './demo-order/read-words.ts';
import { runOrder } from './demo-order/run-order.ts';

const read = readWords(process.argv.slice(2));
if (read === 'help') {
  console.log(help);
  process.exit(0);
}
if ('fault' in read) {
  console.error(`${read.fault}\n\n${help}`);
  process.exit(2);
}
const { company, file } = read;

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
  const companyName = company ?? 'Nordwind Maschinenbau GmbH';
  const watch = watchFor(companyName);
  const smtp = await startSmtpCatcher(outcomeDir);
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, MAIL_URL: smtp.url, LOG_LEVEL: 'error' });
  const database = await openDatabase({ dataDir });
  try {
    if (file === undefined) await seedDemo(database.db, systemClock);
    else {
      // The demo register takes seconds, and is not asked where a file has the company.
      await seedReference(database.db, systemClock);
      await seedDemoAccounts(database.db, systemClock);
      await seedDemoList(database.db, systemClock);
      const { added } = await importFile(database.db, {
        clock: systemClock,
        source: watch.over(file.source),
        path: file.path,
      });
      timeline.note('register', `${added} companies imported from ${file.path}`);
      watch.expectFound(file);
    }
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
      const isPromised = company === undefined;
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
