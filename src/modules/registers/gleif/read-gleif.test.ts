import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Refusal } from '#modules/companies/loading/read-chunks.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { createJsonFields, fieldsOfJson } from '../files/fields.ts';
import { type FixtureEntry, fixtureLei, gleifCsv, gleifJson, gleifRecord } from './gleif-fixture.ts';
import { companyOfGleif } from './gleif-record.ts';
import { readGleif } from './read-gleif.ts';
import { entityStatus } from './readings/entity-status.ts';

const entries: FixtureEntry[] = [1, 2, 3].map((index) => ({
  lei: fixtureLei(index),
  name: `Firma "${index}" {"[ GmbH`,
  number: `HRB ${index}`,
}));

async function read(
  text: string | Buffer,
  chunkSize = 70,
): Promise<{ names: unknown[]; refusals: Refusal[] }> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const names: unknown[] = [];
  const refusals: Refusal[] = [];
  for await (const piece of readGleif(chunks())) {
    if ('record' in piece) names.push(piece.record.name);
    if ('fault' in piece) refusals.push(piece);
  }
  return { names, refusals };
}
const allNames = entries.map(({ name }) => name);
const lineOf = (text: string, index: number) =>
  text.slice(0, text.indexOf(fixtureLei(index))).split('\n').length - 2;

test('both forms give the same companies, however the bytes come', async () => {
  const json = gleifJson(entries);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3000 }), async (size) => {
      assert.deepEqual(await read(json, size), { names: allNames, refusals: [] });
    }),
    { numRuns: 40 },
  );
  assert.deepEqual(await read(JSON.stringify(JSON.parse(json)), 64), { names: allNames, refusals: [] });
  assert.deepEqual(await read(`\ufeff${json}`), { names: allNames, refusals: [] });
  assert.deepEqual(await read(gleifCsv(entries)), { names: allNames, refusals: [] });
  assert.deepEqual(await read(`\ufeff${gleifCsv(entries).replaceAll('\n', '\r\n')}`), {
    names: allNames,
    refusals: [],
  });
});

/** The records of a JSON form as the XML form has them. */
function xmlOf(json: string): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const inside = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return escaped(String(value));
    return Object.entries(value)
      .filter(([name]) => !name.startsWith('@'))
      .map(([name, part]) => (name === '$' ? escaped(String(part)) : element(name, part)))
      .join('');
  };
  const element = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => element(name, one)).join('');
    const attributes = Object.entries(value ?? {}).filter(([key]) => key.startsWith('@'));
    const told = attributes.map(([key, text]) => ` ${key.slice(1)}="${escaped(String(text))}"`).join('');
    return `<lei:${name.replace('gleif:', '')}${told}>${inside(value)}</lei:${name.replace('gleif:', '')}>`;
  };
  const { records } = JSON.parse(json) as { records: unknown[] }; // the fixture's own
  return `<?xml version="1.0" encoding="UTF-8"?><lei:LEIData xmlns:lei="urn:x"><lei:LEIRecords>${records.map((one) => element('LEIRecord', one)).join('\n')}</lei:LEIRecords></lei:LEIData>`;
}

