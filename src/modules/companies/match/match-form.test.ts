import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchForm } from './match-form.ts';
import { words as russian } from './words-ru.ts';

const company = (country: string, name: string, formGeneric: string | null) => ({
  country,
  name,
  formText: null,
  formGeneric,
});

test('an abbreviation has the first letters of the full words', () => {
  for (const [country, typed, name, generic] of [
    ['DE', 'Nord GmbH', 'Nord Gesellschaft mit beschränkter Haftung', 'LLC'],
    ['GB', 'North Ltd', 'North Limited', 'LLC'],
    ['RU', 'ООО Ромашка', 'Общество с ограниченной ответственностью "Ромашка"', 'LLC'],
    ['DE', 'Nord AG', 'Nord Aktiengesellschaft', 'JSC'],
  ] as const)
    assert.equal(matchForm(typed, company(country, name, generic))?.reason, 'same form', typed);
  for (const [country, typed, name, generic] of [
    ['RU', 'ООО Ромашка', 'Открытое акционерное общество "Ромашка"', 'JSC'],
    ['FR', 'Nord SA', 'Nord Société à responsabilité limitée', 'LLC'],
    ['DE', 'Nord KG', 'Nord Kommanditgesellschaft auf Aktien', 'LP'],
  ] as const)
    assert.notEqual(matchForm(typed, company(country, name, generic))?.reason, 'same form', typed);
});

test('read aloud or in its own signs, a Chinese form is of one family', () => {
  const match = matchForm('Beijing Dahua Gufen Youxian Gongsi', company('CN', '北京大华股份有限公司', 'JSC'));
  assert.notEqual(match?.verdict, 'differs');
});

test('a family of forms is told in Russian where the register has no word of its own', () => {
  const match = matchForm('Nord GmbH', company('DE', 'Nord', 'Sole trader'));
  assert.ok(match);
  const said = russian.sentence({ ...match, asked: match.asked ?? '', known: match.known ?? '' });
  assert.equal(said, 'Другая правовая форма: в реестре индивидуальный предприниматель, у вас GmbH');
});
