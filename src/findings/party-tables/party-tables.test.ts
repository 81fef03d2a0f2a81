import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCells } from '../tables/read-table.ts';
import { cleanCell } from './clean-cell.ts';
import { isNamedLikeCompany } from './company-name.ts';
import { namedMeanings } from './name-column.ts';
import { partyTable, partyTableBounds } from './party-table.ts';
import { readDay } from './readings/read-day.ts';
import { readShare } from './readings/read-share.ts';
import { roleOfWords } from './readings/role-words.ts';
import { toldByTable } from './table-choices.ts';

const today = '2026-11-29';
const recognise = (text: string, kind: Parameters<typeof partyTable>[1] = 'people') =>
  partyTable(readCells({ html: '', text }, partyTableBounds).rows, kind, today);
const meaningsOf = (text: string, kind: Parameters<typeof partyTable>[1] = 'people') =>
  recognise(text, kind)?.columns.map(({ meaning, by }) => (by === 'cells' ? `${meaning}?` : meaning));

test('columns are known by their headings in three languages', () => {
  assert.deepEqual(
    meaningsOf(
      'Full name\tPosition\tAppointed on\tResigned\tNationality\tDate of birth\tRemark\nJane\tDirector',
    ),
    ['name', 'role', 'since', 'until', 'country', 'born', undefined],
  );
  assert.deepEqual(
    meaningsOf('ФИО;Должность;Дата назначения;Гражданство;Год рождения\nИванов И. И.;Директор'),
    [...['name', 'role', 'since', 'country', 'born']],
  );
  assert.deepEqual(meaningsOf('Name,Funktion,seit\nKarin Vogt,Geschäftsführerin,2012'), [
    'name',
    'role',
    'since',
  ]);
  assert.deepEqual(
    meaningsOf('Участник;ОГРН;Доля в УК, %;Доля голосов;Вид лица\nООО «Ромашка»;1;2;3;4', 'owners'),
    [...['name', 'number', 'share', 'votes', 'kind']],
  );
  assert.deepEqual(namedMeanings('Share (%)', 'owners'), ['share']);
  assert.deepEqual(namedMeanings('%', 'holders'), ['share']);
  assert.deepEqual(namedMeanings('Share', 'people'), []);
});

test('a given name beside a family name is no whole name', () => {
  assert.deepEqual(meaningsOf('Фамилия\tИмя\tОтчество\tДолжность\nИванов\tИван\tИванович\tДиректор'), [
    ...['family_name', 'given_name', 'patronymic', 'role'],
  ]);
  assert.deepEqual(meaningsOf('Имя\tДолжность\nИванов Иван\tДиректор'), ['name', 'role']);
});

test('without headings columns are known by their cells, and said to be', () => {
  const people = [
    'Jane Doe\tDirector\t12/03/1971\t01/02/2019\tUK',
    'John Roe\tCompany secretary\t25/11/1980\t30/06/2021\tGermany',
  ].join('\n');
  assert.deepEqual(meaningsOf(people), ['name?', 'role?', 'born?', 'since?', 'country?']);
  assert.equal(recognise(people)?.hasHead, false);
  assert.equal(recognise(people)?.rows.length, 2);
  assert.deepEqual(
    meaningsOf('1\tAlpha GmbH\tcompany\t60\tHRB 104523\n2\tJane Doe\tperson\t40\t', 'owners'),
    [...[undefined, 'name?', 'kind?', 'share?', 'number?']],
  );
});

test('of a sheet of several tables the one that is meant is taken, and the others are counted', () => {
  const sheet = [
    'Owners\t\t',
    'Holder\tHolds a share of\tAs stated',
    'Alpha GmbH\tSubject Ltd\t55%',
    'The rest is not known.\t\t',
    '\t\t',
    'Managers\t\t',
    'Name\tRole\tSince',
    'Jane Doe\tDirector\t2019',
  ].join('\n');
  const people = recognise(sheet);
  assert.deepEqual(
    people?.rows.map(([name]) => name),
    ['Name', 'Jane Doe'],
  );
  assert.equal(people?.outside, 5);
  assert.deepEqual(
    recognise(sheet, 'owners')?.rows.map(([name]) => name),
    ['Holder', 'Alpha GmbH'],
  );
});

test('dates are read as they are written; what can be two days is asked', () => {
  const read = (text: string, more: Partial<Parameters<typeof readDay>[1]> = {}) => {
    const cell = readDay(text, { today, ...more });
    return cell.is === 'read' ? cell.value : cell.is;
  };
  for (const [text, day] of [
    ['2019-03-12', '2019-03-12'],
    ['2019-03-12 00:00:00', '2019-03-12'],
    ['2019-03-12T00:00:00Z', '2019-03-12'],
    ['2019', '2019'],
    ['2019-07', '2019-07'],
    ['07/2019', '2019-07'],
    ['12.03.2019', '2019-03-12'],
    ['1.2.2019 г.', '2019-02-01'],
    ['12. 3. 2019', '2019-03-12'],
    ['25/11/2019', '2019-11-25'],
    ['11/25/2019', '2019-11-25'],
    ['03/03/2021', '2021-03-03'],
    ['12 March 2019', '2019-03-12'],
    ['March 12, 2019', '2019-03-12'],
    ['12-Mar-2019', '2019-03-12'],
    ['12 марта 2019 г.', '2019-03-12'],
    ['21\u00a0ноября\u00a02026\u00a0г.', '2026-11-21'],
    ['с 01.02.2019', '2019-02-01'],
    ['март 2019', '2019-03'],
    ['12. März 2019', '2019-03-12'],
    ['12.03.65', '1965-03-12'],
    ['12.03.19', '2019-03-12'],
    ['03/04/2021', 'either'],
    ['29.02.2021', 'unreadable'],
    ['13/13/2021', 'unreadable'],
    ['somewhen', 'unreadable'],
    ['present', 'nothing'],
    ['по настоящее время', 'nothing'],
    ['–', 'nothing'],
    ['', 'nothing'],
  ] as const)
    assert.equal(read(text), day, text);
  assert.equal(read('03/04/2021', { order: 'day' }), '2021-04-03');
  assert.equal(read('03/04/2021', { order: 'month' }), '2021-03-04');
  assert.equal(read('2027', { isBirth: true }), 'unreadable');
  // A hundred years old, or a child.
  assert.equal(read('12.03.20', { isBirth: true }), 'either');
});

