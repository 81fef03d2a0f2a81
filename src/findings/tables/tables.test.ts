import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { decodeTable } from './decode-table.ts';
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

/** Runs in a process of its own, which a reader that never comes back cannot take the test with it. */
function readsInTime(html: string): void {
  const url = new URL('./read-table.ts', import.meta.url).href;
  const code = `const { readTable } = await import(${JSON.stringify(url)}); readTable({ html: ${html}, text: '' });`;
  const { status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=400', '--input-type=module', '-e', code],
    { timeout: 15_000 },
  );
  assert.equal(status, 0, html);
}

test('markup that was made to hold a browser is read in one walk, and grows to no table without end', () => {
  readsInTime("'<td>' + '<!--'.repeat(249_999)");
  readsInTime("'<td>x</td><' + 'a'.repeat(999_900)");
  readsInTime("'<td colspan=40 rowspan=400>'.repeat(18_000) + '<tr>'.repeat(120_000)");
  assert.deepEqual(rowsOf('', '<table><tr><td>a</td><!-- <td>no'), [['a']]);
  const wide = readTable({ html: `<table><tr>${'<td colspan=30>x</td>'.repeat(3)}</tr></table>`, text: '' });
  assert.deepEqual([wide.rows[0]?.length, wide.rows[0]?.[30], wide.isCut], [tableBounds.columns, 'x', true]);
  const long = readTable({ html: `<table>${'<tr><td>x'.repeat(tableBounds.rows + 1)}</table>`, text: '' });
  assert.deepEqual([long.rows.length, long.isCut], [tableBounds.rows, true]);
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

test('quotes around a part of a cell are its own, and one that never closes swallows nothing', () => {
  assert.deepEqual(rowsOf('"Ромашка" ООО\tдоля\n"Jane\tDirector\n"two\nlines"\tx'), [
    ['"Ромашка" ООО', 'доля'],
    ['"Jane', 'Director'],
    ['two lines', 'x'],
  ]);
  const started = Date.now();
  rowsOf('"a\t'.repeat(100_000));
  assert.ok(Date.now() - started < 5_000);
});

test('a cell over several rows keeps the others in their columns', () => {
  const html = '<table><tr><td rowspan="2">A<td>1<td>x<tr><td>2<td>&Ouml;<tr><td>B<td>3<td>z</table>';
  assert.deepEqual(rowsOf('', html), [
    ['A', '1', 'x'],
    ['', '2', 'Ö'],
    ['B', '3', 'z'],
  ]);
});

test('a file of values is read in the encoding it was written in', () => {
  const bytes = (...all: readonly number[]) => new Uint8Array(all);
  assert.equal(decodeTable(new TextEncoder().encode('Имя;Öl')), 'Имя;Öl');
  assert.equal(decodeTable(bytes(0xff, 0xfe, 0x18, 0x04, 0x3c, 0x04)), 'Им');
  assert.equal(decodeTable(bytes(0xc8, 0xec, 0xff, 0x3b)), 'Имя;');
  assert.equal(decodeTable(bytes(0x4b, 0xfc, 0x6c, 0x3b)), 'Kül;');
});
