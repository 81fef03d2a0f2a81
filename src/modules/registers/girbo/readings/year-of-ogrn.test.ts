import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { girboOrganisation, girboYear } from '../girbo-fixture.ts';
import { girboAccounts } from './accounts.ts';
import { girboProfile } from './profile.ts';
import { yearOfOgrn } from './year-of-ogrn.ts';

const bytes = (answer: unknown) => new TextEncoder().encode(JSON.stringify(answer));
const subject = { subjectNumber: '7700000000', contentType: 'application/json' };

test('an OGRN says the year of registration, where no older company can bear it', () => {
  assert.equal(yearOfOgrn('1189900000003', '2018-04-05'), '2018');
  assert.equal(yearOfOgrn('1189900000003', '2024-04-05'), '2018', 'the status changed since');
  assert.equal(yearOfOgrn('1189900000004', '2018-04-05'), undefined, 'the check digit is another');
  assert.equal(yearOfOgrn('1029900000008', '2002-11-05'), undefined, 'founded before there was a register');
  assert.equal(yearOfOgrn('1149100000004', '2014-12-05'), undefined, 'founded under another law');
  assert.equal(yearOfOgrn('1189900000003', '2009-04-05'), undefined, 'the status is older');
  assert.equal(yearOfOgrn('1189900000003', undefined), undefined);
  assert.equal(yearOfOgrn('7700000000', '2018-04-05'), undefined);
  assert.equal(yearOfOgrn('5029900000004', '2018-04-05'), undefined);
});

test('a bankruptcy is told with its day; that a company is active says nothing of one', () => {
  const read = (more: object) => girboProfile.read(bytes([girboOrganisation(more)]), subject).findings;
  const [active, ...others] = read({});
  assert.ok(active?.kind === 'profile' && active.insolvency === undefined && others.length === 0);
  const [bankrupt, notice] = read({ statusCode: 'BANKRUPTCY', statusDate: '2025-02-03' });
  assert.ok(bankrupt?.kind === 'profile' && notice?.kind === 'notice');
  assert.deepEqual(bankrupt.insolvency, { standing: 'open', place: '/0/statusCode' });
  assert.deepEqual([notice.noticeKind, notice.stage, notice.day], ['insolvency', 'under_way', '2025-02-03']);
  assert.equal(notice.title, 'Организация в процессе банкротства');
});

test('the latest year gives the number among statisticians, and a filing says which correction it is', () => {
  const year = (period: string, okpo: string, more: object = {}) =>
    girboYear(
      period,
      { balance: { current1600: 1 } },
      { organizationInfo: { inn: '7700000000', okpo }, ...more },
    );
  const { findings } = girboAccounts.read(
    bytes([year('2024', '12345678', { actualCorrectionNumber: 2 }), year('2023', '87654321')]),
    subject,
  );
  assert.deepEqual(
    findings.flatMap((one) => (one.kind === 'profile' ? one.identifiers : [])),
    [{ scheme: 'OKPO', value: '12345678', place: '/0/organizationInfo/okpo' }],
  );
  assert.deepEqual(
    findings.flatMap((one) => (one.kind === 'filing' ? [one.title] : [])),
    ['Бухгалтерская отчётность за 2024 год, корректировка № 2', 'Бухгалтерская отчётность за 2023 год'],
  );
  const odd = girboAccounts.read(bytes([year('2024', 'нет')]), subject);
  assert.ok(odd.findings.every(({ kind }) => kind !== 'profile'));
});

const file = join(import.meta.dirname, '../../../../../../shared/data/accounts/ru/search-answers.json');
const skip = existsSync(file) ? false : 'the answers are not here';

test('real numbers give a year that is never later than their status', { skip }, () => {
  const rows = z
    .array(z.object({ ogrn: z.string(), statusDate: z.string() }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const years = rows.flatMap(({ ogrn, statusDate }) => yearOfOgrn(ogrn, statusDate) ?? []);
  assert.equal(years.length, 15);
});
