import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type DateFormat, dateFormats, readDay } from './read-day.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as a register of this format writes it. */
function written(iso: string, format: DateFormat): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return format
    .replace('yyyy', year)
    .replace('MMM', months[Number(month) - 1] ?? '')
    .replace('MM', month)
    .replace('dd', day)
    .replace(/^d /, `${Number(day)} `);
}

test('every day is read back from every form it is written in', () => {
  const days = fc
    .date({ min: new Date('1600-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.constantFrom(...dateFormats), (day, format) =>
      assert.equal(readDay(written(day, format), format), day),
    ),
    { numRuns: 300 },
  );
});

test('what is no day of the calendar, or of another form, is refused with its words', () => {
  for (const [text, format] of [
    ['2026-02-29', 'yyyy-MM-dd'],
    ['2026-13-01', 'yyyy-MM-dd'],
    ['2026-00-10', 'yyyy-MM-dd'],
    ['2026-01-00', 'yyyy-MM-dd'],
    ['01.02.2026', 'yyyy-MM-dd'],
    ['26-01-02', 'yyyy-MM-dd'],
    ['2026012', 'yyyyMMdd'],
    ['31.04.2026', 'dd.MM.yyyy'],
    ['13/31/2026', 'dd/MM/yyyy'],
    ['31/12/2026', 'MM/dd/yyyy'],
    ['1 Foo 2026', 'd MMM yyyy'],
    ['30 Feb 2026', 'd MMM yyyy'],
    ['yesterday', 'dd-MM-yyyy'],
  ] as const)
    assert.throws(() => readDay(text, format), {
      name: 'RangeError',
      message: `"${text}" is not a day as ${format}`,
    });
  assert.throws(
    () => readDay('x'.repeat(500), 'yyyyMMdd'),
    (error) => String(error).length < 100,
  );
});

test('days are written as people write them: without zeros, with a time behind, in whole words', () => {
  assert.equal(readDay('', 'yyyyMMdd'), null);
  assert.equal(readDay('2026-1-5', 'yyyy-MM-dd'), '2026-01-05');
  assert.equal(readDay('2026-01-05T23:59:59+01:00', 'yyyy-MM-dd'), '2026-01-05');
  assert.equal(readDay('2026-01-05 00:00', 'yyyy-MM-dd'), '2026-01-05');
  assert.equal(readDay('5.1.2026', 'dd.MM.yyyy'), '2026-01-05');
  assert.equal(readDay('5 January 2026', 'd MMM yyyy'), '2026-01-05');
  assert.equal(readDay('5 JAN 2026', 'd MMM yyyy'), '2026-01-05');
  assert.equal(readDay('29/02/2028', 'dd/MM/yyyy'), '2028-02-29');
});
