import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'zod';
import { addCalendarDays } from '#kernel/business-days.ts';
import { officialDays } from './official-days.ts';
import { countryCalendar } from './work-calendar.ts';

const published = z.object({ months: z.array(z.object({ month: z.number(), days: z.string() })) });
/** Production calendars as xmlcalendar publishes them; they lie beside the checkout where its data was laid. */
const folder = new URL('../../../../../shared/data/calendars/', import.meta.url);

test('a Saturday that is worked is open, the Monday that it was moved to is closed', () => {
  const russia = countryCalendar('RU');
  const days = ['2024-04-27', '2024-04-29', '2024-04-30', '2025-11-01', '2025-11-03', '2026-01-09'];
  assert.deepEqual(days.map(russia.isOpen), [true, false, false, true, false, false]);
  assert.equal(countryCalendar('BY').isOpen('2025-12-20'), true);
  assert.equal(countryCalendar('UZ').isOpen('2025-12-08'), false);
});

test('a year without an official calendar has the holidays of the package', () => {
  assert.equal(officialDays('RU', '2023'), undefined);
  assert.equal(officialDays('DE', '2025'), undefined);
  assert.equal(countryCalendar('RU').isOpen('2023-06-12'), false);
  assert.equal(countryCalendar('RU').isOpen('2023-06-13'), true);
});

for (const code of ['RU', 'BY', 'KZ', 'UZ'])
  for (const year of [2024, 2025]) {
    const file = new URL(`${code.toLowerCase()}-${year}.json`, folder);
    const skip = existsSync(file) ? false : 'the published calendars do not lie beside this checkout';
    test(`${code} ${year}: every day is open or closed as published`, { skip }, () => {
      const closed = closedDays(published.parse(JSON.parse(readFileSync(file, 'utf8'))));
      const { isOpen } = countryCalendar(code);
      const wrong: string[] = [];
      for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = addCalendarDays(day, 1))
        if (isOpen(day) === closed.has(day.slice(5))) wrong.push(day);
      assert.deepEqual(wrong, []);
    });
  }

/** `8*` is a day cut short, which is worked; `29+` one that a weekend day was moved to. */
function closedDays({ months }: z.infer<typeof published>): ReadonlySet<string> {
  const two = (part: number | string) => String(part).padStart(2, '0');
  return new Set(
    months.flatMap(({ month, days }) =>
      days
        .split(',')
        .filter((day) => !day.endsWith('*'))
        .map((day) => `${two(month)}-${two(day.replace('+', ''))}`),
    ),
  );
}
