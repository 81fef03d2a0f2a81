import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openRating } from '#rating/open-rating/open-rating.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import type { SectionCode } from '../dossier/section-codes.ts';
import { ratedSector } from './rated-sector.ts';
import { type RatedFact, ratingInputOf } from './rating-part.ts';
import { figuresOfPeriod } from './statement-figures.ts';

const retrievedAt = new Date('2026-11-22T10:00:00Z');
const eur = (units: number) => ({ amountMinor: units * 100, currency: 'EUR' });

function fact(section: SectionCode, field: string, value: FactValue, position = 0): RatedFact {
  return { id: `${section}.${field}.${position}`, section, field, position, value, retrievedAt };
}
const row = (section: SectionCode, position: number, cells: Readonly<Record<string, FactValue>>) =>
  Object.entries(cells).map(([field, value]) => fact(section, field, value, position));
const year = (position: number, end: string, more: Readonly<Record<string, FactValue>> = {}) =>
  row('financials', position, {
    ...{ period_end: end, statement_scope: 'individual', sales: eur(900), pbt: eur(90), interest: eur(10) },
    ...{ net_result: eur(70), current_assets: eur(400), creditors_within_1y: eur(200) },
    ...{ total_assets: eur(1_000), equity: eur(600), retained_earnings: eur(300), ...more },
  });
function partOf(...facts: readonly RatedFact[]) {
  const part = ratingInputOf(facts);
  assert.ok(part);
  return part;
}
const inputOf = (...facts: readonly RatedFact[]) => partOf(...facts).input;

test('lines that follow from others are computed of their facts, and nothing is taken for zero', () => {
  const stated = (value: number, id: string) => ({ value, facts: [id] });
  const { figures, facts } = figuresOfPeriod({
    lines: {
      fixed_assets: stated(40, 'fixed'),
      current_assets: stated(60, 'current'),
      debtors: stated(20, 'debtors'),
      cash: stated(40, 'cash'),
      creditors_within_1y: stated(30, 'creditors'),
      net_assets: stated(50, 'net'),
      pbt: stated(9, 'pbt'),
      finance_costs: stated(1, 'finance'),
    },
  });
  assert.deepEqual(figures, {
    ...{ pbt: 9, interest: 1, ebit: 10, current_assets: 60, cash: 40, inventory: 0 },
    ...{ current_liabilities: 30, equity: 50, total_assets: 100, total_liabilities: 50 },
  });
  assert.deepEqual(facts.total_liabilities, ['fixed', 'current', 'net']);
  assert.deepEqual(
    figuresOfPeriod({ lines: { current_assets: stated(60, 'a'), cash: stated(10, 'b') } }).figures,
    { current_assets: 60, cash: 10 },
  );
});

test('statements of one scope, standard and currency are rated; of a year stated twice the later statement', () => {
  const { input, scope } = partOf(
    ...year(0, '2024-12-31', { sales: eur(1) }),
    ...year(1, '2024-12-31', { sales: eur(2), is_restated: true }),
    ...year(2, '2025-12-31', { sales: eur(3) }),
    ...year(3, '2023-12-31', { statement_basis: 'IFRS' }),
  );
  assert.equal(scope, 'individual');
  assert.deepEqual(
    input.years.map(({ end, figures: { sales } }) => [end, sales]),
    [
      ['2025-12-31', 3],
      ['2024-12-31', 2],
    ],
  );
});

test('a year is late or in time only where a source states the day of filing and the last day for it', () => {
  const { input, sources } = partOf(
    ...year(0, '2025-12-31', { filed_on: '2026-10-01', due_on: '2026-09-30' }),
    ...year(1, '2024-12-31', { filed_on: '2025-09-30', due_on: '2025-09-30' }),
    ...year(2, '2023-12-31', { filed_on: '2024-09-01' }),
    ...year(3, '2022-12-31', { filed_on: '2023-09', due_on: '2023-09-30' }),
  );
  assert.deepEqual(
    input.years.map(({ isLate }) => isLate),
    [true, false, undefined, undefined],
  );
  assert.deepEqual(sources.filing.slice(0, 2), ['financials.filed_on.0', 'financials.due_on.0']);
  const filing = openRating(input).contributions.find(({ item }) => item === 'filing');
  assert.deepEqual(filing?.measure, [1, 2]);
});

