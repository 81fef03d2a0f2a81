import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { legalCategory } from '../../france/legal-categories.ts';
import { sirenOf } from '../../france/siren.ts';
import { rechercheAccounts } from './accounts.ts';
import { rechercheOfficers } from './officers.ts';
import { rechercheProfile } from './profile.ts';
import { emptyUnit, other, unit } from './unit-fixture.ts';

const readBytes = (reader: Reader, bytes: Uint8Array, subjectNumber: string) =>
  reader.read(bytes, { subjectNumber, contentType: 'application/json' });
const read = (reader: Reader, results: readonly object[], subjectNumber = '999999901') =>
  readBytes(reader, new TextEncoder().encode(JSON.stringify({ results })), subjectNumber);

test('a company is told with both revisions of its activity and its staff as a band', () => {
  const [profile] = read(rechercheProfile, [other, unit]).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    profile.names.map(({ kind, text, place }) => [kind, text, place]),
    [
      ['legal', 'MOULIN BLEU', '/results/1/nom_raison_sociale'],
      ['trading', 'MB', '/results/1/sigle'],
      ['trading', 'LE BLEU', '/results/1/siege/nom_commercial'],
      ['trading', 'BLEU NUIT', '/results/1/siege/liste_enseignes/1'],
    ],
  );
  assert.deepEqual(
    profile.activities.map(({ scheme, revision, code }) => `${scheme} ${revision} ${code}`),
    ['NAF 2 53.10Z', 'NAF 2025 53.10Y'],
  );
  assert.deepEqual(
    [profile.employees?.min, profile.employees?.max, profile.employees?.year, profile.legalForm?.elfCode],
    [20, 49, 2023, '6CHY'],
  );
  assert.deepEqual([profile.capital[0]?.amount, profile.status?.status], ['1000.5', 'Active']);
  const [closed] = read(rechercheProfile, [
    { ...unit, etat_administratif: 'C', date_fermeture: '2024-01-02' },
  ]).findings;
  assert.ok(closed?.kind === 'profile');
  assert.deepEqual([closed.status?.status, closed.dissolved?.day], ['Deleted', '2024-01-02']);
});

test('a company that is not among those found, or has nothing behind its number, is not found', () => {
  for (const reader of [rechercheProfile, rechercheOfficers]) {
    assert.equal(read(reader, [other]).state, 'nothing_found');
    assert.equal(read(reader, [emptyUnit], '999999904').state, 'nothing_found');
  }
  assert.equal(read(rechercheAccounts, [emptyUnit], '999999904').state, 'not_filed');
  assert.throws(() => readBytes(rechercheProfile, new TextEncoder().encode('{"erreur":"x"}'), '1'), {
    reason: 'not_this_format',
  });
});

test('one person in two spellings is one officer, with the year of birth alone', () => {
  const { findings } = read(rechercheOfficers, [unit]);
  assert.deepEqual(
    findings.map(
      (one) =>
        one.kind === 'officer' && [
          one.name,
          one.role,
          one.birthYear,
          one.isCompany,
          one.identifiers?.[0]?.value,
        ],
    ),
    [
      ['JEANNE MARIE DUPONT (MARTIN)', 'managing_director', 1970, false, undefined],
      ['AUDIT SA', 'auditor', undefined, true, '999999903'],
    ],
  );
  assert.doesNotMatch(JSON.stringify(findings), /1970-05/);
});

test('sales of nothing may be sales that are confidential; a year ends on the day that is told', () => {
  const lines = read(rechercheAccounts, [unit]).findings.map(
    (one) =>
      one.kind === 'statement' && [one.periodEnd, one.scope, one.lines.sales?.amount, one.lines.net?.amount],
  );
  assert.deepEqual(lines, [
    ['2023-06-30', 'unstated', undefined, '-5'],
    ['2024-06-30', 'unstated', '120000', '3000'],
  ]);
  const unended = read(rechercheAccounts, [{ ...unit, immatriculation: null }]);
  assert.deepEqual([unended.state, unended.remarks.length], ['not_filed', 2]);
});

test('the SIREN is found in every number that holds it', () => {
  const of = (scheme: string, value: string, issuer?: string) =>
    sirenOf({
      country: 'FR',
      name: 'A',
      identifiers: [{ scheme, value, ...(issuer !== undefined && { issuer }) }],
    });
  assert.deepEqual(
    [
      of('REG', '999 999 901'),
      of('REG', '99999990100011', 'RA000192'),
      of('VAT', 'FR40 999999901'),
      of('REG', '999999901', 'RA000585'),
      of('REG', '99999990'),
    ],
    ['999999901', '999999901', '999999901', undefined, undefined],
  );
});

const shared = join(import.meta.dirname, '../../../../../../shared/data');
const skip = existsSync(shared) ? false : 'the recorded answers are not here';

test('recorded answers are read', { skip }, () => {
  const count = { profile: 0, officer: 0, statement: 0, other: 0, none: 0 };
  for (const name of readdirSync(join(shared, 'identification/fr'))) {
    const bytes = readFileSync(join(shared, 'identification/fr', name));
    const siren = /\d{9}/.exec(name)?.[0] ?? '';
    for (const reader of [rechercheProfile, rechercheOfficers, rechercheAccounts]) {
      const { findings } = readBytes(reader, bytes, siren);
      if (findings.length === 0) count.none += 1;
      for (const one of findings) {
        if (one.kind === 'profile') {
          assert.ok(one.legalForm !== undefined && one.founded !== undefined, name);
          count.profile += 1;
        } else if (one.kind === 'officer') count[one.role === 'other' ? 'other' : 'officer'] += 1;
        else if (one.kind === 'statement') count.statement += 1;
      }
    }
  }
  assert.equal(count.profile, 12, JSON.stringify(count));
  assert.ok(count.officer > 0.7 * (count.officer + count.other), JSON.stringify(count));
  const [post] = readBytes(
    rechercheAccounts,
    readFileSync(join(shared, 'identification/fr/search-356000000.json')),
    '356000000',
  ).findings;
  assert.ok(post?.kind === 'statement');
  assert.deepEqual(
    [post.periodEnd, post.lines.sales?.amount, post.lines.net?.amount],
    ['2024-12-31', '34569000000', '1722000000'],
  );
});

test('legal forms are called as INSEE calls them', { skip }, () => {
  const file = readFileSync(join(shared, 'classification/fr-natures-juridiques.json'), 'utf8');
  const official: unknown = JSON.parse(file);
  assert.ok(typeof official === 'object' && official !== null);
  for (const [code, words] of Object.entries(official)) {
    const ours = legalCategory(code);
    if (ours?.elfCode === undefined) continue;
    const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();
    assert.ok(
      plain(String(words)).includes(plain(ours.text)) || code === '6599',
      `${code}: ${String(words)}, ${ours.text}`,
    );
  }
});
