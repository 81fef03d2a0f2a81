import { inEveryLanguage } from '#kernel/locale.ts';
import type { FieldProblem } from '#kernel/problem.ts';
import { judgeNumber } from '#names/numbers/criteria/check-digit.ts';
import { numberOf } from '#names/numbers/criteria/criteria-of.ts';
import { plainNumber } from '#names/numbers/criteria/number-check.ts';
import type { Buyer } from './buyer.ts';
import { words } from './texts/words.ts';

type Said = keyof Buyer;

/**
 * What is wrong in what a buyer said of itself, field by field. A number is refused by its form and its check digit: it
 * goes on paper for a tax office, so a slip is told while it can still be mended, and whoever has another number leaves it out.
 */
export function checkBuyer(buyer: Buyer): FieldProblem[] {
  const { legalEntityType, companyName, vatCode, countryCode } = buyer;
  if (legalEntityType === 'Individual')
    return (['companyName', 'vatCode'] as const).flatMap((field) =>
      buyer[field] === '' ? [] : [fault(field, 'not_a_company', 'notACompany')],
    );
  return [
    ...(companyName === '' ? [fault('companyName', 'company_name_missing', 'companyNameMissing')] : []),
    ...(countryCode === '' ? [fault('countryCode', 'country_missing', 'countryMissing')] : []),
    ...(vatCode === '' || countryCode === '' ? [] : checkVatCode(countryCode, vatCode)),
  ];
}

/** The refusal of a country that we do not know. */
export const unknownBuyerCountry: FieldProblem = fault('countryCode', 'unknown_country', 'countryUnknown');

/** What is wrong in a VAT or tax number of a country: its form, or its check digit. */
export function checkVatCode(countryCode: string, vatCode: string): FieldProblem[] {
  const verdict = /\p{N}/u.test(plainNumber(vatCode)) ? judgeNumber(countryCode, 'vat', vatCode) : 'unusual';
  if (verdict === 'check digit') return [fault('vatCode', 'vat_code_check_digit', 'vatCodeDigit')];
  if (verdict !== 'unusual') return [];
  const criteria = numberOf(countryCode, 'vat');
  const format = criteria === null || criteria === 'none' ? null : criteria.format;
  const text = inEveryLanguage((locale) => words[locale].vatCodeForm(format?.[locale] ?? ''));
  return [{ field: 'buyer.vatCode', code: 'vat_code_form', text }];
}

function fault(
  field: Said,
  code: string,
  name: 'notACompany' | 'companyNameMissing' | 'countryMissing' | 'countryUnknown' | 'vatCodeDigit',
): FieldProblem {
  return { field: `buyer.${field}`, code, text: inEveryLanguage((locale) => words[locale][name]) };
}
