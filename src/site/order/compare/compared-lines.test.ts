import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTypedQuery } from '../../search/query/typed-query.ts';
import {
  type ComparedLine,
  comparedLines,
  comparedSum,
  type FieldMatch,
  isOneLetter,
} from './compared-lines.ts';

const company = {
  ...{ id: '0198f3c2-0000-7000-8000-000000000001', name: 'Nordhafen Logistik GmbH', nameLat: '' },
  ...{ regCode: 'HRB 148207', vatCode: 'DE298411763', address: 'Veddeler Damm 16, 20457 Hamburg' },
  ...{ city: 'Hamburg', form: 'GmbH', status: 'Active' as const, statusText: '' },
  ...{ register: { code: 'demo', name: 'Demo', isDemo: true }, formerNames: [] },
  ...{ foundedOn: null, fetchedOn: '2026-11-21' },
};
const same = { words: 'It matches', verdict: 'agrees', reason: 'same name' } as const;
const match = (one: Partial<FieldMatch> & Pick<FieldMatch, 'field'>): FieldMatch => ({ ...same, ...one });
const lines = (typed: Record<string, string>, fields: FieldMatch[], facts = company) =>
  comparedLines(readTypedQuery(new URLSearchParams(typed)), facts, { grade: 'possible', words: '', fields });
const own = (parts: ComparedLine['typed'] = []) => parts.filter(({ isOwn }) => isOwn).map(({ text }) => text);

test('what was not typed stands beside what the register states, and is not compared', () => {
  const said = lines({ name: 'Nordhafen' }, [match({ field: 'name' })]);
  assert.deepEqual(
    said.map(({ field, typed, registered, said: verdicts }) => [
      field,
      typed.length > 0,
      registered.length > 0,
      verdicts.length,
    ]),
    [
      ['name', true, true, 1],
      ['regCode', false, true, 0],
      ['vatCode', false, true, 0],
      ['address', false, true, 0],
    ],
  );
  assert.deepEqual(comparedSum(said), { apart: [], hasUnknown: false, hasCompared: true });
});

test('words that one side lacks are marked where a name differs, and only there', () => {
  const typed = { name: 'Nordhafen Logistic', address: 'Veddeler Damm 16' };
  const [name, , , address] = lines(typed, [
    match({ field: 'name', verdict: 'similar', reason: 'other spelling' }),
    match({ field: 'address', reason: 'same address' }),
  ]);
  assert.deepEqual([own(name?.typed), own(name?.registered)], [['Logistic'], ['Logistik']]);
  assert.deepEqual([own(address?.typed), own(address?.registered)], [[], []]);
});

test('the slip of a number is marked sign by sign, a wholly other number not at all', () => {
  const slip = match({ field: 'vatCode', verdict: 'similar', reason: 'one character' });
  const [, , vat] = lines({ vatCode: 'DE298411768' }, [slip]);
  assert.deepEqual([own(vat?.typed), own(vat?.registered)], [['8'], ['3']]);
  const other = match({ field: 'vatCode', verdict: 'differs', reason: 'other number' });
  const [, , another] = lines({ vatCode: 'DE111111111' }, [other]);
  assert.deepEqual([own(another?.typed), own(another?.registered)], [[], []]);
});

test('a number in the field of the name is compared as the number it is', () => {
  const number = match({ field: 'regCode', reason: 'same number', asked: '148207' });
  const [name, regCode] = lines({ name: '148207' }, [number]);
  assert.deepEqual([name?.typed, name?.said], [[], []]);
  assert.equal(regCode?.typed[0]?.text, '148207');
  assert.deepEqual(regCode?.said, [number]);
});

test('a town within the name is judged beside it, a form on a line of its own', () => {
  const fields = [
    match({ field: 'name' }),
    match({ field: 'form', verdict: 'differs', reason: 'other form', asked: 'AG', known: 'GmbH' }),
    match({ field: 'town', reason: 'same city' }),
    match({ field: 'status', verdict: 'caution', reason: 'deleted' }),
  ];
  const said = lines({ name: 'Nordhafen Logistik AG, Hamburg' }, fields);
  assert.deepEqual(
    said.slice(0, 2).map(({ field, said: verdicts }) => [field, verdicts.map((one) => one.field)]),
    [
      ['name', ['name', 'town']],
      ['form', ['form']],
    ],
  );
  assert.deepEqual(comparedSum(said).apart, ['form']);
});

test('a form that its own name does not hold is stated though nobody typed one', () => {
  const [, form] = lines({ name: 'Nordhafen' }, [match({ field: 'name' })], {
    ...company,
    name: 'Nordhafen Logistik',
  });
  assert.deepEqual([form?.field, form?.registered[0]?.text, form?.said], ['form', 'GmbH', []]);
});

test('a form that agrees within a name that agrees is no line of its own', () => {
  const form = match({ field: 'form', reason: 'same form', asked: 'GmbH', known: 'GmbH' });
  const [, second] = lines({ name: 'Nordhafen Logistik GmbH' }, [match({ field: 'name' }), form]);
  assert.equal(second?.field, 'regCode');
});

test('what a register says nothing of is no agreement', () => {
  const said = lines({ name: 'Nordhafen', phone: '+49 40 1', addInfo: 'near the port' }, [
    match({ field: 'name' }),
    match({ field: 'phone', verdict: 'unknown', reason: 'no phone' }),
  ]);
  assert.deepEqual(comparedSum(said), { apart: [], hasUnknown: true, hasCompared: true });
  const phone = said.find(({ field }) => field === 'phone');
  assert.deepEqual([phone?.isUndisclosed, phone?.registered], [true, []]);
  assert.equal(comparedSum(lines({ addInfo: 'near the port' }, [])).hasCompared, false);
});

test('one letter more, less or other is one letter; two are not', () => {
  for (const other of ['Logistik', 'Logisti', 'Logistics']) assert.ok(isOneLetter('logistic', other), other);
  for (const other of ['Logistic', 'Logistyk', 'Logistiks'])
    assert.ok(!isOneLetter('Logistic', other), other);
});
