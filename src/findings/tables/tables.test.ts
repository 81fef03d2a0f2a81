import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf, nameLine } from './name-line.ts';
import { periodOfHeading } from './period-of-heading.ts';
import { readTable, tableBounds } from './read-table.ts';
import { statementTable } from './statement-table.ts';

const rowsOf = (text: string, html = '') => readTable({ html, text }).rows;

test('what the clipboard holds becomes rows of cells, whatever parts them', () => {
  assert.deepEqual(rowsOf('Sales\t1,2\t3\r\nCash\t"4\t5"\t\n'), [
    ['Sales', '1,2', '3'],
    ['Cash', '4 5', ''],
  ]);
  assert.deepEqual(rowsOf('Umsatz;1.000,5;2\nKasse;"3 ""neu""";4'), [
    ['Umsatz', '1.000,5', '2'],
    ['Kasse', '3 "neu"', '4'],
  ]);
  assert.deepEqual(rowsOf('a,"1,000",2\nb,3,4'), [
    ['a', '1,000', '2'],
    ['b', '3', '4'],
  ]);
  assert.deepEqual(rowsOf('Sales        1,200   900\nCash           10    20'), [
    ['Sales', '1,200', '900'],
    ['Cash', '10', '20'],
  ]);
  const html = `<html><style>td {mso: 1}</style><!-- <td>no --><table><tr><th colspan=2>A &amp; B<th>2025</tr>
    <tr><td>Caf&#233;<br>x</td><td></td><td>1&nbsp;234</td></tr></table></html>`;
  assert.deepEqual(rowsOf('ignored', html), [
    ['A & B', '', '2025'],
    ['Café x', '', '1 234'],
  ]);
  assert.deepEqual(rowsOf('plain\t1', '<p>no table</p>'), [['plain', '1']]);
});

test('more than a table may hold is cut, and said', () => {
  const long = readTable({ html: '', text: 'a\t1\n'.repeat(tableBounds.rows + 5) });
  assert.deepEqual([long.rows.length, long.isCut], [tableBounds.rows, true]);
  const wide = readTable({ html: '', text: 'x\t'.repeat(tableBounds.columns + 3) });
  assert.deepEqual([wide.rows[0]?.length, wide.isCut], [tableBounds.columns, true]);
  assert.equal(readTable({ html: '', text: `${'x'.repeat(900)}\t1` }).rows[0]?.[0]?.length, tableBounds.cell);
});

test('headings name the end of their period', () => {
  const named: Readonly<Record<string, string | undefined>> = {
    '31.12.2025': '2025-12-31',
    '31/12/2024': '2024-12-31',
    '12/31/2024': '2024-12-31',
    '31 Dec 2023': '2023-12-31',
    'На 31 декабря 2024 г.': '2024-12-31',
    'December 31, 2022': '2022-12-31',
    '31 de diciembre de 2021': '2021-12-31',
    'За 2025 год': '2025',
    FY2024: '2024',
    '2024/2025': '2025',
    '2025-06-30 EUR': '2025-06-30',
    Vorjahr: undefined,
    '31.02.2025': undefined,
  };
  for (const [heading, end] of Object.entries(named)) assert.equal(periodOfHeading(heading), end, heading);
});

test('lines are known by their names in eight languages, numbered, noted or within longer ones', () => {
  assert.equal(nameLine('A. II. Sachanlagen', 'de')?.line, 'tangible');
  assert.equal(nameLine('Чистая прибыль (убыток)', 'ru')?.line, 'net');
  assert.equal(nameLine('Trade payables (note 12)', 'en')?.line, 'trade_creditors');
  assert.deepEqual(nameLine('Total property, plant and equipment', 'en'), {
    line: 'tangible',
    isExact: false,
  });
  assert.equal(nameLine('Other things of no line at all', 'en'), undefined);
  assert.equal(languageOf(['Umsatzerlöse', 'Materialaufwand', 'Vorräte']), 'de');
  assert.equal(languageOf(['Aktiva celkem', 'Vlastní kapitál', 'Zásoby']), 'cs');
});

test('a German balance sheet in thousands is read, with the year before it', () => {
  const table = statementTable(
    readTable({
      html: '',
      text: [
        'Passiva\t31.12.2025\t31.12.2024',
        '\tTEUR\tTEUR',
        'A. Eigenkapital\t2.960,2\t2.596',
        'B. Rückstellungen\t-\t12',
        '1. gegenüber Kreditinstituten\t2.140,3\t2.260',
        '2. aus Lieferungen und Leistungen\t1.905,2\t1.798',
        'Unbekanntes\t7\t8',
        'Bilanzsumme\t7.790,3\t7.389',
      ].join('\n'),
    }),
  );
  assert.ok(table);
  assert.deepEqual([table.unit, table.currency, table.mark], [1_000, 'EUR', ',']);
  assert.deepEqual(
    table.columns.map(({ end }) => end),
    ['2025-12-31', '2024-12-31'],
  );
  assert.deepEqual(
    table.rows.map(({ line, figures }) => [
      line,
      figures.map((one) => (one.is === 'figure' ? one.amount : one.is)),
    ]),
    [
      ['equity', ['2960.2', '2596']],
      ['provisions', ['nothing', '12']],
      ['long_term_borrowings', ['2140.3', '2260']],
      ['trade_creditors', ['1905.2', '1798']],
      [undefined, ['7', '8']],
      ['total_assets', ['7790.3', '7389']],
    ],
  );
});

test('years may stand down and lines across, and codes of a form are no figures', () => {
  const turned = statementTable(
    readTable({ html: '', text: 'Year\tRevenue\tNet profit\n2024\t1,200\t(30)\n2025\t1,500\t45' }),
  );
  assert.deepEqual(
    turned?.columns.map(({ end }) => end),
    ['2024', '2025'],
  );
  assert.deepEqual(
    turned?.rows.map(({ line }) => line),
    ['sales', 'net'],
  );
  const coded = statementTable(
    readTable({
      html: '',
      text: 'Показатель\tКод\t2024\t2023\nВыручка, тыс. руб.\t2110\t5 000\t4 000\nЗапасы\t1210\t7\t8',
    }),
  );
  assert.deepEqual([coded?.columns.length, coded?.unit, coded?.currency], [2, 1_000, 'RUB']);
});
