import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '#findings/reading/finding.ts';
import type { Officer } from '#findings/vocabulary/people.ts';
import { subjectsOf } from './subjects-of.ts';

const company = { names: ['Kedronit GmbH'], country: 'DE', identifiers: [{ scheme: 'REG', value: 'HRB 1' }] };
const officer = (name: string, more: Partial<Officer> = {}): Finding => ({
  ...{ kind: 'officer', place: '', name, role: 'director', sourceRole: 'director', isCompany: false },
  ...more,
});
const owner = (name: string, partyKind: 'person' | 'company' | 'state', until?: string): Finding => ({
  ...{ kind: 'ownership', place: '', owned: 'subject', interests: [], owner: { id: name, name, partyKind } },
  ...(until !== undefined && { until }),
});
const findings: readonly Finding[] = [
  officer('PETROV, Ivan', { birthYear: 1961, country: 'RU' }),
  officer('Ivan Petrov', { birthYear: 1961 }),
  officer('Ivan Petrov', { birthYear: 1990 }),
  officer('Old Hand', { until: '2019-01-01' }),
  officer('Trust Services Ltd', { isCompany: true }),
  owner('Trust Services Limited', 'company'),
  owner('The Republic', 'state'),
  owner('Gone Holding', 'company', '2018-01-01'),
  owner('', 'person'),
  {
    ...{ kind: 'group', place: '', relation: 'ultimate_parent' },
    other: { id: 'x', name: 'Top AG', partyKind: 'company', country: 'CH' },
  },
];

test('subjects are the company, who owns it, who acts for it and its parents, each once', () => {
  const subjects = subjectsOf(company, findings);
  assert.deepEqual(
    subjects.map(({ key, roles }) => [key, ...roles]),
    [
      ['company', 'company'],
      ['company:top:', 'parent'],
      ['company:trust services:', 'officer', 'owner'],
      ['person:ivan petrov:1961', 'officer'],
      ['person:ivan petrov:1990', 'officer'],
    ],
  );
  assert.deepEqual(subjects.find(({ key }) => key.endsWith('1961'))?.countries, ['RU']);
});

test('the order of what sources said changes nothing', () => {
  assert.deepEqual(subjectsOf(company, findings.toReversed()), subjectsOf(company, findings));
});
