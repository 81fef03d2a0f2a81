import assert from 'node:assert/strict';
import { test } from 'node:test';
import { situations } from '../situations/situations-fixture.ts';
import { opinionFacts } from './opinion-facts.ts';
import { ratingFacts } from './rating-facts.ts';

function opinion(name: keyof typeof situations) {
  const { facts } = situations[name]();
  const limits = ratingFacts(facts).filter(({ field }) => field === 'credit_limit');
  const [fact] = opinionFacts([...facts, ...limits.map((one) => ({ id: 'limit', ...one }))]);
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
      'Searched without result: insolvency, enforcement.',
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
      'Искали и не нашли: банкротство, взыскания.',
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
