import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dossier, FactDraft } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { sampleFact } from '../dossier/sample-dossier.ts';
import {
  accounts,
  courts,
  dossierOf,
  eur,
  identity,
  lists,
  register,
  rows,
  said,
  statement,
  years,
} from '../situations/situation-facts-fixture.ts';
import { situations } from '../situations/situations-fixture.ts';
import { opinionFacts } from './opinion-facts.ts';
import { ratingFacts } from './rating-facts.ts';

const opinion = (name: keyof typeof situations) => opinionOf(situations[name]());

function opinionOf({ facts }: Pick<Dossier, 'facts'>, own?: FactValue) {
  const limits = ratingFacts(facts).filter(({ field }) => field === 'credit_limit');
  const [ours] = limits;
  const limit = own === undefined ? ours : sampleFact('rating', 'credit_limit', own);
  const [fact] = opinionFacts([...facts, ...(limit === undefined ? [] : [{ id: 'limit', ...limit }])]);
  const value = fact?.value;
  const isText = typeof value === 'object' && 'text' in value;
  return {
    fact,
    en: isText ? value.text : '',
    ru: isText ? (value.translation?.text ?? '') : '',
    by: isText ? value.translation?.by : undefined,
  };
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a template says what the company is, its weak spot, what threatens it, how much, and what to ask above', () => {
  const { en, ru } = opinion('full');
  assert.equal(
    plain(en),
    [
      'The company has existed since 1998 and has 86 employees; equity is 44% of assets.',
      'The weak spot is the trend: sales fell 3.5% in 2025.',
      'Claims of €186,400 against it are open, 5.5% of equity.',
      'Searched without result: insolvency, open enforcement proceedings.',
      'By the open formula up to €330,000 on open account is justified.',
      'Above it, ask who owns the unknown 51.6%.',
    ].join(' '),
  );
  assert.equal(
    plain(ru),
    [
      'Компания существует с 1998 года, в штате 86 сотрудников; собственный капитал — 44 % активов.',
      'Слабое место — динамика: за 2025 год выручка снизилась на 3,5 %.',
      'К компании предъявлены иски на 186 400 € (5,5 % капитала), дела идут.',
      'Искали и не нашли: банкротство, открытые исполнительные производства.',
      'По открытой формуле отсрочка в пределах 330 000 € оправданна.',
      'Если нужно больше, спросите, кому принадлежат неизвестные 51,6 %.',
    ].join(' '),
  );
});

test('whoever is insolvent gets no credit, and of whom nothing is known nothing is said', () => {
  const { en } = opinion('insolvent');
  assert.match(en, /^Insolvency proceedings against the company are open\./);
  assert.match(
    en,
    /equity: −€26,420 at 31\u00a0December\u00a02023; debts exceed assets\. Creditors enforce €12,100\./,
  );
  assert.match(en, /The rating allows no credit: ask for prepayment\.$/);
  assert.equal(opinion('bare').fact, undefined);
});

test('it is computed of the facts that it names, and of no register', () => {
  const { fact, by } = opinion('full');
  assert.equal(by, 'template');
  assert.equal(fact?.method, 'computed');
  assert.match(fact?.source ?? '', /^Countercheck/);
  const places = new Set(
    situations.full().facts.map(({ section, field, position }) => `${section}.${field}.${position}`),
  );
  const named = (fact?.place ?? '').split(' ');
  assert.ok(named.length > 4);
  for (const place of named) assert.ok(places.has(place) || place === 'rating.credit_limit.0', place);
});

test('every one fits in 600 characters, and says the same figures in both languages', () => {
  for (const name of Object.keys(situations) as (keyof typeof situations)[]) {
    const { en, ru } = opinion(name);
    assert.ok(en.length <= 600 && ru.length <= 600, name);
    const figures = (text: string) =>
      (text.replaceAll(/(?<=\d)[,.\u00a0](?=\d)/g, '').match(/\d+/g) ?? []).toSorted();
    assert.deepEqual(figures(ru), figures(en), name);
  }
});

/** An invented company with these accounts, newest first, and whatever else is told of it. */
function company(
  statements: readonly Readonly<Record<string, FactValue>>[],
  more: readonly FactDraft[] = [],
) {
  const known = identity(
    'Nordwind Maschinenbau GmbH',
    'HRB 104523',
    '1998-04-16',
    'Hafenstr. 14, 20457 Hamburg',
  );
  const fields = new Set(more.map(({ field }) => field));
  return dossierOf([
    ...known.filter(({ field }) => !fields.has(field)),
    ...rows('financials', accounts, statements),
    ...more,
  ]);
}
const saidOf = (...of: Parameters<typeof company>) => {
  const { en, ru } = opinionOf(company(...of));
  return { en: plain(en), ru: plain(ru) };
};

test('a small fall of sales is no rise, and no year is set beside one that is not the one before', () => {
  const { en } = saidOf([years(2025, 9_800), years(2024, 10_000)]);
  assert.doesNotMatch(en, /weak spot|neither a loss/);
  assert.match(saidOf([years(2025, 10_000), years(2024, 10_000)]).en, /neither a loss nor falling sales/);
  assert.doesNotMatch(saidOf([years(2025, 7_000), years(2021, 10_000)]).en, /sales fell|falling/);
});

test('a period is called what it is', () => {
  const summer = (year: number, sales: number) => ({ ...years(year, sales), period_end: `${year}-06-30` });
  const fiscal = saidOf([summer(2026, 9_000), summer(2025, 10_000)]);
  assert.match(fiscal.en, /sales fell 10% in the year to 30 Jun 2026\./);
  assert.match(fiscal.ru, /за год по 30\.06\.2026 выручка снизилась на 10 %\./);
  const start = { ...years(2025, 900), net_result: eur(-80), period_months: 7 };
  assert.match(saidOf([start]).en, /a loss of €80,000 in the 7 months to 31 Dec 2025\./);
  assert.match(saidOf([start]).ru, /за 7 мес\. по 31\.12\.2025 убыток 80 000 €\./);
});

