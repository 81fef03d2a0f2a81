/** How a register writes its days. */
export const dateFormats = [
  'yyyy-MM-dd',
  'yyyyMMdd',
  'dd.MM.yyyy',
  'dd/MM/yyyy',
  'MM/dd/yyyy',
  'dd-MM-yyyy',
  'd MMM yyyy',
] as const;
export type DateFormat = (typeof dateFormats)[number];

const patterns: Readonly<Record<DateFormat, RegExp>> = {
  'yyyy-MM-dd': /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ].*)?$/,
  yyyyMMdd: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  'dd.MM.yyyy': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  'dd/MM/yyyy': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  'MM/dd/yyyy': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  'dd-MM-yyyy': /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4})$/,
  'd MMM yyyy': /^(?<day>\d{1,2}) (?<word>[A-Za-z]{3})[a-z]* (?<year>\d{4})$/,
};
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `YYYY-MM-DD`, null for an empty cell. Throws RangeError for what is no day in this format. */
export function readDay(text: string, format: DateFormat): string | null {
  if (text === '') return null;
  const { year, month, day, word } = patterns[format].exec(text)?.groups ?? {};
  const at = word === undefined ? Number(month) : months.indexOf(word.toLowerCase()) + 1;
  const iso = `${year}-${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso)
    throw new RangeError(`"${text.slice(0, 40)}" is not a day as ${format}`);
  return iso;
}
