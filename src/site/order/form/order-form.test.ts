import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOrderForm, isEmail, readOrderForm } from './order-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('a full form has no faults and quotes the price of the chosen tariff', () => {
  const form = readOrderForm(
    formOf({ tariffId: '12', 'quoted-11': '1', 'quoted-12': '4500', email: ' a@b.example ', terms: 'yes' }),
  );
  assert.deepEqual(checkOrderForm(form, true), []);
  assert.equal(form.quotedPriceMinor, 4500);
  assert.equal(form.email, 'a@b.example');
});

test('an empty form names every fault in the order of the page', () => {
  const faults = checkOrderForm(readOrderForm(formOf({})), false);
  assert.deepEqual(
    faults.map(({ key }) => key),
    ['tariffMissing', 'emailWrong', 'termsMissing'],
  );
});

test('addresses: slips are caught, odd but real ones pass', () => {
  for (const good of ["o'hara+x@mail.example.co.uk", 'имя@почта.рф']) assert.equal(isEmail(good), true);
  for (const bad of ['', 'a@b', 'a b@c.de', 'a@@b.de', 'a@b.c']) assert.equal(isEmail(bad), false);
});
