/** Journeys of every run: what most visitors, customers and analysts do, from the first page to the debit. All others are of the whole run. */
export const everyRunJourneys: readonly string[] = [
  'check-report',
  'dossier',
  'find-a-company',
  'my-orders',
  'order-a-report',
  'order-by-keyboard',
  'queue',
  'read-report',
  'sign-in',
  'without-javascript',
].map((name) => `e2e/${name}.test.ts`);

/** What `npm test` leaves to the whole run, by why. Whoever changes one of these runs it by its name. */
export const wholeRunOnly = {
  'starts the product, or PostgreSQL, several times': [
    'bin/add-language.test.ts',
    'bin/backup-killed.test.ts',
    'bin/backup.test.ts',
    'bin/create-admin.test.ts',
    'bin/demo-order.test.ts',
    'bin/demo-order/complete-report.test.ts',
    'bin/demo-orders.test.ts',
    'bin/dev.test.ts',
    'bin/import-companies.test.ts',
    'bin/printed-commands.test.ts',
    'bin/quiet-start.test.ts',
    'bin/rolling-restart.test.ts',
    'bin/starting/own-sandbox.test.ts',
    'bin/test-live.test.ts',
    'src/app/postgres-stops.test.ts',
    'src/app/replica.test.ts',
    'src/platform/database/embedded/faults.test.ts',
    'src/platform/database/embedded/server-user.test.ts',
    'src/platform/database/embedded/supervisor.test.ts',
  ],
  'kills, stops, silences and long waits at every step, one after the other': [
    'src/app/database-away.test.ts',
    'src/app/hold-renewal.test.ts',
    'src/app/long-outage.test.ts',
    'src/app/mail-faults.test.ts',
    'src/app/money-faults.test.ts',
    'src/app/sending-crash.test.ts',
    'src/app/sending-faults.test.ts',
    'src/workflows/import-companies/refresh-registers.test.ts',
    'src/workflows/research-company/killed.test.ts',
  ],
  'hostile files and bodies by the hundred': [
    'src/app/fuzz.test.ts',
    'src/modules/accounts/avatars/hostile-pictures.test.ts',
    'src/modules/reports/documents/sheets/hostile-documents.test.ts',
    'src/modules/reports/excerpt/hostile-copies.test.ts',
  ],
  'the same again for every country, page, gateway or example of a call': [
    'src/app/api-document-lint.test.ts',
    'src/app/stripe-job.test.ts',
    'src/app/yookassa-job.test.ts',
    'src/modules/reports/render/pages.test.ts',
    'src/modules/reports/samples/sample-dossier-of-every-country.test.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const left: ReadonlySet<string> = new Set(Object.values(wholeRunOnly).flat());

/** Whether a test file runs with `npm test`, and not only with `npm run test:all`. */
export function isOfEveryRun(file: string): boolean {
  return file.startsWith('e2e/') ? everyRunJourneys.includes(file) : !left.has(file);
}