test('the XML form gives the same companies, opens nothing and is refused where it breaks off', async () => {
  const json = gleifJson(entries);
  const xml = xmlOf(json);
  for (const size of [1, 70, 5_000])
    assert.deepEqual(await read(xml, size), { names: allNames, refusals: [] });
  const companiesOf = async (text: string) => {
    const found: unknown[] = [];
    for await (const piece of readGleif(Readable.from([Buffer.from(text)])))
      if ('record' in piece) found.push(piece.record);
    return found;
  };
  assert.deepEqual(await companiesOf(xml), await companiesOf(json));
  await assert.rejects(read(xml.slice(0, -30)), BrokenFileError);
  await assert.rejects(read('<html><body>Busy</body></html>'), BrokenFileError);
  await assert.rejects(
    read(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.slice(xml.indexOf('<lei:LEIData'))}`),
    BrokenFileError,
  );
});

test('a broken JSON record is reported with its line, the others are read', async () => {
  const json = gleifJson(entries);
  const second = json.indexOf(fixtureLei(2));
  const damage = (find: string, put: string) => {
    const at = json.indexOf(find, second);
    return json.slice(0, at) + put + json.slice(at + find.length);
  };
  const broken = {
    'a comma is missing': damage(',\n', '\n'),
    'a brace is missing': damage('}', ''),
    'a brace too many': damage('}', '}}'),
    'a bracket too many': damage('}', '}]'),
    'a quote is missing': damage('"Entity"', '"Entity'),
    'a value is bare': damage('"Berlin"', 'Berlin'),
    'no LEI': json.replace(fixtureLei(2), 'nothing'),
    'no country': json.replace(/("\$": )"DE"([\s\S]*?)"DE"/g, (all, a, b, at) =>
      at > second && at < json.indexOf(fixtureLei(3)) ? `${a}""${b}""` : all,
    ),
    'bytes that are not UTF-8': Buffer.concat([
      Buffer.from(json.slice(0, second + 30)),
      Buffer.from([0xff]),
      Buffer.from(json.slice(second + 30)),
    ]),
  };
  for (const [what, text] of Object.entries(broken)) {
    for (const size of [7, 100, 100_000]) {
      const { names, refusals } = await read(text, size);
      assert.deepEqual(names, [allNames[0], allNames[2]], what);
      assert.ok(refusals.length >= 1 && refusals.length <= 2, `${what}: ${JSON.stringify(refusals)}`);
      const line = refusals[0]?.line ?? 0;
      assert.ok(line >= lineOf(json, 2) && line <= lineOf(json, 3) + 2, `${what}: line ${line}`);
    }
  }
});

test('a record of more than a megabyte is left out', async () => {
  const huge = [entries[0], { lei: fixtureLei(2), name: 'x'.repeat(1_500_000) }, entries[2]].filter(
    (one) => one !== undefined,
  );
  const { names, refusals } = await read(gleifJson(huge), 65_536);
  assert.deepEqual(names, [allNames[0], allNames[2]]);
  assert.match(refusals[0]?.fault ?? '', /longer than 1 MB/);
});

test('a file that breaks off anywhere is a broken file', async () => {
  const json = gleifJson(entries);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: json.length - 2 }), async (length) => {
      await assert.rejects(read(json.slice(0, length), 1000), BrokenFileError);
    }),
    { numRuns: 200 },
  );
  const csv = gleifCsv(entries);
  for (const length of [10, 600, csv.length - 200, csv.length - 30])
    await assert.rejects(read(csv.slice(0, length)), BrokenFileError);
});

test('what is not a level 1 file is refused as a whole, in one line', async () => {
  for (const text of [
    '',
    '   ',
    'hello',
    '<xml/>',
    '{}',
    '{"relations":[]}',
    'lei,name\n1,2\n',
    '\u0000\u0001',
    '[1,2]',
    'LEI\nx\n',
  ])
    await assert.rejects(
      read(text),
      (error) => error instanceof BrokenFileError && !error.message.includes('\n'),
      text,
    );
  assert.deepEqual(await read('{"records":[]}'), { names: [], refusals: [] });
});

test('a CSV row with too few columns or a stray quote is left out with its line', async () => {
  const lines = gleifCsv(entries).split('\n');
  const short = [lines[0], lines[1], 'a,b,c', lines[3], ''].join('\n');
  assert.deepEqual(await read(short), {
    names: [allNames[0], allNames[2]],
    refusals: [{ line: 3, fault: 'the row has 3 columns instead of 20' }],
  });
  const stray = [lines[0], lines[1], 'a"b,c', lines[3], ''].join('\n');
  const { names, refusals } = await read(stray);
  assert.deepEqual(names, [allNames[0], allNames[2]]);
  assert.equal(refusals[0]?.line, 3);
});

test('names of all kinds, numbers, form and address are taken over', () => {
  const company = companyOfGleif(
    fieldsOfJson(
      gleifRecord({
        lei: fixtureLei(9),
        name: 'ТОВ "АГРО-ЮГ В"',
        lang: 'uk',
        country: 'UA',
        elf: '8888',
        otherForm: 'Фермерське господарство',
        number: '12345678',
        authority: 'RA000567',
        otherNames: [
          { type: 'PREVIOUS_LEGAL_NAME', text: 'АГРО' },
          { type: 'TRADING_OR_OPERATING_NAME', text: 'Agro Trade' },
          { type: 'ALTERNATIVE_LANGUAGE_LEGAL_NAME', text: 'AGRO-YUG V LLC' },
        ],
        latin: [{ type: 'PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME', text: 'LLC "AGRO-UG V"' }],
      }),
    ),
  );
  assert.equal(company.country, 'UA');
  assert.equal(company.nameLat, 'LLC "AGRO-UG V"');
  assert.deepEqual(
    company.names?.map(({ kind }) => kind),
    ['former', 'trading', 'translated', 'latin'],
  );
  assert.equal(company.formText, 'Фермерське господарство');
  assert.equal(company.formCode, null);
  assert.equal(company.regIssuer, 'RA000567');
  assert.equal(company.address, 'Hauptstraße 5, 2. Stock, 10115 Berlin');
  assert.equal(company.foundedOn, '2010-05-17T00:00:00+02:00');
  assert.deepEqual(company.identifiers?.[0], { scheme: 'LEI', value: fixtureLei(9) });
});

test('what is in already is passed over unread, in both forms, and its broken records are counted', async () => {
  const json = gleifJson(entries).replace(`"${fixtureLei(1)}"`, '"nobody"');
  for (const text of [json, gleifCsv(entries)]) {
    const all = (skipped: number) =>
      Readable.from(readGleif(Readable.from([Buffer.from(text)]), skipped)).toArray();
    const pieces = await all(2);
    assert.equal(pieces.length, 3);
    const third = (await all(0))[2];
    assert.deepEqual(pieces[2], third);
    assert.ok(third !== undefined && 'record' in third);
  }
});

test('a record is the same whether it was made flat or its paths are followed', () => {
  const record = gleifRecord({
    lei: fixtureLei(1),
    name: 'A',
    number: '7',
    events: [{ type: 'LIQUIDATION', state: 'IN_PROGRESS' }],
    otherNames: [
      { type: 'TRADING_OR_OPERATING_NAME', text: 'B' },
      { type: 'PREVIOUS_LEGAL_NAME', text: 'C' },
    ],
    latin: [{ type: 'AUTO_ASCII_TRANSLITERATED_LEGAL_NAME', text: 'D' }],
  });
  const fieldsInJson = createJsonFields();
  assert.deepEqual(companyOfGleif(fieldsInJson(record)), companyOfGleif(fieldsOfJson(record)));
  const odd = { a: { $: 0 }, b: [{ '@type': 't', $: false }, null, 'x'], c: 'y' };
  const paths = ['a', 'b', 'b.1', 'b.1.type', 'b.2', 'b.3', 'b.4', 'b.x', 'c', 'c.1', 'd', 'toString', ''];
  const flat = paths.map(fieldsOfJson(odd));
  assert.deepEqual(paths.map(fieldsInJson(odd)), flat);
  assert.deepEqual(flat.filter(Boolean), ['0', 'false', 't', 'x', 'y']);
});

test('the country is the jurisdiction, and the address for EU and nothing', () => {
  const country = (jurisdiction: string) =>
    companyOfGleif(fieldsOfJson(gleifRecord({ lei: fixtureLei(1), name: 'A', country: 'FR', jurisdiction })))
      .country;
  assert.deepEqual([country('US-DE'), country('EU'), country('')], ['US', 'FR', 'FR']);
});

test('statuses and events become the four values, with the own words kept', () => {
  const of = (entry: Partial<FixtureEntry>) => {
    const { status, statusText } = entityStatus(
      fieldsOfJson(gleifRecord({ lei: fixtureLei(1), name: 'A', ...entry })),
    );
    return [status, statusText];
  };
  assert.deepEqual(of({}), ['Active', 'ACTIVE']);
  assert.deepEqual(of({ status: 'INACTIVE' }), ['Deleted', 'INACTIVE']);
  assert.deepEqual(of({ registrationStatus: 'DUPLICATE' }), ['Deleted', 'DUPLICATE']);
  assert.deepEqual(of({ registrationStatus: 'LAPSED' }), ['Active', 'ACTIVE']);
  assert.deepEqual(of({ events: [{ type: 'LIQUIDATION', state: 'IN_PROGRESS' }] }), [
    'Liquidation',
    'ACTIVE; LIQUIDATION (IN_PROGRESS)',
  ]);
  assert.deepEqual(of({ events: [{ type: 'INSOLVENCY', state: 'WITHDRAWN_CANCELLED' }] }), [
    'Active',
    'ACTIVE',
  ]);
  assert.deepEqual(
    of({ events: [{ type: 'MERGERS_AND_ACQUISITIONS', state: 'IN_PROGRESS' }] })[0],
    'Reorganisation',
  );
  assert.deepEqual(of({ events: [{ type: 'MERGERS_AND_ACQUISITIONS', state: 'COMPLETED' }] })[0], 'Active');
  assert.deepEqual(of({ events: [{ type: 'CHANGE_LEGAL_NAME', state: 'COMPLETED' }] })[0], 'Active');
});