test('who is deleted neither exists nor employs anybody', () => {
  const { en, ru } = saidOf(
    [years(2024, 10_000)],
    [
      sampleFact('identification', 'status', 'Deleted', register),
      sampleFact('activities', 'employees', 86, register),
    ],
  );
  assert.match(en, /^The company has been deleted from its register\. (?!The company has existed)/);
  assert.doesNotMatch(en, /86 employees|has existed|prepayment/);
  assert.doesNotMatch(ru, /86|существует/);
});

test('a match with a sanctions list is told first, and nobody is told to pay ahead', () => {
  const matched = said('screening', lists, { sanctions: 'true_match' });
  const { en, ru } = saidOf([years(2025, 10_000), years(2024, 9_000)], matched);
  assert.match(en, /^A match with a sanctions list is confirmed: ask a lawyer/);
  assert.match(ru, /^Совпадение с санкционным списком подтверждено/);
  assert.doesNotMatch(en, /prepayment|rating allows/);
});

test('a limit that an analyst set is not said to come from the formula', () => {
  const dossier = company([years(2025, 10_000), years(2024, 9_000)]);
  const of = (own: FactValue) => plain(opinionOf(dossier, own).en);
  assert.match(of(eur(50)), /The analyst sets a limit of €50,000 on open account\./);
  assert.match(of(eur(0)), /The analyst allows no credit/);
  for (const own of [eur(50), eur(0)]) assert.doesNotMatch(of(own), /formula|rating/);
  assert.match(plain(opinionOf(dossier).en), /By the open formula up to €330,000/);
});

test('a formula that leaves no room is no rating that allows none', () => {
  const { en } = saidOf([{ ...years(2025, 10_000), cogs: eur(0) }]);
  assert.match(en, /The open formula leaves no room for credit/);
  assert.doesNotMatch(en, /rating/);
});

test('claims of which not all sums can be added up are not said to be all', () => {
  const suit = (amount: FactValue) => ({
    ...{ case_kind: { code: 'court_case' }, case_role: { code: 'defendant' }, case_amount: amount },
    case_stage: { code: 'under_way' },
  });
  const dollars = suit({ amountMinor: 500_000_000, currency: 'USD' });
  const found = said('legal', courts, { court_cases: 'found' });
  const with_ = (...suits: ReturnType<typeof suit>[]) =>
    saidOf([years(2025, 10_000), years(2024, 9_000)], [...found, ...rows('legal', courts, suits)]);
  assert.match(with_(suit(eur(10)), dollars).en, /Claims of at least €10,000 against it are open; not all/);
  assert.match(with_(dollars).en, /Claims against it are open; not all of their sums can be added up\./);
  assert.match(with_(dollars).ru, /предъявлены иски, дела идут; сложить все суммы нельзя\./);
  assert.match(with_(dollars).en, /Above it, ask how the claims stand\.$/);
  assert.match(with_(suit(eur(10))).en, /Claims of €10,000 against it are open, 0\.3% of equity\./);
  const unnamed = saidOf([years(2025, 10_000)], found).en;
  assert.doesNotMatch(unnamed, /Claims/);
});

test('who owes nearly nothing is not said to owe nothing', () => {
  const rich = { ...years(2025, 10_000), equity: eur(7_745), total_assets: eur(7_750) };
  assert.match(saidOf([rich]).en, /equity is 99\.94% of assets/);
  const of = (equity: number) =>
    saidOf([{ ...years(2025, 10_000), equity: eur(equity), total_assets: eur(7_750) }]).en;
  assert.match(of(7_749.9), /equity is 99\.99% of assets/);
  assert.match(of(0.1), /equity is 0\.01% of assets/);
  assert.match(of(7_750), /equity is 100% of assets/);
});

test('figures of a group are not told as those of the company alone', () => {
  const group = (year: number) => ({ ...years(year, 50_000), statement_scope: 'consolidated' });
  assert.match(saidOf([group(2025), group(2024)]).en, /assets\. The accounts are those of its group\. /);
  assert.match(saidOf([group(2025), group(2024)]).ru, /активов\. Отчётность — по группе\. /);
  assert.doesNotMatch(saidOf([years(2025, 9_000), years(2024, 8_000)]).en, /group/);
  const unsaid = { ...statement(2025, { sales: 50_000, net_result: 10 }), statement_scope: 'consolidated' };
  const people = sampleFact('activities', 'employees', 86, register);
  assert.doesNotMatch(saidOf([unsaid], [people]).en, /group/, 'no figure of them is told');
  const deleted = sampleFact('identification', 'status', 'Deleted', register);
  assert.doesNotMatch(saidOf([group(2025)], [deleted]).en, /group/);
  const lost = { ...group(2025), net_result: eur(-80) };
  assert.match(
    saidOf([lost], [deleted]).en,
    /a loss of €80,000 in 2025\. The accounts are those of its group\./,
  );
});

test('enforcement that was found and is over is not said to be none', () => {
  const over = rows('legal', courts, [
    { case_kind: { code: 'enforcement' }, case_amount: eur(8), case_stage: { code: 'satisfied' } },
  ]);
  const { en, ru } = saidOf([years(2025, 10_000)], over);
  assert.match(en, /Searched without result: open enforcement proceedings\./);
  assert.match(ru, /Искали и не нашли: открытые исполнительные производства\./);
});
