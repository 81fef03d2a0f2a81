import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { ariregisterProfile } from './profile.ts';
import { ariregisterTable } from './table.ts';

const read = (reader: Reader, text: string, subjectNumber = '01234567') =>
  reader.read(new TextEncoder().encode(text), { subjectNumber, contentType: 'application/json' });

const answer = JSON.stringify({
  status: 'OK',
  data: [
    { reg_code: 12345678, name: 'Teine OÜ', status: 'R' },
    {
      reg_code: '1234567',
      name: 'Näide OÜ',
      historical_names: ['Vana OÜ'],
      status: 'N',
      legal_address: 'Tallinn, Pikk 1',
      zip_code: '10123',
    },
  ],
});

test('the company with just this number is read, with what it was called before', () => {
  const { findings } = read(ariregisterProfile, answer);
  const [profile] = findings;
  assert.ok(profile?.kind === 'profile' && findings.length === 1);
  assert.deepEqual(
    [profile.names.map(({ kind, text }) => [kind, text]), profile.status?.status, profile.status?.sourceWord],
    [
      [
        ['legal', 'Näide OÜ'],
        ['former', 'Vana OÜ'],
      ],
      'Liquidation',
      'Pankrotis',
    ],
  );
  assert.deepEqual([profile.addresses[0]?.postcode, profile.place], ['10123', '/data/1']);
});

test('no such company is nothing found; an answer that is not OK is none', () => {
  assert.equal(read(ariregisterProfile, '{"status":"OK","data":[]}').state, 'nothing_found');
  assert.throws(() => read(ariregisterProfile, '{"status":"ERROR","data":[]}'), {
    reason: 'silent',
  });
});

const head =
  'nimi;ariregistri_kood;ettevotja_oiguslik_vorm;kmkr_nr;ettevotja_staatus;ettevotja_staatus_tekstina;ettevotja_esmakande_kpv;asukoha_ehak_tekstina';

test('a row of the table says who the company is, with its line', () => {
  const table = `${head}\nTeine OÜ;12345678;;;R;;;\n"Näide; OÜ";1234567;Osaühing;EE100;L;Likvideerimisel;01.02.2010;Tallinn\n`;
  const [profile] = read(ariregisterTable, table).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [profile.place, profile.names[0]?.text, profile.founded?.day, profile.status?.status],
    ['line 3', 'Näide; OÜ', '2010-02-01', 'Liquidation'],
  );
  assert.throws(() => read(ariregisterTable, 'a;b\n1;2\n'), { reason: 'not_this_format' });
});

const file = join(import.meta.dirname, '../../../../../../shared/data/identification/ee/lihtandmed-head.csv');
const skip = existsSync(file) ? false : 'the recorded table is not here';

test('the recorded table has the columns that are read', { skip }, () => {
  const [profile] = ariregisterTable.read(readFileSync(file), {
    subjectNumber: '01834351',
    contentType: 'text/csv',
  }).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [
      profile.names[0]?.text,
      profile.legalForm?.text,
      profile.founded?.day,
      profile.addresses[0]?.text,
      profile.identifiers.map(({ value }) => value),
    ],
    ['DEMO Ehitus OÜ', 'Osaühing', '2010-02-01', 'Tallinn', ['01834351', 'EE100']],
  );
});
