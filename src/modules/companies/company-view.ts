import type { FoundCompany } from './company.ts';
import { type CompanyView, statusWord } from './contract.ts';

/** A found company in the words of the wire. */
export function toCompanyView(company: FoundCompany): CompanyView {
  return {
    id: company.id,
    name: company.name,
    nameLat: company.nameLat,
    regCode: company.regCode ?? '',
    vatCode: company.vatCode ?? '',
    address: company.address ?? '',
    form: company.formText ?? company.formGeneric ?? '',
    status: statusWord[company.status],
    statusText: company.statusText ?? '',
    register: company.register,
    matched: company.matched,
    formerNames: company.names.filter(({ kind }) => kind === 'former').map(({ text }) => text),
  };
}
