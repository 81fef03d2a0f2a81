import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyLanguageOf, type Locale } from '#kernel/locale.ts';
import type { Fact } from '../../dossier/dossier.ts';
import { eventView, managerView } from '../../view/people-view.ts';
import { createReportContext } from '../context/report-context.ts';
import { factsOfRows, nordwindFacts } from './people-facts-fixture.ts';
import { presentEvents } from './present-events.ts';
import { presentManagers } from './present-managers.ts';

const contextIn = (locale: Locale) =>
  createReportContext({ country: { code: 'de', name: everyLanguageOf({}, 'Germany') } }, locale);
const managers = (facts: readonly Fact[], locale: Locale = 'en') => {
  const shown = presentManagers(facts, contextIn(locale));
  return { ...shown, managers: managerView.array().max(200).parse(shown.managers) };
};
const events = (facts: readonly Fact[], locale: Locale = 'en') =>
  eventView
    .array()
    .max(200)
    .parse(presentEvents(facts, contextIn(locale)));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('those in office stand first, with what they lead elsewhere: what failed is bad, whatever the words beside it', () => {
  const { managers: all, managersRemark } = managers(nordwindFacts);
  assert.deepEqual(
    all.map(({ name, role, born, isInOffice }) => [name, role, born, isInOffice]),
    [
      ['Karin Vogt', 'Managing director', 'born 1969', true],
      ['Jens Arendt', 'Managing director', '', false],
    ],
  );
  assert.deepEqual(
    all[0]?.others.map(({ tone }) => tone),
    ['none', 'bad', 'bad'],
  );
  assert.equal(managersRemark, '1 in office, 1 who left. Signing: Two directors together');
  assert.equal(plain(managers(nordwindFacts, 'ru').managers[1]?.until ?? ''), '30 сентября 2021 г.');
});

test('a sentence that nothing failed is no failure', () => {
  const elsewhere = (text: string) =>
    managers(factsOfRows({ management: [{ manager_name: 'A', manager_elsewhere: text }] })).managers[0]
      ?.others;
  assert.deepEqual(elsewhere('Searched, no insolvencies found'), [
    { text: 'Searched, no insolvencies found', tone: 'none' },
  ]);
  assert.deepEqual(elsewhere('ООО «Ромашка», банкротство')?.[0]?.tone, 'bad');
});

test('whoever leaves later than the source was asked is still in office', () => {
  const facts = factsOfRows({
    management: [
      { manager_name: 'Gone', manager_until: '2026' },
      { manager_name: 'Stays', manager_until: '2026-12-31' },
      { manager_name: 'Left', manager_until: '2026-11-17' },
    ],
  });
  assert.deepEqual(
    managers(facts).managers.map(({ name, isInOffice }) => `${name} ${isInOffice}`),
    ['Gone true', 'Stays true', 'Left false'],
  );
  assert.deepEqual(
    events(facts).map(({ title }) => title),
    ['Left office: Left'],
  );
});

test('120 managers stand there all, with their evidence', () => {
  const facts = factsOfRows({
    management: Array.from({ length: 120 }, (_, at) => ({
      manager_name: `M ${at}`,
      manager_since: '2020-01-01',
    })),
  });
  const { managers: all } = managers(facts);
  assert.equal(all.length, 120);
  assert.ok(all.every((one) => one.mark === 1 && one.facts.length === 2));
  assert.ok(events(facts).length <= 60);
});

test('events stand the newest first, dates as exact as they are known, what two sections tell once', () => {
  assert.deepEqual(
    events(nordwindFacts).map(({ on, kind, title, isMain }) => [on, kind, plain(title), isMain]),
    [
      ['2026-08-07', 'court', 'Court case: €186,400', true],
      ['2026-02-16', 'late', 'Accounts filed', true],
      ['2025-02-16', 'filing', 'Accounts filed', false],
      ['2021-09-30', 'register', 'Left office: Jens Arendt', false],
      ['2019-03-11', 'register', 'Change of name', true],
      ['2016-08-09', 'register', 'New shareholder: Nordwind Holding GmbH', true],
      ['2012-04-02', 'register', 'Appointed: Karin Vogt', true],
      ['2009-10-01', 'register', 'Appointed: Jens Arendt', false],
      ['2004', 'register', 'Move to Hamburg', true],
      ['1998-04', 'register', 'Incorporation', true],
    ],
  );
  const shape = (locale: Locale) =>
    events(nordwindFacts, locale).map(({ on, kind, isMain, mark, facts }) => [on, kind, isMain, mark, facts]);
  assert.deepEqual(shape('ru'), shape('en'));
  assert.deepEqual(
    events(nordwindFacts, 'ru')
      .slice(-2)
      .map(({ date }) => plain(date)),
    ['2004', 'апрель 1998 г.'],
  );
});

test('of many events a dozen stand in the picture, those that weigh most', () => {
  const changes = Array.from({ length: 40 }, (_, at) => ({
    ...{ event_date: `${1980 + at}`, event: { code: 'capital_change' }, event_detail: `${at}` },
  }));
  const insolvency = { event_date: '1979', event: { code: 'insolvency' } };
  const main = events(factsOfRows({ history: [...changes, insolvency] })).filter(({ isMain }) => isMain);
  assert.deepEqual([main.length, main.at(-1)?.on, main.at(-1)?.kind], [12, '1979', 'court']);
});
