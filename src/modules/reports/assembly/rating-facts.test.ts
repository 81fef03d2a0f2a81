import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '#findings/reading/finding.ts';
import { findField, findSection } from '../dossier/report-sections.ts';
import { showValue } from '../presentation/context/show-value.ts';
import { assembleFacts } from './assemble-facts.ts';
import type { AssemblyInput } from './assembly-input.ts';
import { ratingFacts } from './rating-facts.ts';

const place = '/';
const figure = (amount: string) => ({ amount, tag: 't', place });
const findings: readonly Finding[] = [
  {
    kind: 'statement',
    place,
    periodEnd: '2025-12-31',
    months: 12,
    currency: 'JPY',
    unit: 1,
    standard: 'local',
    scope: 'individual',
    isRestated: false,
    lines: {
      sales: figure('900000'),
      cogs: figure('600000'),
      pbt: figure('90000'),
      net: figure('70000'),
      current_assets: figure('400000'),
      creditors_within_1y: figure('200000'),
      total_assets: figure('1000000'),
      equity: figure('600000'),
    },
    sourceLines: [],
    checks: [],
    remarks: [],
  },
];

const answeredAt = new Date('2026-11-22T10:00:00Z');
const input = (state: string): AssemblyInput => ({
  readings: [
    {
      source: 'register',
      part: 'accounts',
      url: 'https://register.example/1',
      fetchedAt: new Date('2026-11-22T10:00:00Z'),
      sha256: 'a'.repeat(64),
      findings,
    },
  ],
  outcomes: [{ source: 'register', part: 'notices', state, reason: null, answeredAt }],
  sources: { register: { en: 'Register', ru: 'Реестр' } },
});
const facts = (state = 'nothing_found') =>
  ratingFacts(assembleFacts(input(state)).map((fact, index) => ({ ...fact, id: String(index) })));

test('what sources said is rated, with grade, limit, basis and one row an item', () => {
  const made = facts();
  const shown = (code: string, locale: 'en' | 'ru') => {
    const fact = made.find(({ field }) => field === code);
    const section = findSection('rating');
    const field = section && findField(section, code);
    assert.ok(fact && field);
    return showValue(field, fact.value, locale);
  };
  assert.deepEqual(shown('rating', 'ru'), { text: 'B, 67 из 100 (Open Rating 1.0)', note: null });
  assert.equal(shown('credit_limit', 'en').text, 'JP¥30,000');
  assert.match(shown('rating_basis', 'en').text, /15% of working capital/);
  assert.equal(made.filter(({ field }) => field === 'rating_item').length, 18);
  for (const { method, source } of made)
    assert.deepEqual([method, source.includes('computed')], ['computed', true]);
  const sum = made
    .filter(({ field }) => field === 'rating_move')
    .reduce((total, { value }) => total + Number(value) * 10, 500);
  assert.match(shown('rating_basis', 'en').text, new RegExp(`make ${(sum / 10).toFixed(1)}`));
});

test('the silence of a register about insolvency earns no points', () => {
  const measure = (state: string) =>
    facts(state).find(({ field, machineKey }) => field === 'rating_move' && machineKey === 'insolvency')
      ?.value;
  assert.deepEqual([measure('nothing_found'), measure('unavailable')], [3, 0]);
});

test('where nothing has a measure there is no rating; proceedings decide without one', () => {
  const said = (field: string, value: string) => ({
    ...({ id: '1', section: 'identification', field, position: 0, value } as const),
    retrievedAt: answeredAt,
  });
  assert.deepEqual(ratingFacts([]), []);
  assert.deepEqual(ratingFacts([said('legal_name', 'Nordwind'), said('status', 'Active')]), []);
  const [rating] = ratingFacts([said('status', 'Liquidation')]);
  assert.match(JSON.stringify(rating?.value), /E, 50 of 100/);
});
