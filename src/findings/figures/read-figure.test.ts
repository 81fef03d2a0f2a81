import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencyOfHeading } from './currency-words.ts';
import { decimalMarkOf, readFigure } from './read-figure.ts';
import { unitOfHeading } from './scale-words.ts';

const read = (text: string, mark?: '.' | ',') => {
  const figure = readFigure(text, mark);
  return figure.is === 'figure' ? figure.amount : figure.is;
};

test('figures are read as their writers group them', () => {
  const written: Readonly<Record<string, string>> = {
    '1.234,5': '1234.5',
    '1 234,5 тыс.': '1234500',
    '1\u202f905\u202f218,77': '1905218.77',
    '(1,234,000)': '-1234000',
    '−5': '-5',
    '5-': '-5',
    '1,234.5k': '1234500',
    '12 млн': '12000000',
    '1,9 млрд руб.': '1900000000',
    '12,34,567.89': '1234567.89',
    '2.5 crore': '25000000',
    '٣٬٤٥٦٫٧': '3456.7',
    '۱۲۳۴': '1234',
    '１２３,４５６': '123456',
    "1'234'567.00": '1234567',
    '1’234.50': '1234.5',
    '€ 2.140.300,00': '2140300',
    '-£12,000.10': '-12000.1',
    'TEUR 512,5': '512500',
    '3億': '300000000',
    '0.125': '0.125',
    '1234.567': '1234.567',
    '0': '0',
    '17*': '17',
    '(12,5)': '-12.5',
    '+7': '7',
    '1.9m': '1900000',
  };
  for (const [text, amount] of Object.entries(written)) assert.equal(read(text), amount, text);
});

test('a mark that may be either is read by its neighbours, and asked without them', () => {
  assert.deepEqual(readFigure('1.234'), { is: 'figure', amount: '1234', other: '1.234', isScaled: false });
  assert.deepEqual([read('1.234', ','), read('1.234', '.'), read('1,250', ',')], ['1234', '1.234', '1.25']);
  // A whole of thousands in thousands is rarer than decimals of them.
  assert.deepEqual(readFigure('1,234 тыс.'), {
    ...{ is: 'figure', amount: '1234', other: '1234000', isScaled: true },
  });
  assert.equal(decimalMarkOf(['1.234', '2.140.300', '784.629,10']), ',');
  assert.equal(decimalMarkOf(['12,500', '1.5', '3,000.25']), '.');
  assert.equal(decimalMarkOf(['1.234', '5', '']), undefined);
});

test('what is no figure is not made one, and a dash is none', () => {
  for (const text of ['', '-', '—', 'n/a', 'н/д', '…'.replace('…', '...')])
    assert.equal(read(text), 'nothing', text);
  const others = [
    'Umsatz',
    '12 34',
    '1,23,4',
    '2025 2024',
    '12 %',
    '1.2.3',
    '(5',
    '31.12.2025',
    '12 mice',
    '9'.repeat(70),
  ];
  for (const text of others) assert.equal(read(text), 'unreadable', text);
});

test('a heading tells unit and currency of what stands below it', () => {
  assert.deepEqual(
    ['TEUR', "£'000", 'в тыс. руб.', 'in EUR million', '€m', 'EUR', 'MEUR', 'USD thousands', 'tys. zł'].map(
      unitOfHeading,
    ),
    [1_000, 1_000, 1_000, 1_000_000, 1_000_000, undefined, 1_000_000, 1_000, 1_000],
  );
  assert.deepEqual(
    ['TEUR', "£'000", 'в тыс. руб.', 'USD thousands', 'tys. zł', 'Jahr'].map(currencyOfHeading),
    ['EUR', 'GBP', 'RUB', 'USD', 'PLN', undefined],
  );
});
