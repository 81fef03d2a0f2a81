import type { FactValue } from '../dossier/fact-value.ts';

/** Whether a day says the same as another and more of it: `2016-11-22` beside `2016`. */
export function isMoreExact(day: FactValue | undefined, other: FactValue | undefined): boolean {
  return typeof day === 'string' && typeof other === 'string' && day.startsWith(`${other}-`);
}
