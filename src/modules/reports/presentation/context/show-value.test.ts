import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { everyLanguageOf } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { FactValue } from '../../dossier/fact-value.ts';
import type { Field } from '../../dossier/section-shape.ts';
import { showDate, showDay, showValue } from './show-value.ts';

const field = (kind: Field['kind'], more: Pick<Field, 'format'> = {}): Field => ({
  code: 'x',
  kind,
  label: everyLanguageOf({ ru: 'Х' }, 'X'),
  ...more,
});
const text = field('text');
const money = field('money');
const read = (of: Parameters<typeof showValue>[0], value: FactValue, locale: 'en' | 'ru') =>
  showValue(of, value, locale).text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('showing a value', () => {
  it('prints dates as exactly as they are known', () => {
    assert.equal(showDate('2009', 'ru'), '2009');
    assert.equal(showDate('2009-04', 'en').replaceAll('\u00a0', ' '), 'April 2009');
    assert.equal(showDate('2026-11-21', 'ru').replaceAll('\u00a0', ' '), '21 ноября 2026 г.');
    assert.equal(
      showDay(new Date('2026-11-21T23:59:59Z'), 'en').replaceAll('\u00a0', ' '),
      '21 November 2026',
    );
  });

  it('prints money with the minor unit of its currency', () => {
    assert.equal(read(money, { amountMinor: 1_234_567_890, currency: 'RUB' }, 'ru'), '12 345 678,90 ₽');
    assert.equal(read(money, { amountMinor: -500, currency: 'EUR' }, 'en'), '−€5');
    assert.equal(read(money, { amountMinor: 1_000, currency: 'JPY' }, 'en'), 'JP¥1,000');
    assert.equal(read(money, { amountMinor: 1_500, currency: 'KWD' }, 'en'), 'KWD 1.500');
  });

  it('prints numbers with their unit, lists, answers', () => {
    assert.equal(read(field('number', { format: 'percent' }), 66.67, 'ru'), '66,67 %');
    assert.equal(read(field('number', { format: 'days' }), 12, 'en'), '12 days');
    assert.equal(read(field('list'), ['a', 'b'], 'en'), 'a; b');
    assert.equal(read(field('yes-no'), false, 'ru'), 'Нет');
  });

  it('names countries, also those that ISO lacks', () => {
    const country = field('text', { format: 'country' });
    assert.equal(read(country, 'DE', 'ru'), 'Германия');
    assert.equal(showValue(country, 'OS', 'ru', { OS: 'Южная Осетия' }).text, 'Южная Осетия');
    assert.equal(read(country, 'Bavaria', 'en'), 'Bavaria');
  });

  it('shows the reader’s language first and never hides the original', () => {
    const value = {
      text: 'Ruhig',
      lang: 'de',
      translation: { text: 'Спокойно', lang: 'ru', by: 'machine' },
    } as const;
    assert.deepEqual(showValue(text, value, 'ru'), {
      text: 'Спокойно',
      note: 'Оригинал, машинный перевод: Ruhig',
    });
    assert.deepEqual(showValue(text, value, 'en'), { text: 'Ruhig', note: null });
  });

  it('cuts between whole characters and shows the cut', () => {
    assert.equal(shorten('😀😀😀😀', 3), '😀😀…');
    assert.equal(shorten('abc', 3), 'abc');
  });
});
