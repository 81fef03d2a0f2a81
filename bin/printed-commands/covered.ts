/**
 * How a printed command is tried: `here` in bin/printed-commands.test.ts, in another `test` that has it word for word, or
 * not at all, with the reason.
 */
type How =
  | Readonly<{ here: 'database' | 'source' | 'shell' | 'files' }>
  | Readonly<{ test: string }>
  | Readonly<{ because: string }>;

const ofTheRunner = { because: 'the suite itself, which runs this file; bin/test has tests of its own' };
const install = { because: 'installs a gigabyte; .ci/run does it before every run of the suite' };
const measurement = { because: 'a measurement of many minutes; its parts have tests in bench and src' };

/** Every command that README, CONTRIBUTING, ARCHITECTURE, SECURITY and docs print, but statements of SQL: all of those are run. */
export const howCovered: Readonly<Record<string, How>> = {
  'npm ci && npm start': install,
  'npm ci && npm test': install,
  'npm ci': install,
  'npm start': { test: 'bin/quiet-start.test.ts' },
  'npm run sandbox': { test: 'bin/starting/own-sandbox.test.ts' },
  'npm run dev': { test: 'bin/dev.test.ts' },
  'npm test': ofTheRunner,
  'npm run test:all': ofTheRunner,
  'npm run test:live -- stripe': { test: 'bin/test-live.test.ts' },
  'npm run test:live -- yookassa': { test: 'bin/test-live.test.ts' },
  'npm run test:live -- yookassa pay': { test: 'bin/test-live.test.ts' },
  'npm test -- outbox migrate': ofTheRunner,
  'npm test -- src/names/numbers/criteria': ofTheRunner,
  '.ci/run': ofTheRunner,
  'npm run check': { because: 'takes a minute; .ci/run does it before every run of the suite' },
  'npm run check -- arrows': { here: 'source' },
  'npm run check -- countries': { here: 'source' },
  'npm run countries': { here: 'files' },
  'npm run fix': { because: 'writes what npm run check compares' },
  'npm run draw': { here: 'files' },
  'npm run fonts': { test: 'bin/fonts/subset-inter.test.ts' },
  'npm run schema': { here: 'files' },
  'npm run add-language -- de': { test: 'bin/add-language.test.ts' },
  'npm run lock': { because: 'asks the registry of packages; what it writes is in bin/lockfile.test.ts' },
  'PATH=node_modules/.bin:$PATH npm i --loglevel=warn NAME': install,
  'node bin/world-map.ts close-ups': {
    because: 'draws files of the repository from a package that only developers have',
  },
  'docker compose up --build': {
    because: 'needs a container engine; bin/newcomer-files.test.ts compares its files with the product',
  },
  'export PATH="$PWD/node_modules/.bin:$PATH"': { here: 'shell' },
  'node --version': { here: 'shell' },
  'node --test src/kernel/api-client.test.ts': { here: 'source' },
  "node --test --test-name-pattern 'two processes' src/platform/database/migrate.test.ts": { here: 'source' },
  'node --test testing/money-model/check-money.test.ts': { because: 'a file of the suite' },
  'node bin/recompute-rating.ts FILE': { test: 'bin/printed-commands/recompute-rating.test.ts' },
  'node bin/verify-record.ts FILE': { test: 'bin/printed-commands/verify-record.test.ts' },
  'node bin/verify-record.ts FILE --jws JWS --keys KEYS': {
    test: 'bin/printed-commands/verify-record.test.ts',
  },
  'npm run verify-audit': { test: 'bin/printed-commands/verify-audit.test.ts' },
  'npm run verify-audit -- --anchor LINE:HASH': { test: 'bin/printed-commands/verify-audit.test.ts' },
  'npm run demo': { test: 'bin/demo-order.test.ts' },
  'npm run demo -- --register FILE --company "NAME"': { test: 'bin/demo-order.test.ts' },
  'npm run demo -- --register companies.csv --source generic --mapping docs/registers/isle-of-man.yaml --company "NAME"':
    { test: 'bin/demo-order.test.ts' },
  'npm run backup': { because: 'named, not told: it wants a FILE' },
  'npm run backup -- FILE': { test: 'bin/backup.test.ts' },
  'npm run backup -- FILE --encrypt': { test: 'bin/backup.test.ts' },
  'npm run restore -- FILE': { test: 'bin/backup.test.ts' },
  'npm run restore -- FILE --check': { test: 'bin/backup-killed.test.ts' },
  'npm run import-companies -- --help': { here: 'database' },
  'npm run import-companies -- gleif FILE': { here: 'database' },
  'npm run import-companies -- SOURCE FILE [--dry-run] [--full]': { here: 'database' },
  'npm run import-companies -- generic companies.csv --mapping docs/registers/isle-of-man.yaml': {
    here: 'database',
  },
  'npm run import-companies -- partition GB': { here: 'database' },
  'npm run import-lists -- LIST FILE': { here: 'database' },
  'npm run import-lists -- status': { here: 'database' },
  'npm run import-peers -- COUNTRY FILE': { here: 'database' },
  'npm run create-admin -- boss@reports.example "Whitfield Margaret"': { here: 'database' },
  'npm run feed-search-server': {
    because: 'needs a search server; src/modules/companies/search/server tests it',
  },
  'npm run bench -- dev': measurement,
  'npm run bench -- pages': measurement,
  'npm run bench -- queue': measurement,
  'npm run bench -- imports': measurement,
  'npm run bench -- profile': measurement,
  'npm run bench -- search': measurement,
  'npm run bench -- search --seed N': measurement,
  'npm run bench -- search --natural --size 1000000 --seed N': measurement,
};
