import Holidays from 'date-holidays';
import { type CalendarDay, intersectCalendars, type WorkCalendar, weekdayOf } from '#kernel/business-days.ts';
import { type CountryCode, deskCountry } from './desk/desk-hours.ts';

const saturday = 6;
const sunday = 0;
const friday = 5;

/** Countries whose weekend is not Saturday and Sunday. */
const otherWeekends: Readonly<Record<CountryCode, readonly number[]>> = {
  AF: [friday],
  BD: [friday, saturday],
  BH: [friday, saturday],
  BN: [friday, sunday],
  DJ: [friday],
  DZ: [friday, saturday],
  EG: [friday, saturday],
  IL: [friday, saturday],
  IQ: [friday, saturday],
  IR: [friday],
  JO: [friday, saturday],
  KW: [friday, saturday],
  LY: [friday, saturday],
  MV: [friday, saturday],
  NP: [saturday],
  OM: [friday, saturday],
  PS: [friday, saturday],
  QA: [friday, saturday],
  SA: [friday, saturday],
  SD: [friday, saturday],
  SO: [friday],
  SY: [friday, saturday],
  YE: [friday, saturday],
};

const calendars = new Map<CountryCode, WorkCalendar>();

/** When a country works. Holidays are those of `date-holidays`; a country it lacks has weekends only. */
export function countryCalendar(code: CountryCode): WorkCalendar {
  const known = calendars.get(code);
  if (known !== undefined) return known;
  const weekend = otherWeekends[code] ?? [saturday, sunday];
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
  const days = holidays.getHolidays(Number(year)).filter(({ type }) => type === 'public');
  return new Set(days.map(({ date }) => date.slice(0, 10)));
}
