import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodCompany, goodRegistration } from '../accounts-fixture.ts';
import { checkProfile, checkRegistration, limits } from './account-rules.ts';
import { checkPasswordChange } from './password-rules.ts';

const wrong = (change: Partial<typeof goodRegistration>) =>
  checkRegistration({ ...goodRegistration, ...change }).map(({ field, code }) => `${field} ${code}`);
const textOf = (change: Partial<typeof goodRegistration>, locale: 'en' | 'ru' = 'en') =>
  checkRegistration({ ...goodRegistration, ...change })[0]?.text[locale];

test('a good registration has no faults, of a person or of a company', () => {
  assert.deepEqual(wrong({}), []);
  assert.deepEqual(wrong(goodCompany), []);
});

test('the sentences are those of the specification, filled in', () => {
  assert.equal(textOf({ lastName: '' }), 'This field is required');
  assert.equal(textOf({ lastName: '  ' }), 'Field must not be empty');
  assert.equal(textOf({ email: 'a@b' }), 'Invalid email address');
  assert.equal(textOf({ confirmPassword: 'Other-1!' }), 'Password confirmation does not match');
  assert.equal(textOf({ username: 'ab' }), 'Field length must be between 3 and 32 characters');
  assert.equal(textOf({ username: 'ab', phone: '1' }, 'ru'), 'Длина поля — от 3 до 32 символов');
  assert.equal(
    textOf({ username: 'anna@home' }),
    'Username can only contain Latin letters, digits, and the characters . _ -',
  );
  assert.match(textOf({ username: 'анна' }, 'ru') ?? '', /только латинские буквы, цифры и символы \. _ -$/);
  assert.equal(textOf({ phone: '12345' }), 'Enter a valid number');
});

test('every field has a bound', () => {
  const type = 'LegalEntity';
  for (const [field, { max }] of Object.entries(limits)) {
    if (field === 'phone' || field === 'email') continue;
    const base = { ...goodRegistration, ...goodCompany, legalEntityType: type };
    const at = (length: number) => checkRegistration({ ...base, [field]: 'x'.repeat(length) });
    assert.deepEqual(at(max), [], field);
    assert.deepEqual(
      at(max + 1).map(({ code }) => code),
      ['too_long'],
      field,
    );
  }
  assert.deepEqual(wrong({ phone: '1'.repeat(30) }), []);
  assert.deepEqual(wrong({ phone: '1'.repeat(31) }), ['phone too_long']);
  assert.deepEqual(wrong({ email: `a@${'b'.repeat(60)}.${'c'.repeat(190)}.de` }), ['email invalid_email']);
});

test('the company counts for a legal entity; its Latin name is Latin; a type must be one of the two', () => {
  const none = { companyName: '', companyNameLat: '', companyNumber: '', vatCode: '', companyAddress: '' };
  assert.deepEqual(wrong({ ...goodCompany, ...none }), ['companyName required', 'companyNumber required']);
  assert.deepEqual(wrong({ ...goodCompany, companyName: ' ' }), ['companyName empty']);
  assert.deepEqual(wrong({ ...goodCompany, companyNameLat: 'Ветер' }), ['companyNameLat not_latin']);
  assert.deepEqual(wrong({ ...goodCompany, companyNameLat: 'Grün & Söhne GmbH № 1' }), []);
  assert.deepEqual(wrong({ legalEntityType: 'Robot' }), ['legalEntityType invalid_entity_type']);
  assert.deepEqual(checkProfile(goodRegistration, false), []);
  assert.equal(checkProfile(goodRegistration, true).length, 2);
});

test('a legal entity needs its name and number and nothing of a person; what is given is judged all the same', () => {
  const nobody = { lastName: '', name: '', patronymic: '', username: '', phone: '' };
  const bare = { ...goodCompany, companyNameLat: '', vatCode: '', companyAddress: '', ...nobody };
  assert.deepEqual(wrong(bare), []);
  assert.deepEqual(wrong({ ...bare, legalEntityType: 'Individual' }), [
    ...['lastName required', 'name required', 'username required', 'phone required'],
  ]);
  assert.deepEqual(wrong({ ...bare, phone: '12', vatCode: 'x'.repeat(65) }), [
    ...['vatCode too_long', 'phone invalid_phone'],
  ]);
});

test('in a profile, what was empty may stay so, and what was there may not go', () => {
  const kept = { ...goodRegistration, username: '' };
  const wrongIn = (change: Partial<typeof goodRegistration>) =>
    checkProfile({ ...kept, ...change }, false, kept).map(({ field, code }) => `${field} ${code}`);
  assert.deepEqual(wrongIn({}), []);
  assert.deepEqual(wrongIn({ username: 'я', phone: '' }), ['username too_short', 'phone required']);
});

test('a name is one line; patronymic may be left out', () => {
  assert.deepEqual(wrong({ name: 'Anna\r\nBcc: all@example.org' }), ['name invalid_characters']);
  assert.deepEqual(wrong({ patronymic: ' ' }), []);
  assert.deepEqual(wrong({ patronymic: 'x'.repeat(101) }), ['patronymic too_long']);
});

test('password: eight characters to 128 with all four kinds', () => {
  const codeOf = (password: string) => wrong({ password, confirmPassword: password })[0]?.split(' ')[1];
  for (const good of ['Abcdef1!', 'Пароль-7', `Aa1!${'x'.repeat(124)}`, 'Aa1! with spaces'])
    assert.equal(codeOf(good), undefined, good);
  assert.deepEqual(['', 'Ab1!xyz', `Aa1!${'x'.repeat(125)}`].map(codeOf), [
    'required',
    'too_short',
    'too_long',
  ]);
  assert.deepEqual(wrong({ password: '', confirmPassword: '' }), [
    'password required',
    'confirmPassword required',
  ]);
  for (const weak of ['abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefg12', 'Abcdefg 12'])
    assert.equal(codeOf(weak), 'weak_password', weak);
  // Each of these counts as two in the sign-in's contract: what may be set may be used.
  assert.equal(codeOf(`Aa1!${'😀'.repeat(63)}`), 'too_long');
});

test('a change of password needs the current one, another new one, and the new one twice', () => {
  const check = (currentPassword: string, newPassword: string, confirmPassword: string) =>
    checkPasswordChange({ currentPassword, newPassword, confirmPassword }).map(
      ({ field, code }) => `${field} ${code}`,
    );
  assert.deepEqual(check('Old-pass-1', 'New-pass-1', 'New-pass-1'), []);
  assert.deepEqual(check('', '', ''), [
    ...['currentPassword required', 'newPassword required', 'confirmPassword required'],
  ]);
  assert.deepEqual(check('Old-pass-1', 'Old-pass-1', 'Old-pass-1'), ['newPassword same_password']);
  assert.deepEqual(check('x', 'weak', 'else'), [
    'newPassword too_short',
    'confirmPassword password_mismatch',
  ]);
});
