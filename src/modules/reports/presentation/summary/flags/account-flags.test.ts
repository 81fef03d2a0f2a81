import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FactDraft } from '../../../dossier/dossier.ts';
import type { FactValue } from '../../../dossier/fact-value.ts';
import {
  accounts,
  courts,
  dossierOf,
  eur,
  identity,
  rows,
  said,
  years,
} from '../../../situations/situation-facts-fixture.ts';
import { situationCover } from '../../../situations/situations-fixture.ts';
import { presentReport } from '../../present-report.ts';

type Cells = Readonly<Record<string, FactValue>>;

function flagsOf(statements: readonly Cells[], locale: 'en' | 'ru' = 'en', more: readonly FactDraft[] = []) {
  const dossier = dossierOf([
    ...identity('Nordwind GmbH', 'HRB 1', '1998-04-16', 'Hafenstraße 14, 20457 Hamburg'),
    ...rows('financials', accounts, statements),
    ...more,
  ]);
  return presentReport(dossier, situationCover, locale).flags.map(({ title, detail }) =>
    `${title}${detail === '' ? '' : ` (${detail})`}`.replaceAll('\u00a0', ' '),
  );
}
const has = (flags: readonly string[], part: RegExp) => flags.some((flag) => part.test(flag));

test('a period is called what it is, and set beside none but the one before', () => {
  const start = { ...years(2025, 900), net_result: eur(-80), period_months: 7 };
  assert.ok(has(flagsOf([start]), /^Loss of €80,000 in the 7 months to 31 Dec 2025$/));
  assert.ok(has(flagsOf([start], 'ru'), /^Убыток 80 000 € за 7 мес\. по 31\.12\.2025$/));
  assert.ok(has(flagsOf([years(2025, 700), years(2024, 1_000)]), /^Sales fell 30% in 2025$/));
  assert.ok(
    has(flagsOf([years(2025, 700), years(2024, 1_000)], 'ru'), /^Выручка за 2025 год упала на 30 %$/),
  );
  assert.equal(has(flagsOf([years(2025, 700), years(2021, 1_000)]), /^Sales fell/), false);
});

test('flags speak of the statements that the report is made of', () => {
  const group = (year: number) => ({ ...years(year, 50_000), statement_scope: 'consolidated' });
  const flags = flagsOf([{ ...years(2020, 900), net_result: eur(-80) }, group(2025), group(2024)]);
  assert.equal(has(flags, /Loss|months old/), false, flags.join('; '));
});

test('the sum of some is not said to be the sum of all', () => {
  const entry = (amount?: FactValue): Cells => ({
    ...{ case_kind: { code: 'enforcement' }, case_stage: { code: 'opened' }, case_date: '2026-08-14' },
    ...(amount === undefined ? {} : { case_amount: amount }),
  });
  const flags = (entries: readonly Cells[]) =>
    flagsOf([years(2025, 900)], 'en', [
      ...said('legal', courts, { enforcement: 'found' }),
      ...rows('legal', courts, entries),
    ]);
  assert.ok(has(flags([entry(eur(8)), entry(eur(4))]), /^2 enforcement proceedings .*€12,000 in all/));
  assert.equal(has(flags([entry(eur(8)), entry()]), /in all/), false);
});

test('both versions of restated accounts are promised only where both are there', () => {
  const anew = { ...years(2024, 12_000), is_restated: true };
  const first = years(2024, 12_400);
  assert.ok(has(flagsOf([years(2025, 12_480), anew, first]), /^Accounts of 2024 were restated later \(Both/));
  assert.ok(has(flagsOf([years(2025, 12_480), anew]), /^Accounts of 2024 were restated later$/));
});

test('a loss of the group is said to be the group’s', () => {
  const lost = { ...years(2025, 50_000), net_result: eur(-80), statement_scope: 'consolidated' };
  assert.ok(has(flagsOf([lost]), /^Loss of €80,000 in 2025 \(group accounts\)$/));
  assert.ok(has(flagsOf([lost], 'ru'), /^Убыток 80 000 € за 2025 год \(по группе\)$/));
  assert.ok(has(flagsOf([{ ...lost, statement_scope: 'individual' }]), /^Loss of €80,000 in 2025$/));
  const inDebt = { ...lost, equity: eur(-100) };
  assert.ok(
    has(
      flagsOf([inDebt]),
      /^Equity is negative: −€100,000 \(group accounts\) \(At 31 December 2025 liabilities exceeded assets\.\)$/,
    ),
    flagsOf([inDebt]).join('; '),
  );
});
