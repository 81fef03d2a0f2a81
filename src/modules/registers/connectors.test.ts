import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { CompanyRecord } from '#names/company/company-record.ts';
import {
  type Fault,
  fakeKey,
  type RegisterFakes,
  startRegisterFakes,
} from '#testing/register-fakes/register-fakes.ts';
import { type AskKind, type Connector, SourceUnavailable } from './live/connector.ts';
import { openConnectors, type RegisterCode, registerCodes } from './open-connectors.ts';

let fakes: RegisterFakes;
let connectors: ReadonlyMap<string, Connector>;
before(async () => {
  fakes = await startRegisterFakes();
  const settings = { codes: registerCodes, urls: fakes.urls, companiesHouseKey: fakeKey };
  connectors = new Map(openConnectors(settings).map((one) => [one.code, one]));
});
after(() => fakes.close());
afterEach(() => {
  assert.deepEqual(fakes.wrong, [], 'a request that the documentation does not allow');
  for (const code of registerCodes) fakes.fail(code, undefined);
  fakes.viesError(undefined);
});

const anything: Readonly<Record<RegisterCode, readonly [country: string, by: AskKind, typed: string]>> = {
  gleif: ['DE', 'name', 'Nordwind'],
  'companies-house': ['GB', 'number', '9990417'],
  brreg: ['NO', 'number', '999 904 170'],
  vies: ['FR', 'vat', 'FR 99904170001'],
  ares: ['CZ', 'number', '9990417'],
  egr: ['BY', 'number', '199904170'],
};

async function ask(code: RegisterCode, country: string, by: AskKind, typed: string, ms = 2_000) {
  const connector = connectors.get(code);
  assert.ok(connector);
  assert.ok(connector.answers.includes(by), `${code} is not asked by ${by}`);
  const text = connector.read(by, typed, country);
  assert.ok(text !== undefined, `${code} cannot be asked by "${typed}"`);
  return connector.ask({ country, by, text }, AbortSignal.timeout(ms));
}
async function one(code: RegisterCode, country: string, by: AskKind, typed: string): Promise<CompanyRecord> {
  const { records } = await ask(code, country, by, typed);
  assert.equal(records.length, 1, JSON.stringify(records));
  const [record] = records;
  assert.ok(record);
  return record;
}

test('GLEIF: by name in a country, by the number of a register, by LEI', async () => {
  const company = await one('gleif', 'DE', 'name', 'Nordwind, Weberei');
  assert.deepEqual(
    [company.name, company.regCode, company.regIssuer, company.city, company.formGeneric],
    ['Nordwind Weberei GmbH', 'HRB 90417', 'RA000296', 'Kiel', 'LLC'],
  );
  assert.deepEqual(
    [company.status, company.statusText],
    ['Liquidation', 'ACTIVE; LIQUIDATION (IN_PROGRESS)'],
  );
  assert.deepEqual(company.names, [{ kind: 'former', text: 'Nordwind Spinnerei GmbH', lang: 'de' }]);
  assert.equal((await one('gleif', 'DE', 'name', 'spinnerei')).sourceRef, company.sourceRef);
  assert.equal((await one('gleif', 'DE', 'number', 'HRB 90417')).sourceRef, company.sourceRef);
  assert.equal((await one('gleif', 'GB', 'number', '529900nordwind000012')).sourceRef, company.sourceRef);
  assert.deepEqual((await ask('gleif', 'FR', 'name', 'Nordwind')).records, []);
});

test('Companies House: a number in any spelling gives the profile, a name the list', async () => {
  for (const typed of ['09990417', '9990417', ' 0999 0417 ']) {
    const company = await one('companies-house', 'GB', 'number', typed);
    assert.deepEqual(
      [company.name, company.regCode, company.status, company.statusText, company.formGeneric],
      ['HEATHER MILL TRADING LIMITED', '09990417', 'Active', 'active; active-proposal-to-strike-off', 'LLC'],
    );
    assert.deepEqual(company.names, [
      { kind: 'former', text: 'HEATHER WOOL LIMITED', since: '2016-02-03', until: '2019-06-30' },
    ]);
    assert.equal(company.address, '4 Mill Lane, York, YO1 0XX, England');
  }
  assert.equal((await one('companies-house', 'GB', 'number', 'sc 990418')).status, 'Liquidation');
  const { records } = await ask('companies-house', 'GB', 'name', 'Heather Mill');
  assert.deepEqual(
    records.map(({ sourceRef }) => sourceRef),
    ['09990417', 'SC990418'],
  );
  assert.deepEqual((await ask('companies-house', 'GB', 'number', '00000001')).records, []);
  assert.deepEqual((await ask('companies-house', 'GB', 'name', 'Zzyzx')).records, []);
});

test('Companies House: a wrong key is no answer, never "none"', async () => {
  const [stranger] = openConnectors({
    codes: ['companies-house'],
    urls: fakes.urls,
    companiesHouseKey: 'wrong-key',
  });
  await assert.rejects(
    async () => stranger?.ask({ country: 'GB', by: 'name', text: 'Heather' }, AbortSignal.timeout(2_000)),
    (error: unknown) => error instanceof SourceUnavailable && error.detail === 'status 401',
  );
});

