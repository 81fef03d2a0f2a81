import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestion } from './asked-name.ts';
import { sentenceOf } from './explain-match.ts';
import { matchForm } from './match-form.ts';

const company = (country: string, name: string, formGeneric: string | null) => ({
  country,
  name,
  formText: null,
  formGeneric,
  names: [],
});

type Formed = ReturnType<typeof company>;
const match = (name: string, known: Formed) =>
  matchForm(readQuestion({ countryCode: known.country, name }).asked, known);

test('an abbreviation is the same form as its full words, and no other that has these letters', () => {
  for (const [country, typed, name, generic] of [
    ['DE', 'Nord GmbH', 'Nord Gesellschaft mit beschränkter Haftung', 'LLC'],
    ['GB', 'North Ltd', 'North Limited', 'LLC'],
    ['RU', 'ООО Ромашка', 'Общество с ограниченной ответственностью "Ромашка"', 'LLC'],
    ['DE', 'Nord AG', 'Nord Aktiengesellschaft', 'JSC'],
  ] as const)
    assert.equal(match(typed, company(country, name, generic))?.reason, 'same form', typed);
  for (const [country, typed, name, generic] of [
    ['RU', 'ООО Ромашка', 'Открытое акционерное общество "Ромашка"', 'JSC'],
    ['FR', 'Nord SA', 'Nord Société à responsabilité limitée', 'LLC'],
    ['DE', 'Nord KG', 'Nord Kommanditgesellschaft auf Aktien', 'LP'],
    ['CL', 'Nord Ltd', 'Nord Limitada', 'LLC'],
    ['BR', 'Nord LTDA', 'Nord EIRELI', 'LLC'],
    ['BR', 'Nord LTDA', 'Nord LTDA ME', 'LLC'],
    ['HU', 'Nord Bt.', 'Nord Zrt.', 'JSC'],
    ['TR', 'Nord Limited Şirketi', 'Nord Anonim Şirketi', 'JSC'],
  ] as const)
    assert.notEqual(match(typed, company(country, name, generic))?.reason, 'same form', typed);
});

test('only the word for a whole family is said to be one of another country', () => {
  assert.equal(match('Nord LLC', company('DE', 'Nord GmbH', 'LLC'))?.reason, 'form of a country');
  for (const [country, typed, name, generic] of [
    ['DE', 'Nord SE', 'Nord AG', 'JSC'],
    ['DE', 'Nord Limited', 'Nord GmbH', 'LLC'],
    ['DE', 'Nord SARL', 'Nord GmbH', 'LLC'],
  ] as const)
    assert.equal(match(typed, company(country, name, generic))?.reason, 'kin form', typed);
});

test('read aloud or in its own signs, a Chinese form is of one family', () => {
  const found = match('Beijing Dahua Gufen Youxian Gongsi', company('CN', '北京大华股份有限公司', 'JSC'));
  assert.notEqual(found?.verdict, 'differs');
});

test('a family of forms is told in Russian where the register has no word of its own', () => {
  const found = match('Nord GmbH', company('DE', 'Nord', 'Sole trader'));
  assert.ok(found);
  const said = sentenceOf(found, 'ru');
  assert.equal(said, 'Другая правовая форма: в реестре индивидуальный предприниматель, у вас GmbH');
});

test('a form that is compared by a key is told in the letters that it was written in', () => {
  for (const [country, typed, asked, name, known] of [
    ['FR', 'Nord EARL', 'EARL', 'Nord SARL', 'SARL'],
    ['FR', 'GAEC "Nord"', 'GAEC', 'E.A.R.L. Nord', 'E.A.R.L.'],
    ['DE', 'Nord-GmbH', 'GmbH', 'Nord AG', 'AG'],
    ['JP', '合同会社トヨタ', '合同会社', '(株)トヨタ', '株'],
  ] as const) {
    const found = match(typed, company(country, name, null));
    assert.deepEqual([found?.asked, found?.known], [asked, known], typed);
  }
  assert.equal(match('EARL Nord', company('FR', 'Nord E.A.R.L.', null))?.reason, 'same form');
});

test('a word that is also the name of a family is told as it was typed and as the register has it', () => {
  const found = match('Nord Foundation', company('US', 'Nord Corporation', 'Corporation'));
  assert.ok(found);
  const said = sentenceOf(found, 'ru');
  assert.equal(said, 'Другая правовая форма: в реестре Corporation, у вас Foundation');
});
