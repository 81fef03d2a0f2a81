import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmail } from '../form/order-form.ts';
import { buyerBody, buyerFieldOf, checkBuyerForm, readBuyerForm } from './buyer-form.ts';

function typed(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readBuyerForm(form);
}

test('nothing typed is nothing said, and a note makes nobody a company', () => {
  assert.deepEqual(buyerBody(typed({})), {});
  assert.deepEqual(buyerBody(typed({ note: ' Why? ' })), {
    buyer: { reference: '', note: 'Why?', copies: [], mayBeNamed: false },
  });
  assert.deepEqual(checkBuyerForm(typed({ note: 'Why?' }), isEmail), []);
});

test('what a private person does not see is not sent', () => {
  const form = typed({ buyerType: 'Individual', companyName: 'A', copies: 'a@b.example; c@d.example' });
  assert.deepEqual(buyerBody(form).buyer, {
    reference: '',
    note: '',
    copies: ['a@b.example', 'c@d.example'],
    mayBeNamed: false,
  });
  assert.deepEqual(checkBuyerForm(form, isEmail), []);
});

test('a purpose is one of the list, and a private person may say it too', () => {
  const said = (fields: Record<string, string>) => {
    const { purpose, mayBeNamed } = buyerBody(typed(fields)).buyer ?? {};
    return [purpose, mayBeNamed];
  };
  assert.deepEqual(said({ buyerType: 'Individual', purpose: 'supplier' }), ['supplier', false]);
  assert.deepEqual(said({ mayBeNamed: 'yes' }), [undefined, true]);
  assert.deepEqual(buyerBody(typed({ purpose: 'employment' })), {});
});

test('an address is one line, whatever lines it was typed in', () => {
  const { address } = typed({ companyName: 'A', address: ' 1 High Street \r\n\r\nLeeds\n' });
  assert.equal(address, '1 High Street, Leeds');
});

test('faults stand in the order of the form, those of the API at its fields', () => {
  const keys = (fields: Record<string, string>) =>
    checkBuyerForm(typed(fields), isEmail).map(({ key }) => key);
  assert.deepEqual(keys({ vatCode: '1', copies: 'nobody' }), [
    'companyNameMissing',
    'countryMissing',
    'copiesWrong',
  ]);
  assert.deepEqual(keys({ copies: 'a@b.cd c@b.cd d@b.cd e@b.cd' }), ['copiesMany']);
  assert.equal(buyerFieldOf('buyer.copies.1'), 'copies');
  assert.equal(buyerFieldOf('email'), undefined);
});