test('a group statement is taken where more can be rated of it, whole, and not where it is years behind', () => {
  const thin = row('financials', 9, {
    ...{ period_end: '2025-12-31', statement_scope: 'individual', total_assets: eur(10), equity: eur(5) },
  });
  const group = { statement_scope: 'consolidated' };
  const full = partOf(...thin, ...year(0, '2025-12-31', group));
  assert.deepEqual([full.scope, full.input.years.length], ['consolidated', 1]);
  assert.equal(full.input.years[0]?.figures.total_assets, 1_000);
  assert.equal(partOf(...thin, ...year(0, '2023-12-31', group)).scope, 'individual');
  assert.equal(partOf(...year(1, '2025-12-31'), ...year(0, '2025-12-31', group)).scope, 'individual');
});

test('what a person types changes the input: terms, owners, cases, country, mandates', () => {
  const input = inputOf(
    ...year(0, '2025-12-31'),
    fact('payments', 'days_beyond_terms', 12),
    ...row('owners', 0, { owner: 'Anna', owner_share: 60.5 }),
    ...row('legal', 0, { case_court: 'Court', case_role: 'Defendant', case_amount: eur(40) }),
    ...row('legal', 1, { case_court: 'Court', case_stage: 'Settled', case_amount: eur(9) }),
    ...row('legal', 2, { case_court: 'Court', case_role: 'Истец', case_amount: eur(7) }),
    fact('legal', 'insolvency', 'nothing_found'),
    fact('legal', 'enforcement', 'unavailable'),
    fact('country', 'country_risk', 'Class 2 of 7 (OECD, 2026)'),
    ...row('management', 0, { manager_name: 'Boris', manager_elsewhere: 'Alfa GmbH; Beta AG, insolvent' }),
    ...row('management', 1, { manager_name: 'Vera', manager_elsewhere: 'Нет' }),
    fact('screening', 'sanctions', 'false_match'),
  );
  const { daysBeyondTerms, ownersKnownPercent, openClaims, insolvency, enforcement, ...more } = input;
  assert.deepEqual(
    [daysBeyondTerms, ownersKnownPercent, openClaims, insolvency, enforcement],
    [12, 60.5, 40, 'none', undefined],
  );
  assert.deepEqual(
    [more.countryRisk, more.otherMandates, more.failedMandates, more.sanctions, more.asOf],
    [2, 2, 1, 'none', '2026-11-22'],
  );
});

test('open cases of which nobody says the sum are not zero', () => {
  const found = fact('legal', 'court_cases', 'found');
  assert.equal(inputOf(found).openClaims, undefined);
  assert.equal(inputOf(found, ...row('legal', 0, { case_date: '2026' })).openClaims, undefined);
  assert.equal(inputOf(fact('legal', 'court_cases', 'nothing_found')).openClaims, 0);
  assert.equal(inputOf(fact('legal', 'court_cases', 'unavailable')).openClaims, undefined);
});

test('of a sum that is only part of the whole nothing counts but what speaks against the company', () => {
  const suit = (position: number, amount: FactValue) =>
    row('legal', position, {
      ...{ case_kind: { code: 'court_case' }, case_role: { code: 'defendant' }, case_amount: amount },
      case_stage: { code: 'under_way' },
    });
  const claimsOf = (...sums: readonly FactValue[]) =>
    inputOf(...year(0, '2025-12-31'), ...sums.flatMap((sum, at) => suit(at, sum))).openClaims;
  const dollars = { amountMinor: 500_000_000, currency: 'USD' };
  assert.equal(claimsOf(eur(3)), 3);
  assert.equal(claimsOf(eur(3), dollars), undefined);
  assert.equal(claimsOf(eur(300), dollars), 300);
  assert.equal(claimsOf(dollars), undefined);
});

test('of what is enforced every part that is stated counts: without it the item would be full', () => {
  const enforced = (position: number, more: Readonly<Record<string, FactValue>>) =>
    row('legal', position, {
      ...{ case_kind: { code: 'enforcement' }, case_role: { code: 'defendant' } },
      ...{ case_stage: { code: 'under_way' }, ...more },
    });
  const nothing = fact('legal', 'insolvency', 'nothing_found');
  const known = [...year(0, '2025-12-31'), nothing, ...enforced(0, { case_amount: eur(6) })];
  const pointsOf = (input: ReturnType<typeof inputOf>) =>
    openRating(input).contributions.find(({ item }) => item === 'insolvency')?.pointsTenths ?? assert.fail();
  const [whole, part] = [inputOf(...known), inputOf(...known, ...enforced(1, {}))];
  assert.equal(part.enforcement, 6);
  assert.equal(pointsOf(part), pointsOf(whole));
  assert.ok(pointsOf(part) < pointsOf(inputOf(...year(0, '2025-12-31'), nothing)));
});

