import { stdnum } from 'stdnum';
import { plainNumber } from './number-check.ts';

/** Whether stdnum has such a rule for a country. */
export function isCheckRule(countryCode: string, rule: string): boolean {
  return stdnum[countryCode.toUpperCase()]?.[rule] !== undefined;
}

/** The name of the fault that a rule finds in a number; empty for none. */
export function faultOf(countryCode: string, rule: string, value: string): string {
  const { error } = stdnum[countryCode]?.[rule]?.validate(plainNumber(value)) ?? { error: new Error(rule) };
  return error?.constructor.name ?? '';
}
