import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordRefusal } from '../password-rules.ts';
import { guessCost } from './guess-cost.ts';
import { choiceRefusal } from './password-choice.ts';

const anna = { email: 'anna.petrova@nordwind-gmbh.example', names: ['Мюллер', 'Анна', null] };
const codeOf = (password: string) => {
  assert.equal(passwordRefusal(password), undefined, `${password} breaks the rule already`);
  return choiceRefusal(password, anna)?.code;
};

test('passwords that are tried first are refused, however they are decorated', () => {
  const common = [
    ...['Password1!', 'Qwerty123!', 'P@ssw0rd', 'Passw0rd!', 'P@$$w0rd123!', 'Password123!@#', 'pASSWORD1!'],
    ...['1Password!', '!Password1', 'Password!2026', 'PasswordPassword1!', 'Drowssap1!', 'Welcome@2024!'],
    ...['Admin@123456', 'Admin123!', 'Letmein1!', 'Iloveyou1!', 'Dragon2026!', 'Summer2026!', 'Winter-2025'],
    ...['Monday01!', 'January2026!', 'Football1!', 'Liverpool1!', 'Samsung1!', 'Changeme1!', 'Test1234!'],
    ...['Qwerty!234Asdf', 'Qwertyuiop1!', '1qaz@WSX', '!QAZ2wsx', 'Zaq12wsx!', 'Qwe123!@#', 'Q1w2e3r4!'],
    ...[
      'Aa123456!',
      'Abc123!!',
      'Abcd1234!',
      'Abcdef1!',
      'Aaaaaa1!',
      'Abcabc123!',
      'Asdfgh-123456',
      '123456Aa!',
    ],
    ...['Пароль-7', 'Пароль123!', 'Привет-2026', 'Йцукен123!', 'Qazwsx123!', 'Gfhjkm123!', 'Ghbdtn-2026!'],
    ...['Privet123!', 'Parol2026!', 'Наташа1985!', 'Natasha1985!', 'Спартак-1', 'Zenit2026!', 'Москва2026!'],
    ...['Marina01011990', 'Marina!01011990'],
  ].filter((password) => passwordRefusal(password) === undefined);
  assert.ok(common.length > 50, `${common.length}`);
  for (const password of common) assert.equal(codeOf(password), 'common_password', password);
});

test('passwords that name their owner or the site are refused', () => {
  const personal = ['Petrova!7-xkcd-loud', 'Xq7!Мюллер-тык', 'Nordwind-7-Zürich!', 'K7!Petr0va-zonk'];
  for (const password of [
    ...personal,
    'Countercheck-2026!',
    'C0unterch3ck!x7Q',
    'Анна-и-утюг-7',
    'Anna!7vRtQw',
  ])
    assert.equal(codeOf(password), 'personal_password', password);
});

test('passwords that are good are taken', () => {
  const good = [
    'Good-pass-1',
    'Other-pass-1',
    'Correct-horse-7',
    'Xk3!fR9z',
    'Ложка-и-утюг-7',
    'tR0ub4dor&3xQ',
  ];
  for (const password of [...good, 'Granite!lamp7kite', 'v7#Kq2!mZ', `Aa1!${'kjwqz'.repeat(2)}tbvr`])
    assert.equal(codeOf(password), undefined, password);
});

test('a letter that stands for many others makes no password longer to judge than the longest', () => {
  assert.equal(guessCost('\ufdfa'.repeat(124)), guessCost('\ufdfa'.repeat(8)));
});
