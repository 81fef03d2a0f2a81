import type { Locale } from '#kernel/locale.ts';
import type { NumberCriteria } from '#names/numbers/criteria/country-criteria.ts';
import { acceptedBy, criteriaOf, numberOf } from '#names/numbers/criteria/criteria-of.ts';
import type { NumberCriteriaView, SearchCriteriaView } from './contract.ts';

/** The criteria of a country in one language, as they go over the wire: what is not known is empty. */
export function searchCriteriaView(countryCode: string, locale: Locale): SearchCriteriaView {
  const { others, register, search } = criteriaOf(countryCode);
  const tax = numberOf(countryCode, 'vat');
  const registration = numberOf(countryCode, 'reg');
  return {
    countryCode: countryCode.toLowerCase(),
    registration: numberView(
      registration === 'none' ? null : registration,
      acceptedBy(countryCode, 'reg'),
      locale,
    ),
    tax: numberView(tax === 'none' ? null : tax, acceptedBy(countryCode, 'vat'), locale),
    hasNoTaxNumber: tax === 'none',
    others: others.map((kind) => numberView(kind, null, locale)),
    search,
    register: register?.[locale] ?? '',
  };
}

function numberView(kind: NumberCriteria | null, accepts: string | null, locale: Locale): NumberCriteriaView {
  return {
    short: kind?.short?.[locale] ?? '',
    name: kind?.name[locale] ?? '',
    format: kind?.format?.[locale] ?? '',
    example: kind?.example ?? '',
    accepts,
  };
}
