import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { Unreadable } from '#findings/reading/reading.ts';
import { type CamtEntry, camtOf } from '#testing/gateways/camt.ts';
import { processorMs } from '#testing/processes/processor-time.ts';
import { readStatement } from './camt.ts';

const read = (xml: string) => readStatement(Buffer.from(xml));
const reasonOf = (xml: string | Uint8Array): string => {
  try {
    readStatement(typeof xml === 'string' ? Buffer.from(xml) : xml);
  } catch (error) {
    assert.ok(error instanceof Unreadable, `${error}`);
    return error.reason;
  }
  return 'read';
};
const one: CamtEntry = { amount: '80.00', remittance: 'I-2026-000001', reference: 'R1' };

describe('a statement', () => {
  test('has what came in and is booked, with who paid and for what', () => {
    const { account, entries, skipped } = read(
      camtOf([
        { ...one, debtor: 'Hartmann Handel GmbH' },
        { ...one, side: 'DBIT' },
        { ...one, status: 'PDNG' },
        { ...one, isReversal: true },
      ]),
    );
    assert.deepEqual([account, skipped, entries.length], ['GB00EXAM00000000000000', 3, 1]);
    const { key, ...entry } = entries[0] ?? { key: '' };
    assert.match(key, /^[0-9a-f]{40}$/);
    assert.deepEqual(entry, {
      ...{ account, amountMinor: 8_000, currency: 'EUR', bookedOn: '2026-11-28' },
      ...{ debtor: 'Hartmann Handel GmbH', remittance: 'I-2026-000001' },
    });
  });

  test('of every version is read, with the status as code or as text', () => {
    for (const version of ['02', '04', '08', '13'])
      assert.equal(read(camtOf([one], { version })).entries.length, 1, version);
    assert.equal(
      read(camtOf([one]).replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>')).entries.length,
      1,
    );
  });

  test('a batch is its transactions where they make the whole, else one entry', () => {
    const parts = [
      { amount: '30.00', remittance: 'I-2026-000001' },
      { amount: '50.00', remittance: 'I-2026-000002' },
    ];
    const batch = read(camtOf([{ amount: '80.00', reference: 'B1', parts }])).entries;
    assert.deepEqual(
      batch.map(({ amountMinor, remittance }) => [amountMinor, remittance]),
      [
        [3_000, 'I-2026-000001'],
        [5_000, 'I-2026-000002'],
      ],
    );
    assert.equal(new Set(batch.map(({ key }) => key)).size, 2);
    const twice = [parts[0], parts[0]].flatMap((part) => part ?? []);
    const alike = () => read(camtOf([{ amount: '60.00', reference: 'B1', parts: twice }])).entries;
    assert.equal(
      new Set(alike().map(({ key }) => key)).size,
      2,
      'who paid twice in one batch has paid twice',
    );
    assert.deepEqual(alike(), alike());
    const wrong = read(camtOf([{ amount: '81.00', reference: 'B1', parts }])).entries;
    assert.deepEqual(
      wrong.map(({ amountMinor, remittance }) => [amountMinor, remittance]),
      [[8_100, 'I-2026-000001 · I-2026-000002']],
    );
  });

  test('equal parts of a batch are two also where the bank repeats one reference in each of them', () => {
    const part = { amount: '30.00', remittance: 'rent', reference: 'P1' };
    const other = { ...part, remittance: 'more rent' };
    for (const reference of ['B1', undefined]) {
      const keysOf = (parts: readonly (typeof part)[], amount: string) =>
        read(camtOf([{ amount, reference, parts }])).entries.map(({ key }) => key);
      const keys = keysOf([part, other, part], '90.00');
      assert.equal(new Set(keys).size, 3, 'no money is lost');
      assert.deepEqual(keysOf([other, part, part], '90.00').toSorted(), keys.toSorted());
      assert.ok(
        keysOf([part, other], '60.00').every((key) => keys.includes(key) && key.length === 40),
        'parts that differ have the keys that they had',
      );
    }
  });

  test('parts of a batch have the same keys in any order, and those that earlier versions gave them', () => {
    const [a, b] = [
      { amount: '30.00', remittance: 'I-2026-000001' },
      { amount: '50.00', remittance: 'I-2026-000002' },
    ] as const;
    const keysOf = (parts: readonly (typeof a | typeof b)[], amount: string) =>
      read(camtOf([{ amount, reference: 'B1', parts }]))
        .entries.map(({ key }) => key)
        .toSorted();
    assert.deepEqual(keysOf([b, a], '80.00'), keysOf([a, b], '80.00'));
    assert.deepEqual(keysOf([a, b, a], '110.00'), keysOf([a, a, b], '110.00'));
    assert.equal(new Set(keysOf([a, a, b], '110.00')).size, 3);
    const earlier = (reference: string) => {
      const said = ['NOTPROVIDED', 'GB00EXAM00000000000000', 3_000, 'EUR', '2026-11-28', '', a.remittance];
      return createHash('sha256')
        .update(JSON.stringify([reference, ...said]))
        .digest('hex')
        .slice(0, 40);
    };
    // As they were written first, by the reference of the whole batch alone, and then with the place in it.
    assert.ok(keysOf([b, a], '80.00').includes(earlier('B1')));
    const twice = { amount: '80.00', reference: 'B1', parts: [b, a] };
    const { entries } = read(camtOf([twice, twice]));
    assert.equal(entries.length, 2, 'one reference, one batch');
    // Its own place first: that is where it was if the bank keeps their order.
    assert.deepEqual(entries[1]?.formerKeys, [earlier('B1/#2'), earlier('B1/#1')]);
    assert.equal(read(camtOf([one])).entries[0]?.formerKeys, undefined);
    const large = Array.from({ length: 101 }, () => a);
    const many = read(camtOf([{ amount: '3030.00', reference: 'B1', parts: large }])).entries;
    assert.deepEqual([many.length, many[100]?.formerKeys], [101, [earlier('B1/#101')]]);
  });

  test('an entry has the same key in every statement; two that say the same without a reference are two', () => {
    const [first] = read(camtOf([one])).entries;
    const later = read(camtOf([{ ...one, amount: '5.00', reference: 'R0' }, one], { version: '08' })).entries;
    assert.equal(later[1]?.key, first?.key);
    assert.equal(read(camtOf([one, one])).entries.length, 1, 'one reference, one entry');
    for (const reference of [undefined, 'NONREF', 'NotProvided']) {
      const alike = { ...one, reference };
      const keys = read(camtOf([alike, alike])).entries.map(({ key }) => key);
      assert.equal(new Set(keys).size, 2);
      assert.deepEqual(
        read(camtOf([alike, alike])).entries.map(({ key }) => key),
        keys,
      );
    }
  });

  test('amounts are exact; what is finer than a cent is nobody’s price', () => {
    const minorOf = (amount: string) => read(camtOf([{ ...one, amount }])).entries[0]?.amountMinor;
    for (const [amount, minor] of [
      ['0.07', 7],
      ['80', 8_000],
      ['80.5', 8_050],
      ['80.50000', 8_050],
      ['99999999999.99', 9_999_999_999_999],
    ] as const)
      assert.equal(minorOf(amount), minor, amount);
    for (const amount of ['80.001', '0.00']) {
      const { entries, skipped } = read(camtOf([{ ...one, amount }]));
      assert.deepEqual([entries, skipped], [[], 1], amount);
    }
    for (const amount of ['-80.00', '80,00', '8e3', '', 'NaN', '123456789012.00', '０'])
      assert.equal(reasonOf(camtOf([{ ...one, amount }])), 'broken', amount);
  });

  test('days are days', () => {
    for (const day of ['2026-02-30', '28.11.2026', '', '0000-00-00'])
      assert.equal(reasonOf(camtOf([{ ...one, day }])), 'broken', day);
    assert.equal(
      read(camtOf([{ ...one, day: '2026-11-28T23:59:59+14:00' }])).entries[0]?.bookedOn,
      '2026-11-28',
    );
  });
});

describe('a hostile file is refused, quickly and by name', () => {
  const head = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">';
  const within = (words: string, work: () => void) => {
    const began = processorMs();
    work();
    assert.ok(processorMs() - began < 5_000, `${words}: ${processorMs() - began} ms`);
  };

  test('entity bombs and outside entities', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${head}<x>&c;</x></Document>`;
    const outside = `<!DOCTYPE a SYSTEM "file:///etc/passwd">${head}</Document>`;
    const parameter = `<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x"> %x;]>${head}</Document>`;
    for (const xml of [bomb, outside, parameter])
      within('entities', () => assert.equal(reasonOf(xml), 'forbidden_entity'));
    assert.equal(reasonOf(`${head}<x>&unknown;</x></Document>`), 'forbidden_entity');
  });

  test('deep nesting, too many elements, too many entries, too many bytes', () => {
    within('deep', () =>
      assert.equal(reasonOf(head + '<a>'.repeat(100_000) + '</a>'.repeat(100_000)), 'too_deep'),
    );
    within('wide', () => assert.equal(reasonOf(head + '<a/>'.repeat(500_000)), 'too_many'));
    within('entries', () =>
      assert.equal(
        reasonOf(camtOf(Array.from({ length: 5_001 }, () => ({ amount: '1', remittance: '' })))),
        'too_many',
      ),
    );
    const fifty = Buffer.alloc(50 * 1024 * 1024, 'a');
    fifty.write(head);
    within('50 MB', () => assert.equal(reasonOf(fifty), 'too_big'));
    const attributes = `${head}<a ${Array.from({ length: 1_000 }, (_, at) => `b${at}="1"`).join(' ')}/>`;
    within('attributes', () => assert.equal(reasonOf(attributes), 'too_many'));
  });

  test('what is no statement, of no account or of two', () => {
    for (const bytes of ['', 'PK\u0003\u0004', '%PDF-1.7', '<html/>', '{"a":1}', 'camt.053'])
      assert.equal(reasonOf(bytes), 'not_this_format', bytes);
    assert.equal(reasonOf(camtOf([one]).replace(/<Acct>.*?<\/Acct>/s, '')), 'not_this_format');
    const two = camtOf([one]).replace(
      '<Ntry>',
      '<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct><Ntry>',
    );
    assert.equal(reasonOf(two), 'not_this_format');
    assert.equal(reasonOf(camtOf([one]).slice(0, -30)), 'broken');
  });

  test('any file cut or changed anywhere is read or refused, and nothing else happens', () => {
    const whole = Buffer.from(camtOf([one, { ...one, reference: 'R2', debtor: 'Ünal & Söhne' }]));
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const outcomes = new Set<string>();
    for (let round = 0; round < 2_000; round += 1) {
      const bytes = Buffer.from(whole.subarray(0, random(4) === 0 ? random(whole.length) : whole.length));
      for (let change = random(4); change > 0 && bytes.length > 0; change -= 1)
        bytes[random(bytes.length)] = random(256);
      outcomes.add(reasonOf(bytes));
    }
    assert.ok(outcomes.has('read') && outcomes.has('broken'), [...outcomes].join());
  });
});
