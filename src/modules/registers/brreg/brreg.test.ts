import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { readWhole } from '#testing/read-pieces.ts';
import { brregFile, brregSubunit, brregUnit } from './brreg-fixture.ts';
import { brreg, brregSubunits } from './read-brreg.ts';
import { formOfBrreg } from './readings/brreg-form.ts';

test('a unit becomes a company with VAT number, form, address and contacts', async () => {
  const { records, faults } = await readWhole(brreg, brregFile([brregUnit()]));
  assert.deepEqual(faults, []);
  assert.deepEqual(records[0], {
    country: 'NO',
    sourceRef: '999888777',
    sourceUrl: 'https://data.brreg.no/enhetsregisteret/oppslag/enheter/999888777',
    name: 'TORSKEØYA FISK AS',
    lang: 'no',
    formText: 'AS',
    formGeneric: 'JSC',
    formCode: 'YI42',
    category: 'company',
    status: 'Active',
    statusText: 'Registrert',
    regCode: '999888777',
    regIssuer: 'RA000472',
    vatCode: 'NO999888777MVA',
    address: 'Brygga 2, 8390 REINE',
    city: 'REINE',
    postcode: '8390',
    phones: ['00 00 00 01', '000 00 002'],
    emails: ['post@torskeoya.example'],
    website: 'torskeoya.example',
    foundedOn: '1999-03-02',
    closedOn: null,
    headOffice: null,
  });
});

test('a sub-unit is a branch of the unit above it; a main unit with one above it is not', async () => {
  const [sub] = (await readWhole(brregSubunits, brregFile([brregSubunit()]))).records;
  assert.deepEqual(
    [
      sub?.category,
      sub?.headOffice,
      sub?.vatCode,
      sub?.city,
      sub?.foundedOn,
      sub?.formText,
      sub?.formGeneric,
    ],
    [
      ...['branch', { scheme: 'REG', issuer: 'RA000472', value: '999888777' }, null, 'SVOLVÆR'],
      ...['2004-01-01', null, 'Branch'],
    ],
  );
  const part = brregUnit({ organisasjonsform: { kode: 'ORGL' }, overordnetEnhet: '111222333' });
  const [unit] = (await readWhole(brreg, brregFile([part]))).records;
  assert.deepEqual([unit?.category, unit?.headOffice], ['public body', null]);
  assert.notEqual(brreg.register.code, brregSubunits.register.code);
});

test('the worst that the register says of a unit is its status', async () => {
  const statuses: [object, string, string][] = [
    [{}, 'Active', 'Registrert'],
    [{ konkurs: true, underAvvikling: true }, 'Liquidation', 'Konkurs'],
    [{ underAvvikling: true }, 'Liquidation', 'Under avvikling'],
    [
      { underTvangsavviklingEllerTvangsopplosning: true },
      ...(['Liquidation', 'Under tvangsavvikling eller tvangsoppløsning'] as const),
    ],
    [
      { underRekonstruksjonsforhandlingDato: '2025-02-03' },
      ...(['Reorganisation', 'Under rekonstruksjonsforhandling'] as const),
    ],
    [{ konkurs: true, slettedato: '2025-02-03' }, 'Deleted', 'Slettet'],
  ];
  const { records } = await readWhole(brreg, brregFile(statuses.map(([more]) => brregUnit(more))));
  assert.deepEqual(
    records.map(({ status, statusText }) => [status, statusText]),
    statuses.map(([, status, words]) => [status, words]),
  );
  assert.equal(records.at(-1)?.closedOn, '2025-02-03');
});

test('forms of the register have their family; a new code keeps itself only', () => {
  const families = ['AS', 'ENK', 'NUF', 'ANS', 'STI', 'KOMM', 'XYZ'].map((code) => {
    const { formGeneric, category } = formOfBrreg(code);
    return [formGeneric, category];
  });
  assert.deepEqual(families, [
    ['JSC', 'company'],
    ['Sole trader', 'sole trader'],
    ['Branch', 'branch'],
    ['GP', 'company'],
    ['Foundation', 'company'],
    ['Public body', 'public body'],
    [null, 'company'],
  ]);
});

test('a unit that cannot be trusted is left out with its line, a broken file refused', async () => {
  const units = [
    brregUnit(),
    brregUnit({ organisasjonsnummer: '12' }),
    brregUnit({ navn: 5 }),
    brregUnit({ konkurs: 'ja' }),
    brregUnit({ navn: 'SISTE AS' }),
  ];
  const file = brregFile(units);
  for (const size of [7, 100, 100_000]) {
    const { records, faults } = await readWhole(brreg, file, size);
    assert.deepEqual(
      records.map(({ name }) => name),
      ['TORSKEØYA FISK AS', 'SISTE AS'],
    );
    assert.deepEqual(
      faults.map(({ line, fault }) => [line, fault.split(' ')[0]]),
      [
        [2, 'organisasjonsnummer'],
        [3, 'navn'],
        [4, 'konkurs'],
      ],
    );
  }
  const torn = file.replace('"navn":5', '"navn":"5');
  assert.deepEqual((await readWhole(brreg, torn)).records.length, 2);
  for (const text of ['', '{}', 'orgnr;navn\n', file.slice(0, -30), '{"records":[]}'])
    await assert.rejects(readWhole(brreg, text), BrokenFileError, text.slice(0, 20));
  assert.ok(brreg.isWhole?.(file, file));
});
