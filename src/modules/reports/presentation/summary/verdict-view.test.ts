import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Locale, locales } from '#kernel/locale.ts';
import type { Dossier, FactDraft } from '../../dossier/dossier.ts';
import { sampleFact } from '../../dossier/sample-dossier.ts';
import {
  accounts,
  courts,
  dossierOf,
  eur,
  identity,
  register,
  rows,
  said,
  screened,
  statement,
  years,
} from '../../situations/situation-facts-fixture.ts';
import { situationCover } from '../../situations/situations-fixture.ts';
import { presentReport } from '../present-report.ts';

const name = 'Nordwind Maschinenbau GmbH';
const answered: readonly FactDraft[] = [
  ...identity(name, 'HRB 104523', '1998-04-16', 'Hafenstraße 14, 20457 Hamburg'),
  ...said('legal', courts, {
    insolvency: 'nothing_found',
    court_cases: 'nothing_found',
    enforcement: 'nothing_found',
  }),
  ...screened([name]),
];
const inDebt = statement(2025, {
  ...{ sales: 500, ebit: -50, pbt: -60, net_result: -60, current_assets: 100, total_assets: 200 },
  ...{ creditors_within_1y: 260, total_liabilities: 300, equity: -100, retained_earnings: -150 },
});
const shown = (dossier: Dossier, locale: Locale = 'en') => presentReport(dossier, situationCover, locale);

test('a light is never kinder than the grade beside it', () => {
  const dossier = dossierOf([...answered, ...rows('financials', accounts, [inDebt])]);
  for (const locale of locales) {
    const { verdict, rating } = shown(dossier, locale);
    assert.equal(rating?.grade, 'D');
    assert.equal(verdict.tone, 'bad');
  }
  const { verdict } = shown(dossier);
  assert.equal(verdict.headline, 'Serious warning');
  assert.match(
    verdict.sentence,
    /The rating is D: high risk\. Equity is negative: −€100,000\. Loss of €60,000/,
  );
});

test('a finding in accounts, payments, management or of the tax number is no clean sheet', () => {
  const good = rows('financials', accounts, [years(2025, 12_480), years(2024, 12_000)]);
  const clean = shown(dossierOf([...answered, ...good])).verdict;
  assert.equal(clean.headline, 'No warning signs, but not all is known');
  const loss = rows('financials', accounts, [{ ...years(2025, 12_480), net_result: inDebt.net_result ?? 0 }]);
  const late = said('payments', { method: 'interview' }, { days_beyond_terms: 40 });
  const banned = rows('management', register, [
    { manager_name: 'Robert Kessler', manager_elsewhere: '! disqualified' },
  ]);
  const noNumber = [sampleFact('identification', 'vat_validity', 'invalid', register)];
  for (const [facts, reason] of [
    [loss, 'Loss of €60,000 in 2025.'],
    [[...good, ...late], 'Pays about 40\u00a0days late.'],
    [[...good, ...banned], 'Disqualified manager: Robert Kessler.'],
    [[...good, ...noNumber], 'The tax or VAT number is not valid.'],
  ] as const) {
    const { verdict } = shown(dossierOf([...answered, ...facts]));
    assert.deepEqual([verdict.tone, verdict.headline], ['warn', 'Needs attention']);
    assert.ok(verdict.sentence.endsWith(reason), verdict.sentence);
    const { sentence } = shown(dossierOf([...answered, ...facts]), 'ru').verdict;
    assert.match(sentence, /[^.]\.$/);
  }
});

test('what is not known stays a gap, and no finding', () => {
  const owners = [sampleFact('owners', 'owners_reason', 'informationUnknownToPublisher', register)];
  const good = rows('financials', accounts, [years(2025, 12_480), years(2024, 12_000)]);
  const { verdict } = shown(dossierOf([...answered, ...good, ...owners]));
  assert.equal(verdict.headline, 'No warning signs, but not all is known');
});

const good = rows('financials', accounts, [years(2025, 12_480), years(2024, 12_000)]);
const caseOf = (kind: string, stage: string, thousands: number) => ({
  ...{ case_kind: { code: kind }, case_role: { code: 'defendant' }, case_amount: eur(thousands) },
  ...{ case_stage: { code: stage }, case_date: '2026-10-01' },
});
const suit = caseOf('court_case', 'under_way', 900);

test('records beside answers that found nothing are findings of the light', () => {
  const records = rows('legal', courts, [suit, caseOf('enforcement', 'opened', 40)]);
  for (const [locale, headline, reasons] of [
    ['en', 'Needs attention', '1 enforcement proceeding. Sued for €900,000.'],
    ['ru', 'Требует внимания', '1 исполнительное производство. Иск к компании на 900 000 €.'],
  ] as const) {
    const { verdict } = shown(dossierOf([...answered, ...good, ...records]), locale);
    assert.deepEqual([verdict.tone, verdict.headline], ['warn', headline]);
    assert.ok(verdict.sentence.replaceAll('\u00a0', ' ').endsWith(reasons), verdict.sentence);
  }
  const leaving = rows('legal', courts, [caseOf('strike_off', 'threatened', 0)]);
  const { verdict } = shown(dossierOf([...answered, ...good, ...leaving]));
  assert.equal(verdict.headline, 'Serious warning');
  assert.match(verdict.sentence, /Notice of removal from the register\.$/);
});

test('a loss of the group is not told as one of the company', () => {
  const lost = {
    ...years(2025, 12_480),
    net_result: inDebt.net_result ?? 0,
    statement_scope: 'consolidated',
  };
  const dossier = dossierOf([...answered, ...rows('financials', accounts, [lost])]);
  assert.match(shown(dossier).verdict.sentence, /Loss of €60,000 in 2025 \(group accounts\)\.$/);
  assert.match(shown(dossier, 'ru').verdict.sentence, /Убыток .* за 2025 год \(по группе\)\.$/);
});

test('a reason that a rule of the light has given is not given again by a flag', () => {
  const found = said('legal', courts, { court_cases: 'found' });
  const others = answered.filter(({ field }) => field !== 'court_cases');
  const { sentence } = shown(
    dossierOf([...others, ...good, ...found, ...rows('legal', courts, [suit])]),
  ).verdict;
  assert.match(sentence, /Court cases were found\.$/);
});

test('what was found is told before what nobody answered', () => {
  const silent = said('legal', courts, {
    ...{ insolvency: 'unavailable', court_cases: 'unavailable', enforcement: 'unavailable' },
    ...{ charges: 'unavailable', tax_arrears: 'found' },
  });
  const others = answered.filter(({ section }) => section !== 'legal');
  const loss = rows('financials', accounts, [{ ...years(2025, 12_480), net_result: inDebt.net_result ?? 0 }]);
  const { verdict } = shown(dossierOf([...others, ...silent, ...loss]));
  assert.match(
    verdict.sentence,
    /Tax arrears were found\. Loss of €60,000 in 2025\. The insolvency source did not answer\.$/,
  );
});
