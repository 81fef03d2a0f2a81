import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseName } from '#names/tokens/parsed-name.ts';
import type { FieldMatch } from './field-match.ts';
import { homeOfForm } from './form-homes.ts';
import { formIn } from './form-in-name.ts';
import { gradeOf } from './grade.ts';
import { domainOf, isPublicMail } from './mail-domain.ts';
import { isElsewhere, matchAddress, matchEmail, matchPhone } from './match-contact.ts';
import { scriptOf } from './script-of.ts';

const kiel = { country: 'DE', address: 'Hafenstrasse 12, 24103 Kiel', city: 'Kiel', postcode: '24103' };
const said = (match: FieldMatch | undefined) => match && [match.verdict, match.reason];

test('an address agrees by street and city, a city alone by itself, and a street alone in part', () => {
  assert.deepEqual(said(matchAddress('Hafenstrasse 12, 24103 Kiel', kiel)), ['agrees', 'same address']);
  assert.deepEqual(said(matchAddress('KIEL', kiel)), ['agrees', 'same city']);
  assert.deepEqual(said(matchAddress('Bergweg 7, Kiel', kiel)), ['similar', 'same city']);
  assert.deepEqual(said(matchAddress('Hafenstrasse', kiel)), ['similar', 'part of address']);
});

test('another town is told as a town, another street as an address', () => {
  assert.deepEqual(said(matchAddress('Hamburg', kiel)), ['differs', 'other city']);
  assert.deepEqual(said(matchAddress('Bergweg 7, Hamburg', kiel)), ['differs', 'other address']);
  assert.equal(isElsewhere('Hamburg', kiel), true);
  assert.equal(isElsewhere('', kiel), false, 'nothing typed says nothing');
});

test('a place in other letters is known by its sound', () => {
  assert.equal(matchAddress('Киль', kiel)?.reason, 'same city');
  assert.equal(matchAddress('Гамбург', { ...kiel, city: 'Hamburg', address: null })?.reason, 'same city');
  assert.equal(matchAddress('Мюнхен', kiel)?.verdict, 'differs');
});

test('where the register knows no place nothing is said against the typed one', () => {
  assert.deepEqual(said(matchAddress('Kiel', { ...kiel, city: null, address: null })), [
    'unknown',
    'no address',
  ]);
});

test('a telephone is compared by its last seven figures, and fewer are never the same', () => {
  const phones = ['+49 431 123-45-67'];
  assert.equal(matchPhone('0431/1234567', { phones })?.verdict, 'agrees');
  assert.equal(matchPhone('34567', { phones })?.verdict, 'differs');
  assert.equal(matchPhone('1234567', { phones: [] })?.verdict, 'unknown');
  assert.equal(matchPhone('call me', { phones }), undefined);
  assert.equal(matchPhone('0431/1234567', { phones })?.known, undefined, 'the register’s number is not told');
});

test('a mailbox says something by what stands after the @, unless anybody may have one there', () => {
  const company = { emails: ['info@nordlicht.example'], website: 'https://www.nord.example/about?x' };
  assert.equal(matchEmail('INFO@nordlicht.example', company)?.reason, 'same email');
  assert.equal(matchEmail('sales@nordlicht.example', company)?.reason, 'same mail domain');
  assert.equal(matchEmail('a@nord.example', company)?.reason, 'same mail domain', 'that of the website');
  assert.equal(matchEmail('a@other.example', company)?.verdict, 'differs');
  assert.equal(
    matchEmail('a@gmail.com', { emails: ['b@gmail.com'], website: null })?.reason,
    'public mailbox',
  );
  assert.equal(matchEmail('a@gmail.com', { emails: ['A@gmail.com'], website: null })?.reason, 'same email');
  assert.equal(matchEmail('a@other.example', { emails: ['b@mail.ru'], website: null })?.verdict, 'unknown');
  assert.equal(matchEmail('nordlicht', company), undefined);
});

test('public mail is that of the great providers, in any country, and no domain that holds their name', () => {
  for (const domain of ['gmail.com', 'yandex.ru', 'mail.ru', 'yahoo.co.uk', 'gmx.de'])
    assert.equal(isPublicMail(domain), true, domain);
  for (const domain of ['mail.nordlicht.example', 'gmailer.com', 'nordweb.de', ''])
    assert.equal(isPublicMail(domain), false, domain);
  assert.equal(domainOf('"a@b"@Nord.Example '), 'nord.example');
  assert.equal(domainOf('nobody'), '');
});

const field = (
  name: FieldMatch['field'],
  verdict: FieldMatch['verdict'],
  reason: FieldMatch['reason'],
): FieldMatch => ({
  field: name,
  verdict,
  reason,
});
const name = field('name', 'agrees', 'same name');
const number = field('regCode', 'agrees', 'same number');

test('exact is only what agrees in everything that was asked', () => {
  assert.equal(gradeOf([name]), 'exact');
  assert.equal(gradeOf([name, field('phone', 'unknown', 'no phone')]), 'very likely');
  assert.equal(
    gradeOf([name, number, field('status', 'caution', 'deleted')]),
    'exact',
    'a caution is not asked for',
  );
  assert.notEqual(gradeOf([]), 'exact');
});

test('a number outweighs a name, and a name outweighs hints', () => {
  const otherName = field('name', 'differs', 'other name');
  const likeName = field('name', 'similar', 'like name');
  const otherNumber = field('regCode', 'differs', 'other number');
  assert.equal(gradeOf([otherName, number]), 'possible');
  assert.equal(gradeOf([otherName]), 'doubtful');
  assert.equal(gradeOf([name, otherNumber]), 'possible');
  assert.equal(gradeOf([likeName, otherNumber]), 'doubtful');
  assert.equal(gradeOf([likeName, number]), 'very likely');
  assert.equal(gradeOf([likeName, field('email', 'agrees', 'same email')]), 'very likely');
  assert.equal(
    gradeOf([otherName, field('email', 'agrees', 'same email'), field('phone', 'agrees', 'same phone')]),
    'doubtful',
  );
});

test('a former name and its own in other letters are its name, and never an exact match', () => {
  for (const reason of ['former name', 'other letters'] as const)
    assert.equal(gradeOf([field('name', 'similar', reason)]), 'very likely', reason);
  assert.equal(gradeOf([field('name', 'similar', 'like name')]), 'possible');
});

test('the script of a text is that of its first letter', () => {
  assert.equal(scriptOf('«Заря» Ltd'), 'Cyrillic');
  assert.equal(scriptOf('24 山田'), 'Han');
  assert.equal(scriptOf('123'), 'Latin');
  assert.equal(scriptOf('ไทย'), 'another');
});

test('a form is quoted as it stands in the name, without its commas', () => {
  const written = (text: string, country: string) => formIn(text, parseName(text, country))?.text;
  assert.equal(written('Nord, Inc.', 'US'), 'Inc.');
  assert.equal(written('ООО «Заря»', 'RU'), 'ООО');
  assert.equal(
    written('Nord Gesellschaft mit beschränkter Haftung', 'DE'),
    'Gesellschaft mit beschränkter Haftung',
  );
  assert.equal(written('Nord', 'DE'), undefined);
});

test('an abbreviation is a country’s own word, unless the company’s country writes it so too', () => {
  assert.equal(homeOfForm('GmbH', 'DE'), 'DE');
  assert.equal(homeOfForm('GmbH', 'AT'), 'AT');
  assert.equal(homeOfForm('ООО', 'US'), 'RU');
  assert.equal(homeOfForm('LLC', 'US'), undefined);
});
