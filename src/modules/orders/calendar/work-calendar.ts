import Holidays, { type HolidaysTypes } from 'date-holidays';
import {
  addCalendarDays,
  type CalendarDay,
  intersectCalendars,
  type WorkCalendar,
  weekdayOf,
} from '#kernel/business-days.ts';
import { dayMs } from '#kernel/clock.ts';
import { deskDay, deskHoursBetween } from '../desk/desk-clock.ts';
import { type CountryCode, deskCountry } from '../desk/desk-hours.ts';
import { type DaysOff, officialDays } from './official-days.ts';
import otherWeekends from './weekends-of-countries.json' with { type: 'json' };

const usualWeekend = [6, 0];

const calendars = new Map<CountryCode, WorkCalendar>();

/**
 * When a country works: by its official calendar in a year that the country's file has one of, else by its weekend and the
 * holidays of `date-holidays`. A country that package lacks has weekends only.
 */
export function countryCalendar(code: CountryCode): WorkCalendar {
  const known = calendars.get(code);
  if (known !== undefined) return known;
  const weekend = otherWeekends[code] ?? usualWeekend;
  const years = new Map<string, DaysOff>();
  const daysOffOf = (year: string) => {
    const found = years.get(year) ?? officialDays(code, year) ?? publicHolidays(code, year);
    years.set(year, found);
    return found;
  };
  const calendar: WorkCalendar = {
    isOpen: (day) => {
      const { closed, open } = daysOffOf(day.slice(0, 4));
      return open.has(day) || !(weekend.includes(weekdayOf(day)) || closed.has(day));
    },
  };
  calendars.set(code, calendar);
  return calendar;
}

/** Both our desk and the company's country have to be open for a day to count. */
export function orderCalendar(code: CountryCode): WorkCalendar {
  return intersectCalendars(countryCalendar(deskCountry), countryCalendar(code));
}

/** The desk's own days. */
export function deskCalendar(): WorkCalendar {
  return countryCalendar(deskCountry);
}

/** Hours of the desk until a report on a company of `country` is due; negative where it is late. */
export function deskHoursLeft(now: Date, due: Date, country: CountryCode): number {
  return deskHoursBetween(now, due, orderCalendar(country));
}

/** Hours of the desk until something of its own is due, whatever the country; negative where it is late. */
export function deskHoursOf(now: Date, due: Date): number {
  return deskHoursBetween(now, due, deskCalendar());
}

/** The how manieth day of the desk it is since an instant, the day itself counted: 1 on the same day. */
export function deskDaysSince(since: Date, now: Date): number {
  const calendar = deskCalendar();
  const last = deskDay(now);
  let days = 1;
  for (let day = addCalendarDays(deskDay(since), 1); day <= last && days < 400; day = addCalendarDays(day, 1))
    if (calendar.isOpen(day)) days += 1;
  return days;
}

function publicHolidays(code: CountryCode, year: string): DaysOff {
  const holidays = new Holidays();
  const open = new Set<CalendarDay>();
  const isKnown = Object.hasOwn(holidays.getCountries(), code);
  if (!isKnown) return { closed: new Set(), open };
  holidays.init(code);
  // One that begins in December may go on in January.
  const found = [Number(year) - 1, Number(year)].flatMap((one) => holidays.getHolidays(one));
  return { closed: new Set(found.filter(({ type }) => type === 'public').flatMap(daysOf)), open };
}

/** Every day of a holiday, the first one first: the end of a fast or the turn of the year may close for a week. */
function daysOf({ date, start, end }: HolidaysTypes.Holiday): CalendarDay[] {
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
  return Array.from({ length: count }, (_, index) => addCalendarDays(date.slice(0, 10), index));
}
