import Holidays, { type HolidaysTypes } from 'date-holidays';
import {
  addCalendarDays,
  type CalendarDay,
  intersectCalendars,
  type WorkCalendar,
  weekdayOf,
} from '#kernel/business-days.ts';
import { dayMs } from '#kernel/clock.ts';
import { type CountryCode, deskCountry } from './desk/desk-hours.ts';
import otherWeekends from './weekends-of-countries.json' with { type: 'json' };

const usualWeekend = [6, 0];

const calendars = new Map<CountryCode, WorkCalendar>();

/** When a country works. Holidays are those of `date-holidays`; a country it lacks has weekends only. */
export function countryCalendar(code: CountryCode): WorkCalendar {
  const known = calendars.get(code);
  if (known !== undefined) return known;
  const weekend = otherWeekends[code] ?? usualWeekend;
  const holidaysByYear = new Map<string, ReadonlySet<CalendarDay>>();
  const holidaysOf = (year: string) => {
    const found = holidaysByYear.get(year) ?? publicHolidays(code, year);
    holidaysByYear.set(year, found);
    return found;
  };
  const calendar: WorkCalendar = {
    isOpen: (day) => !weekend.includes(weekdayOf(day)) && !holidaysOf(day.slice(0, 4)).has(day),
  };
  calendars.set(code, calendar);
  return calendar;
}

/** Both our desk and the company's country have to be open for a day to count. */
export function orderCalendar(code: CountryCode): WorkCalendar {
  return intersectCalendars(countryCalendar(deskCountry), countryCalendar(code));
}

function publicHolidays(code: CountryCode, year: string): ReadonlySet<CalendarDay> {
  const holidays = new Holidays();
  const isKnown = Object.hasOwn(holidays.getCountries(), code);
  if (!isKnown) return new Set();
  holidays.init(code);
  // One that begins in December may go on in January.
  const found = [Number(year) - 1, Number(year)].flatMap((one) => holidays.getHolidays(one));
  return new Set(found.filter(({ type }) => type === 'public').flatMap(daysOf));
}

/** Every day of a holiday, the first one first: the end of a fast or the turn of the year may close for a week. */
function daysOf({ date, start, end }: HolidaysTypes.Holiday): CalendarDay[] {
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
  return Array.from({ length: count }, (_, index) => addCalendarDays(date.slice(0, 10), index));
}
