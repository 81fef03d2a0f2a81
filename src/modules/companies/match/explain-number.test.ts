import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Asked, grade, nordlicht, romashka, verdicts, words } from './explain-match-fixture.ts';

test('a number where a name is asked for is compared as a number', () => {
  const typed = { name: 'HRB 12345' };
  const numbered = { ...nordlicht, regCode: 'HRB 12345' };
  assert.deepEqual(verdicts(typed, numbered), ['regCode: agrees, same number']);
  assert.equal(grade(typed, numbered), 'exact');
});

test('a number agrees as the search reads it: with its court, without its letters', () => {
  for (const regCode of ['HRB 12345', 'Amtsgericht Kiel, HRB Nr. 12345', '12345'])
    assert.deepEqual(verdicts({ regCode }, { ...nordlicht, regCode: 'HRB 12345' }), [
      'regCode: agrees, same number',
    ]);
});

test('numbers: equal in any format, a slip, another kind, another one, none', () => {
  const number = (asked: Asked, company = nordlicht) => [
    verdicts(asked, company)[0],
    words(asked, company)[0],
  ];
  assert.deepEqual(number({ regCode: 'hrb-123456' }), [
    'regCode: agrees, same number',
    'The registration number matches',
  ]);
  assert.deepEqual(number({ regCode: 'HRB 123457' }), [
    'regCode: similar, one character',
    'The registration number matches except one character: HRB 123456',
  ]);
  assert.deepEqual(number({ vatCode: '811234567' }), [
    'vatCode: agrees, same number',
    'The TAX/VAT number matches',
  ]);
  assert.equal(number({ regCode: 'DE 811234567' })[0], 'regCode: agrees, number of another kind');
  assert.equal(number({ regCode: '529900T8BM49AURSDO55' })[0], 'regCode: agrees, number of another kind');
  assert.deepEqual(number({ vatCode: 'DE999999999' }), [
    'vatCode: differs, other number',
    'Another TAX/VAT number: the register says DE811234567',
  ]);
  assert.deepEqual(number({ vatCode: '7707083893' }, romashka), [
    'vatCode: unknown, no number',
    'The register lists no TAX/VAT number',
  ]);
  const short = { ...nordlicht, regCode: '124' };
  assert.equal(
    number({ regCode: '123' }, short)[0],
    'regCode: differs, other number',
    'too short for a slip',
  );
});

test('addresses, telephones and mail', () => {
  const first = (asked: Asked, company = nordlicht) => words(asked, company)[0];
  assert.equal(first({ address: 'kiel' }), 'The city matches: Kiel');
  assert.equal(first({ address: 'Киль' }), 'The city matches: Kiel');
  assert.equal(first({ address: 'Holstenstrasse 12, Kiel' }), 'The address matches');
  assert.equal(first({ address: 'Hafenweg 5, Kiel' }), 'The city matches, the street does not: Kiel');
  assert.equal(first({ address: 'Hamburg' }), 'Another city: the register says Kiel');
  assert.match(
    first({ address: 'Hafenweg 5, Hamburg' }) ?? '',
    /^Another address: the register says Holsten/,
  );
  assert.equal(
    first({ address: 'Kiel' }, { ...nordlicht, address: null, city: null }),
    'The register lists no address',
  );
  assert.equal(first({ phone: '0431-555 01 23' }), 'The telephone matches');
  assert.equal(first({ phone: '555 99 99' }), 'Another telephone than in the register');
  assert.equal(first({ phone: '1' }, { ...nordlicht, phones: [] }), 'The register lists no telephone');
  assert.equal(first({ email: 'Info@Nordlicht-Optik.example' }), 'The e-mail matches');
  assert.equal(
    first({ email: 'm@nordlicht.example' }),
    'The e-mail is at the company’s domain: nordlicht.example',
  );
  assert.equal(first({ email: 'a@gmail.com' }), 'A mailbox at gmail.com can be anybody’s');
  assert.equal(first({ email: 'a@b.example' }), 'The e-mail is at another domain than in the register');
});