test('shares that cannot be true together say of nobody that he owns the company', () => {
  const owners = (...shares: readonly number[]) =>
    shares.flatMap((share, at) => row('owners', at, { owner: `Owner ${at}`, owner_share: share }));
  assert.equal(inputOf(...owners(60, 55)).ownersKnownPercent, undefined);
  assert.equal(inputOf(...owners(60, 40.3)).ownersKnownPercent, 100);
});

test('an indirect owner is another view of the shares of those who hold them, and does not come on top', () => {
  const holding = row('capital', 0, { holder: 'Holding GmbH', holder_share: 100 });
  const anna = row('owners', 0, { owner: 'Anna', owner_share: 90.9, owner_path: { code: 'indirect' } });
  assert.equal(inputOf(...holding).ownersKnownPercent, 100);
  assert.equal(inputOf(...holding, ...anna).ownersKnownPercent, 90.9);
  const hidden = fact('owners', 'owners_reason', 'interestedPartyHasNotProvidedInformation');
  assert.equal(inputOf(hidden).ownersKnownPercent, 0);
  assert.equal(inputOf(fact('owners', 'owners_reason', 'noBeneficialOwners')).ownersKnownPercent, undefined);
});

test('a step of a chain is a share of another company, and none of this one', () => {
  const step = row('owners', 0, { owner: 'Anna', owner_share: 60, owner_of: 'Holding' });
  const inAll = row('owners', 1, { owner: 'Anna', owner_share: 42, owner_path: { code: 'indirect' } });
  assert.equal(inputOf(...step).ownersKnownPercent, undefined);
  assert.equal(inputOf(...step, ...inAll).ownersKnownPercent, 42);
  const listed = [
    fact('screening', 'sanctions', 'true_match'),
    ...row('screening', 0, { screened_name: 'Anna', screened_verdict: 'true_match' }),
  ];
  assert.equal(inputOf(...step, ...inAll, ...listed).sanctions, 'match');
});

test('a match of an owner of half is told from one of the company', () => {
  const match = [
    fact('screening', 'sanctions', 'true_match'),
    ...row('screening', 0, { screened_name: 'Anna', screened_verdict: 'true_match' }),
  ];
  const anna = row('owners', 0, { owner: 'Anna', owner_share: { min: 50, max: 75 } });
  assert.equal(inputOf(...match, ...anna).sanctions, 'owned_half');
  assert.equal(inputOf(...match).sanctions, 'match');
  assert.equal(openRating(inputOf(...match)).grade, null);
  assert.equal(inputOf(fact('screening', 'sanctions', 'unresolved')).sanctions, undefined);
});

test('the division of a code says which models were made for a company, however it is typed', () => {
  const codes = [
    'NACE 2.1: 28.13 – Pumps',
    'OKVED 2014: 46.71',
    'SIC 2007: 64209',
    'NAF 6419Z',
    'SIC: 3561',
    'NACE Rev. 2: 62.01',
    '46.90',
    'SIC 2007: 99999',
    'SK NACE: 46710',
    'SK NACE 2.1: 46710',
    'NAICS 2022: 2813',
  ];
  assert.deepEqual(codes.map(ratedSector), [
    ...['manufacturing', 'trade', 'holding', 'bank', 'unknown', 'services', 'trade', 'unknown'],
    ...['trade', 'trade', undefined],
  ]);
});

test('every measured item but those of no fact names the facts it is read from', () => {
  const facts = [
    ...year(0, '2025-12-31', { is_audited: 'audited' }),
    ...year(1, '2024-12-31', { is_audited: 'audited' }),
    fact('identification', 'incorporation_date', '1998-04-16'),
    fact('activities', 'activity_code', 'NACE 2.1: 28.13'),
    fact('legal', 'insolvency', 'nothing_found'),
    fact('group', 'ultimate_parent', 'Nordwind Holding'),
  ];
  const { input, sources } = partOf(...facts);
  const known = new Set(facts.map(({ id }) => id));
  const measured = openRating(input).contributions.filter(({ share }) => share !== undefined);
  assert.ok(measured.length > 9);
  for (const { item } of measured) assert.ok(sources[item].length > 0, item);
  for (const ids of Object.values(sources)) for (const id of ids) assert.ok(known.has(id), id);
  assert.deepEqual(sources.current_ratio, [
    'financials.current_assets.0',
    'financials.creditors_within_1y.0',
  ]);
});
