import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { fixtureLei, gleifJson } from '#modules/registers/gleif/gleif-fixture.ts';
import { runPrinted } from '#testing/processes/printed-command.ts';

let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'countercheck-demo-test-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** The demo keeps what it has mailed in the folder for temporary files. */
const env = () => ({ TMPDIR: folder });

test('the demo runs from the search to the debit', async () => {
  const { code, output } = await runPrinted('npm run demo', { env: env() });
  assert.equal(code, 0, output);
  assert.match(output, /found +Nordwind Maschinenbau GmbH, HRB 104523, Germany/);
  assert.match(output, /research +Demo register \(made-up companies\): found/);
  assert.match(output, /dossier +1[2-4] of 14 sections have facts, and nobody has typed anything/);
  assert.match(output, /SMTP accepted[^\n]+\n[^\n]+captured +€80/);
  const kept = readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)));
  assert.ok(
    kept.some((name) => name.endsWith('-ru.pdf')),
    kept.join(),
  );
});

test('the demo takes a company of a file, in the last country of the list too', async () => {
  const last = countryList.at(-1);
  assert.ok(last !== undefined);
  const path = join(folder, 'golden-copy.json');
  const others = countryList.map(({ code }, index) => ({
    lei: fixtureLei(index),
    name: `Kranich ${index} Ltd`,
    country: code.toUpperCase(),
  }));
  // Others bear the name in other words: only one is meant.
  const meant = { lei: fixtureLei(999), name: 'Zambezi & Sons', country: last.code.toUpperCase() };
  writeFileSync(path, gleifJson([...others, meant]));
  const { code, output } = await runPrinted('npm run demo -- --register FILE --company "NAME"', {
    replace: { FILE: path, NAME: meant.name },
    env: env(),
  });
  assert.equal(code, 0, output);
  assert.match(output, new RegExp(`found +Zambezi & Sons, .*${last.name.en}`));
  assert.match(output, /captured +€/);
});

test('the demo takes a company of any register’s table by its mapping, and says what is wrong with its words', async () => {
  const path = join(folder, 'companies.csv');
  const rows = [
    'number;name;status;day;town;street',
    '1;Gannet Lamps Limited;Live;1994-03-07;Peel;1 Quay',
    '2;Skua Ropes Limited;Live;1994-03-08;Peel;2 Quay',
  ];
  writeFileSync(path, rows.map((row) => `${row}\n`).join(''));
  const mapping = join(folder, 'mapping.yaml');
  writeFileSync(
    mapping,
    `register: { code: ropes, name: Register of ropes, licence: made up }
file: { format: csv, delimiter: ; }
country: IM
key: number
name: name
number: { column: number }
status: { column: status, words: { Live: Active } }
address: [street, town]
city: town
dates: yyyy-MM-dd
founded: day
`,
  );
  const command =
    'npm run demo -- --register companies.csv --source generic --mapping docs/registers/isle-of-man.yaml --company "NAME"';
  const { code, output } = await runPrinted(command, {
    replace: {
      'companies.csv': path,
      'docs/registers/isle-of-man.yaml': mapping,
      NAME: 'Skua Ropes Limited',
    },
    env: env(),
  });
  assert.equal(code, 0, output);
  assert.match(output, /register +2 companies imported from/);
  assert.match(output, /found +Skua Ropes Limited, 2, Isle of Man/);
  assert.match(output, /captured +€/);
  const wrong = await runPrinted(command, { replace: { generic: 'kvk' }, env: env() });
  assert.equal(wrong.code, 2, wrong.output);
  assert.match(wrong.output, /There is no source “kvk”\./);
});
