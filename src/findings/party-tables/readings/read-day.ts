import { plainDigits } from '../../figures/digits.ts';
import { monthOfWord } from '../../tables/month-names.ts';
import type { PartialDay } from '../../vocabulary/days.ts';
import { either, nothing, type ReadCell, saysNothing, unreadable } from './read-cell.ts';

/** Which of two numbers comes first where they stand before a year. */
export type DayOrder = 'day' | 'month';

export type DayContext = Readonly<{
  /** What the other dates of the table tell, or somebody has said; without it `03/04/2021` is two days. */
  order?: DayOrder | undefined;
  /** The day on which the table is read. */
  today: string;
  isBirth?: boolean;
}>;

const stillThere =
  /^(?:present|current|currently|now|to date|in office|heute|aktuell|н\.?\s?в\.?|настоящее время|по настоящее время|по н\.?\s?в\.?|действует|сейчас)$/iu;
/** Whoever is named as a director or owner is older than this, in years. */
const youngest = 14;
const firstYear = 1700;
const lastYear = 2100;

/** A day, a month or a year as spreadsheets and people write it in English, Russian, German and by ISO 8601. */
export function readDay(text: string, context: DayContext): ReadCell<PartialDay> {
  if (text.length > 60) return unreadable;
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/\s*(?:года|год|г\.?|р\.?)$/u, '')
    .replace(/^(?:с|from|since|ab|seit|von)\s+/u, '')
    .trim();
  if (saysNothing(plain) || stillThere.test(plain)) return nothing;
  const read = isoDay(plain) ?? numericDay(plain, context) ?? wordedDay(plain);
  if (read === undefined) return unreadable;
  if (read === 'either') return either;
  const isLater = context.isBirth === true && read > context.today.slice(0, read.length);
  return isLater ? unreadable : { is: 'read', value: read };
}

function isoDay(text: string): PartialDay | undefined {
  const [, year = '', month, day] =
    /^(\d{4})(?:[-./](\d{1,2})(?:[-./](\d{1,2}))?)?(?:[t ][\d:.]+z?)?$/.exec(text) ?? [];
  return year === '' ? undefined : dayOf(year, month, day);
}

function numericDay(text: string, context: DayContext): PartialDay | 'either' | undefined {
  const parts = /^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})(?: [\d:.]+(?: ?[ap]m)?)?$/.exec(text);
  if (parts === null) {
    const [, month, year = ''] = /^(\d{1,2})[./-]\s?(\d{4})$/.exec(text) ?? [];
    return year === '' ? undefined : dayOf(year, month);
  }
  const [, first = '', mark, second = '', short = ''] = parts;
  const year = short.length === 4 ? short : wholeYear(short, context);
  if (year === undefined) return 'either';
  // Nobody writes the month first before a point.
  const order = orderOf(first, second) ?? (mark === '.' ? 'day' : context.order);
  if (order === undefined) return Number(first) === Number(second) ? dayOf(year, second, first) : 'either';
  return order === 'day' ? dayOf(year, second, first) : dayOf(year, first, second);
}

/** What two numbers tell alone: the one above twelve is no month. */
function orderOf(first: string, second: string): DayOrder | undefined {
  if (Number(first) > 12) return 'day';
  return Number(second) > 12 ? 'month' : undefined;
}

/** What a cell tells of the order in which its table has days and months; nothing where it holds no such date. */
export function toldOrder(text: string): DayOrder | undefined {
  const [, first = '', second = ''] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/.exec(plainDigits(text)) ?? [];
  return first === '' ? undefined : orderOf(first, second);
}

/** The century that two digits leave out: what would lie ahead is of the last one; who was just born is no director. */
function wholeYear(short: string, { today, isBirth = false }: DayContext): string | undefined {
  const now = Number(today.slice(0, 4));
  const recent = Math.floor(now / 100) * 100 + Number(short);
  if (recent > now + (isBirth ? 0 : 5)) return String(recent - 100);
  if (!isBirth) return String(recent);
  // A hundred years old, or a child: either is seldom, and nobody knows.
  return recent > now - youngest ? undefined : String(recent);
}

function wordedDay(text: string): PartialDay | undefined {
  const plain = text.replace(/[,.]/g, ' ').replace(/\b(?:de|of|den)\b/g, ' ');
  const words = plain.trim().split(/[\s-]+/);
  const months = words.filter((word) => monthOfWord(word) > 0 && /^\p{L}{3,12}$/u.test(word));
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(word));
  const isAll = words.length === (day === undefined ? 2 : 3);
  if (months.length !== 1 || year === undefined || !isAll) return undefined;
  return dayOf(year, String(monthOfWord(months[0] ?? '')), day?.replace(/\D+$/, ''));
}

function dayOf(year: string, month?: string, day?: string): PartialDay | undefined {
  const iso = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter((part) => part !== undefined);
  const whole = [...iso, '01', '01'].slice(0, 3).join('-');
  const at = new Date(`${whole}T00:00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(whole);
  return isReal && Number(year) >= firstYear && Number(year) <= lastYear ? iso.join('-') : undefined;
}