test('shares are read with their bounds; a bare part of one is asked', () => {
  const read = (text: string, scale?: 'percent' | 'one') => {
    const cell = readShare(text, scale);
    return cell.is === 'read' ? cell.value : cell.is;
  };
  for (const [text, share] of [
    ['25', { exact: 25 }],
    ['25 %', { exact: 25 }],
    ['33,3%', { exact: 33.3 }],
    ['12,345 %', { exact: 12.345 }],
    ['100', { exact: 100 }],
    ['25–50 %', { min: 25, max: 50 }],
    ['25% - 50%', { min: 25, max: 50 }],
    ['от 25 до 50 %', { min: 25, max: 50 }],
    ['more than 25% but not more than 50%', { min: 25, max: 50, minIsExclusive: true }],
    ['более 25 %', { min: 25, max: 100, minIsExclusive: true }],
    ['>25%', { min: 25, max: 100, minIsExclusive: true }],
    ['75% or more', { min: 75, max: 100 }],
    ['≤\u00a025%', { min: 0, max: 25 }],
    ['не более 25%', { min: 0, max: 25 }],
    ['1/3', { exact: 33.3333 }],
    ['0.25%', { exact: 0.25 }],
    ['0.25', 'either'],
    ['150%', 'unreadable'],
    ['50-25%', 'unreadable'],
    ['10 000 руб.', 'unreadable'],
    ['3/2', 'unreadable'],
    ['-', 'nothing'],
  ] as const)
    assert.deepEqual(read(text), share, text);
  assert.deepEqual(read('0,25', 'one'), { exact: 25 });
  assert.deepEqual(read('0,25', 'percent'), { exact: 0.25 });
});

test('what one cell tells is true of its column', () => {
  const told = (text: string, kind: 'people' | 'owners' = 'people') => {
    const table = recognise(text, kind);
    return toldByTable(table?.rows.slice(1) ?? [], table?.columns ?? []);
  };
  assert.equal(told('Name\tSince\nA B\t03/04/2021\nC D\t25/04/2021').order, 'day');
  assert.equal(told('Name\tSince\nA B\t03/04/2021\nC D\t04/25/2021').order, 'month');
  assert.equal(told('Name\tSince\nA B\t03/04/2021').order, undefined);
  assert.equal(told('Name\tShare\nA B\t0.4\nC D\t60', 'owners').scale, 'percent');
  assert.equal(told('Name\tShare, %\nA B\t0.4', 'owners').scale, 'percent');
  assert.equal(told('Name\tShare\nA B\t0.4\nC D\t0.6', 'owners').scale, undefined);
});

test('roles are known by their words, the special before the general', () => {
  for (const [words, role] of [
    ['Chief Executive Officer (CEO)', 'managing_director'],
    ['Non-executive Director', 'board_member'],
    ['Chairman of the Supervisory Board', 'supervisory_board'],
    ['Генеральный директор', 'managing_director'],
    ['Член совета директоров', 'board_member'],
    ['Председатель правления', 'managing_director'],
    ['Главный бухгалтер', 'accountant'],
    ['Конкурсный управляющий', 'insolvency_administrator'],
    ['Geschäftsführerin', 'managing_director'],
    ['Prokurist', 'signatory'],
    ['Финансовый директор', 'director'],
    ['Заместитель генерального директора', 'director'],
    ['Astronaut', undefined],
  ] as const)
    assert.equal(roleOfWords(words), role, words);
});

test('cells lose what nobody sees; formulas are words', () => {
  assert.equal(cleanCell('Jane\u202e\u0007 \u200bDoe\n\ud800'), 'Jane Doe \ufffd');
  assert.equal(cleanCell('Je\u00adne\u{e0041} D\u2061o\u206ae'), 'Jene Doe');
  // Letters are joined by it in Persian.
  assert.equal(cleanCell('می\u200cخواهم'), 'می\u200cخواهم');
  assert.equal(cleanCell('=HYPERLINK("x")'), '=HYPERLINK("x")');
});

test('a company is known by its legal form; a person whose name has one of its letters is none', () => {
  for (const name of ['Alpha Holding GmbH', 'ООО «Ромашка»', 'Alpha S.A.', 'Beta AG', 'Gamma a.s.'])
    assert.equal(isNamedLikeCompany(name), true, name);
  for (const name of ['Jane Doe', 'Maria de Sa', 'DE SA MARIA', 'ИП Иванов', 'Kim Se Young'])
    assert.equal(isNamedLikeCompany(name), false, name);
});
