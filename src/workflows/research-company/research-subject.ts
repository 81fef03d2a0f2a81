import type { CompaniesService, Company } from '#modules/companies/service.ts';
import type { Order } from '#modules/orders/service.ts';
import { type ResearchSubject, wholeLei } from '#modules/registers/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** The company of an order as sources are asked about it; undefined where it was only described in words. */
export async function researchSubjectOf(
  db: Db | Tx,
  companies: CompaniesService,
  { subject, countryCode }: Pick<Order, 'subject' | 'countryCode'>,
): Promise<ResearchSubject | undefined> {
  if (subject.kind !== 'company') return undefined;
  const company = await companies.findCompany(db, countryCode, subject.companyId);
  if (company === undefined) return undefined;
  const { country, name, register } = company;
  return { country, name, identifiers: identifiersOf(company), isDemo: register.isDemo };
}

/** Its numbers, those of the register as the register writes them: normalised ones may have lost their zeros. */
function identifiersOf({ regCode, vatCode, identifiers = [] }: Company): ResearchSubject['identifiers'] {
  const issuer = identifiers.find(({ scheme }) => scheme === 'REG')?.issuer;
  const written = [
    { scheme: 'REG', value: regCode, issuer },
    { scheme: 'VAT', value: vatCode, issuer: undefined },
  ];
  const own = written.flatMap(({ scheme, value, issuer }) =>
    value ? [{ scheme, ...(issuer && { issuer }), value }] : [],
  );
  const others = identifiers
    .filter(({ scheme }) => !own.some((one) => one.scheme === scheme))
    .map(({ scheme, issuer, value }) => ({
      scheme,
      ...(issuer && { issuer }),
      value: scheme === 'LEI' ? wholeLei(value) : value,
    }));
  return [...own, ...others];
}
