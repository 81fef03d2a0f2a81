import type { CompaniesService } from '#modules/companies/service.ts';
import type { Order } from '#modules/orders/service.ts';
import type { ReportSubject } from '#modules/reports/contract.ts';
import type { Db } from '#platform/database/kysely.ts';

/** What the register says about the company now; undefined where the buyer described it in words. */
export async function reportSubjectOf(
  deps: { db: Db; companies: CompaniesService },
  order: Order,
): Promise<ReportSubject | undefined> {
  const { db, companies } = deps;
  const { subject, countryCode } = order;
  if (subject.kind === 'request') return undefined;
  const company = await companies.findCompany(db, countryCode, subject.companyId);
  if (company === undefined) return undefined;
  return {
    name: company.name,
    nameLat: company.nameLat,
    regCode: company.regCode ?? '',
    vatCode: company.vatCode ?? '',
    address: company.address ?? '',
    form: company.formText ?? '',
    status: company.status,
    country: countryCode,
    register: company.register,
    fetchedAt: company.fetchedAt.toISOString(),
    sourceUrl: company.sourceUrl,
    otherNames: company.names.map(({ text }) => text).slice(0, 100),
  };
}
