import { faultOf } from './check-rules.ts';
import type { NumberField, NumberVerdict } from './country-criteria.ts';
import { checkNumber, criteriaOf } from './criteria-of.ts';

/** As checkNumber, and with the check digit. Real numbers may break the rule, so this too never refuses. */
export function judgeNumber(countryCode: string, field: NumberField, value: string): NumberVerdict {
  const verdict = checkNumber(countryCode, field, value);
  return verdict === 'fits' && isDigitWrong(countryCode.toUpperCase(), field, value)
    ? 'check digit'
    : verdict;
}

function isDigitWrong(code: string, field: NumberField, value: string): boolean {
  const { checks } = criteriaOf(code);
  const faultsIn = (one: NumberField) => (checks?.[one] ?? []).map((rule) => faultOf(code, rule, value));
  const faults = faultsIn(field);
  const others = faultsIn(field === 'reg' ? 'vat' : 'reg');
  return faults.includes('InvalidChecksum') && ![...faults, ...others].includes('');
}
