import { inEveryLanguage } from '#kernel/locale.ts';
import type { FieldProblem } from '#kernel/problem.ts';
import { judgeNumber } from '#names/numbers/criteria/check-digit.ts';
import { numberOf } from '#names/numbers/criteria/criteria-of.ts';
import { plainNumber } from '#names/numbers/criteria/number-check.ts';
import type { SellerDetails } from './seller-details.ts';
import { sellerFaults } from './seller-rules.ts';
import { words } from './texts/vat/words.ts';

/** What is wrong in what is said of a seller, the form and check digit of its VAT number too. Pure. */
export function checkSeller(said: SellerDetails): readonly FieldProblem[] {
  const faults = sellerFaults(said);
  const isAsked = said.vat !== '' && !faults.some(({ field }) => field === 'vat' || field === 'country');
  return isAsked ? [...faults, ...wrongVat(said)] : faults;
}

function wrongVat({ country, vat }: SellerDetails): FieldProblem[] {
  const verdict = /\p{N}/u.test(plainNumber(vat)) ? judgeNumber(country, 'vat', vat) : 'unusual';
  if (verdict !== 'check digit' && verdict !== 'unusual') return [];
  const criteria = numberOf(country, 'vat');
  const format = criteria === null || criteria === 'none' ? null : criteria.format;
  const text = inEveryLanguage((locale) =>
    verdict === 'check digit' ? words[locale].digit : words[locale].form(format?.[locale] ?? ''),
  );
  return [{ field: 'vat', code: 'seller_vat', text }];
}