test('Brreg: by number, by VAT number, by name; struck out is none', async () => {
  const company = await one('brreg', 'NO', 'vat', 'NO 999 904 170 MVA');
  assert.deepEqual(
    [company.name, company.regCode, company.vatCode, company.address, company.formText, company.foundedOn],
    [
      'FJORDGLIMT FISK AS',
      '999904170',
      'NO999904170MVA',
      'Skansekaia 1, 6002 ÅLESUND, Norge',
      'Aksjeselskap',
      '2004-04-20',
    ],
  );
  const { records } = await ask('brreg', 'NO', 'name', 'fjordglimt');
  assert.deepEqual(
    records.map(({ status, statusText }) => [status, statusText]),
    [
      ['Active', null],
      ['Liquidation', 'konkurs; under avvikling'],
    ],
  );
  for (const number of ['999900000', '999900001'])
    assert.deepEqual((await ask('brreg', 'NO', 'number', number)).records, []);
  assert.deepEqual((await ask('brreg', 'NO', 'name', 'Zzyzx')).records, []);
  assert.equal(connectors.get('brreg')?.read('number', '12345', 'NO'), undefined);
});

test('VIES: valid with a name, valid without one, not valid', async () => {
  const { records, note } = await ask('vies', 'FR', 'vat', 'fr 99904170001');
  assert.deepEqual(
    [note, records[0]?.name, records[0]?.vatCode, records[0]?.address],
    ['vat_valid', 'SAS ATELIER DU VENT', 'FR99904170001', '12 RUE DES TISSEURS, 69001 LYON'],
  );
  assert.deepEqual(await ask('vies', 'DE', 'vat', '999041700'), { records: [], note: 'vat_valid' });
  assert.deepEqual(await ask('vies', 'DE', 'vat', 'DE123456789'), { records: [], note: 'vat_invalid' });
  assert.equal((await ask('vies', 'GR', 'vat', 'EL 999041701')).records[0]?.country, 'GR');
});

test('VIES: a member state that does not answer says nothing about the number', async () => {
  for (const [word, reason] of [
    ['MS_UNAVAILABLE', 'no_answer'],
    ['SERVICE_UNAVAILABLE', 'no_answer'],
    ['TIMEOUT', 'no_answer'],
    ['MS_MAX_CONCURRENT_REQ', 'too_often'],
    ['GLOBAL_MAX_CONCURRENT_REQ', 'too_often'],
    ['A_NEW_WORD', 'no_answer'],
  ] as const) {
    fakes.viesError(word);
    await assert.rejects(ask('vies', 'DE', 'vat', '999041700'), { reason }, word);
  }
});

test('ARES: by number, by tax number, by name; too many is told apart from none', async () => {
  const company = await one('ares', 'CZ', 'vat', 'CZ09990417');
  assert.deepEqual(
    [company.name, company.regCode, company.vatCode, company.city, company.postcode, company.formGeneric],
    ['Větrný tkalec s.r.o.', '09990417', 'CZ09990417', 'Brno', '60200', 'LLC'],
  );
  const { records } = await ask('ares', 'CZ', 'name', 'větrný');
  assert.deepEqual(
    records.map(({ status, statusText }) => [status, statusText]),
    [
      ['Active', null],
      ['Liquidation', 'v likvidaci'],
    ],
  );
  assert.deepEqual(await ask('ares', 'CZ', 'number', '99999994'), { records: [] });
  assert.deepEqual(await ask('ares', 'CZ', 'name', 'stavby'), { records: [], note: 'too_many' });
  assert.equal(connectors.get('ares')?.read('vat', 'CZ7001011234', 'CZ'), undefined);
});

test('EGR: by number, with the address where there is one', async () => {
  const company = await one('egr', 'BY', 'vat', 'УНП 199904170');
  assert.deepEqual(
    [company.name, company.status, company.statusText, company.closedOn],
    ['Общество с ограниченной ответственностью "Ветер-Текстиль"', 'Deleted', 'Исключен из ЕГР', '2024-04-01'],
  );
  assert.equal(company.address, '220030, г. Минск, ул. Ткацкая, д. 3, каб. 12');
  assert.deepEqual((await ask('egr', 'BY', 'number', '199900000')).records, []);
});

test('every fault of every register is no answer, never "none"', async () => {
  const reasons: readonly (readonly [Fault, string])[] = [
    ['status 500', 'no_answer'],
    ['status 429', 'too_often'],
    ['cut', 'no_answer'],
    ['not json', 'unexpected_answer'],
    ['wrong shape', 'unexpected_answer'],
    ['huge', 'unexpected_answer'],
    ['redirect', 'no_answer'],
  ];
  for (const code of registerCodes) {
    for (const [fault, reason] of reasons) {
      fakes.fail(code, fault);
      await assert.rejects(
        ask(code, ...anything[code]),
        { name: 'SourceUnavailable', reason },
        `${code}: ${String(fault)}`,
      );
    }
    fakes.fail(code, 'hang');
    await assert.rejects(ask(code, ...anything[code], 50), { reason: 'no_answer' }, `${code}: hang`);
  }
});

test('what is kept for the log holds nothing of what was typed', async () => {
  for (const fault of ['cut', 'wrong shape', 'redirect', 'status 500'] as const) {
    fakes.fail('gleif', fault);
    await assert.rejects(ask('gleif', 'DE', 'name', 'Secretname'), (error: unknown) => {
      assert.ok(error instanceof SourceUnavailable);
      assert.doesNotMatch(
        `${error.message} ${error.detail} ${String(error.cause)}`,
        /secretname|127\.0\.0\.1/i,
      );
      return true;
    });
  }
});
