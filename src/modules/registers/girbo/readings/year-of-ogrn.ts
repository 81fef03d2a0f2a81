/** From this year on, who was older than the register had been entered in it or struck off. */
const firstYear = 7;

/** Subjects of the federation where companies under another law were entered later, with a number of that day. */
const enteredLater = new Set(['90', '91', '92', '93', '94', '95']);

/**
 * The year in which a company was registered, out of its OGRN: the first digit says what kind of entry it numbers (1 and 5: that it was
 * founded), two more the year, two the subject of the federation, the last is a check digit. Undefined where the entry may be of a
 * company that is older than it, and where the status is told to hold since before.
 */
export function yearOfOgrn(ogrn: string, statusSince: string | undefined): string | undefined {
  const [, head = '', year = '', subject = '', check] = /^([15](\d\d)(\d\d)\d{7})(\d)$/.exec(ogrn) ?? [];
  if (head === '' || String((Number(head) % 11) % 10) !== check) return undefined;
  if (Number(year) < firstYear || enteredLater.has(subject)) return undefined;
  const whole = `20${year}`;
  return statusSince === undefined || statusSince.slice(0, 4) < whole ? undefined : whole;
}
