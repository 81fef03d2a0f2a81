import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { assembleFacts } from './assemble-facts.ts';
import type { AssemblyReading } from './assembly-input.ts';

const sources = {
  register: { en: 'Register', ru: 'Реестр' },
  file: { en: 'Extract', ru: 'Выписка', isFromFile: true },
};

const profile = (source: keyof typeof sources, more: Partial<Profile>): AssemblyReading => ({
  ...{ source, part: 'profile', url: `https://${source}.example` },
  ...{ fetchedAt: new Date('2026-11-23T12:03:00Z'), sha256: 'ab'.repeat(32) },
  findings: [
    {
      ...{ kind: 'profile', place: '', names: [], identifiers: [], addresses: [], activities: [] },
      ...{ capital: [], contacts: [], licences: [], ...more },
    },
  ],
});
const facts = (...readings: AssemblyReading[]) => assembleFacts({ readings, outcomes: [], sources });

test('a register that marks who is insolvent has searched for it; one without such a mark has not', () => {
  const answers = (more: Partial<Profile>) =>
    facts(profile('register', more)).filter(({ field }) => field === 'insolvency');
  const marked = (standing: 'open' | 'closed' | 'none') =>
    answers({ insolvency: { standing, place: '/konkurs' } }).map(({ value, place }) => [value, place]);
  assert.deepEqual(marked('none'), [['nothing_found', '/konkurs']]);
  assert.deepEqual(marked('open'), [['found', '/konkurs']]);
  assert.deepEqual(marked('closed'), [['closed', '/konkurs']]);
  assert.deepEqual(answers({}), []);
});

test('a day stands before the year in which it lies, whoever told it first; another year stands beside', () => {
  const founded = (source: keyof typeof sources, day: string) =>
    profile(source, { founded: { day, place: '/f' } });
  const told = (...readings: AssemblyReading[]) => {
    const made = facts(...readings);
    const date = made.find(({ field }) => field === 'incorporation_date');
    const events = made.filter(({ field }) => field === 'event_date').map(({ value }) => value);
    return [date?.value, date?.source, date?.alternatives.map(({ value }) => value), events];
  };
  const year = founded('register', '2018');
  assert.deepEqual(told(year), ['2018', 'Register', [], ['2018']]);
  assert.deepEqual(told(year, founded('file', '2018-04-05')), ['2018-04-05', 'Extract', [], ['2018-04-05']]);
  assert.deepEqual(told(year, founded('file', '1999-04-05')), [
    '2018',
    'Register',
    ['1999-04-05'],
    ['2018', '1999-04-05'],
  ]);
});
