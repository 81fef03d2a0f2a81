import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAgain, readValue } from './read-value.ts';
import { type TypedValue, typedOf, untyped } from './typed-value.ts';

const read = (kind: Parameters<typeof readValue>[0], text: string, more: Partial<TypedValue> = {}) =>
  readValue(kind, { ...untyped, text, ...more });

test('numbers are read as people write them', () => {
  for (const [text, number] of [
    ['1250', 1250],
    ['1 250', 1250],
    ['1\u00a0250,5', 1250.5],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1,250,000', 1_250_000],
    ["1'250'000", 1_250_000],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['−7', -7],
  ] as const) {
    assert.deepEqual(read('number', text), { value: number }, text);
  }
});

test('what could mean two numbers is refused', () =>
  assert.deepEqual(read('number', '1,250'), { error: 'number' }));

test('what is no number is refused', () => {
  for (const text of ['abc', '1..2', '1,2,3', '12%', '--1', '1.250,50.1']) {
    assert.deepEqual(read('number', text), { error: 'number' }, text);
  }
});

test('money counts the smallest unit of its currency', () => {
  const money = (text: string, currency: string) => read('money', text, { currency });
  assert.deepEqual(money('25000', 'EUR'), { value: { amountMinor: 2_500_000, currency: 'EUR' } });
  assert.deepEqual(money('0.07', 'usd'), { value: { amountMinor: 7, currency: 'USD' } });
  assert.deepEqual(money('-1 250,5', 'EUR'), { value: { amountMinor: -125_050, currency: 'EUR' } });
  assert.deepEqual(money('1500', 'JPY'), { value: { amountMinor: 1500, currency: 'JPY' } });
  assert.deepEqual(money('15.5', 'JPY'), { error: 'amount' });
  assert.deepEqual(money('15.555', 'EUR'), { error: 'amount' });
  assert.deepEqual(money('15', 'XX'), { error: 'currency' });
});

test('a date is as exact as its source, and real', () => {
  for (const text of ['2026', '2026-11', '2024-02-29']) {
    assert.deepEqual(read('date', text), { value: text });
  }
  for (const text of ['26', '2026-13', '2025-02-29', '21.11.2026']) {
    assert.deepEqual(read('date', text), { error: 'date' }, text);
  }
});

test('a list has one entry a line', () =>
  assert.deepEqual(read('list', ' steel \n\n pumps'), { value: ['steel', 'pumps'] }));

test('a text names its language only where it was given', () => {
  assert.deepEqual(read('text', ' Werk in Kassel '), { value: 'Werk in Kassel' });
  assert.deepEqual(read('text', 'Werk', { lang: 'de' }), { value: { text: 'Werk', lang: 'de' } });
  assert.deepEqual(read('text', 'Завод', { lang: 'ru', translation: 'Works', translationBy: 'machine' }), {
    value: { text: 'Завод', lang: 'ru', translation: { text: 'Works', lang: 'en', by: 'machine' } },
  });
});

test('nothing typed is no value', () => {
  assert.deepEqual(read('text', '  '), { error: 'empty' });
  assert.deepEqual(read('status', ''), { error: 'choose' });
});

test('a saved value comes back as it was typed', () => {
  const values = [
    ['money', { amountMinor: -125_050, currency: 'EUR' }],
    ['money', { amountMinor: 7, currency: 'USD' }],
    ['money', { amountMinor: 1500, currency: 'JPY' }],
    ['number', 12.5],
    ['yes-no', false],
    ['list', ['steel', 'pumps']],
    ['text', { text: 'Werk', lang: 'de', translation: { text: 'Завод', lang: 'ru', by: 'human' } }],
  ] as const;
  for (const [kind, value] of values) {
    const typed = typedOf(Array.isArray(value) ? [...value] : (value as Parameters<typeof typedOf>[0]));
    assert.deepEqual(readValue(kind, typed), { value });
  }
});

test('a code stays a code while its words are what they were', () => {
  const options = [{ code: 'director', label: 'Director' }];
  const saved = { code: 'director', word: 'Geschäftsführer' };
  const typed = typedOf(saved, options);
  assert.equal(typed.text, 'Director: Geschäftsführer');
  assert.deepEqual(readAgain('text', typed, saved, options), { value: saved });
  assert.deepEqual(readAgain('text', { ...typed, text: 'Chairman' }, saved, options), { value: 'Chairman' });
  assert.deepEqual(readAgain('text', { ...typed, lang: 'de' }, saved, options), {
    value: { text: 'Director: Geschäftsführer', lang: 'de' },
  });
  assert.deepEqual(readAgain('text', typed, undefined, options), { value: 'Director: Geschäftsführer' });
  // What bears its code as a text, or is none, is read as it was typed.
  assert.deepEqual(readAgain('text', { ...untyped, text: 'FR' }, 'DE', options), { value: 'FR' });
});
