import type { Locale } from '#kernel/locale.ts';
import {
  type CompanyView,
  type RelatedCompanyView,
  type SuggestedCompanyView,
  statusWord,
} from './contract.ts';
import type { CompanyQuestion } from './match/asked-name.ts';
import type { MatchExplanation } from './match/contract.ts';
import { explainMatch } from './match/explain-match.ts';
import type { CompanyGroup } from './match/group-companies.ts';
import { placesHeard } from './match/place-heard.ts';
import type { Company, CompanyQuery, CompanySuggestion, FoundCompany } from './records/company.ts';

/** A found company in the words of the wire, with what agrees with the question and what belongs to it. */
export function toFoundView(
  { company, related }: CompanyGroup,
  query: CompanyQuery | CompanyQuestion,
  locale: Locale,
): CompanyView {
  return {
    ...toCompanyView(company),
    matched: company.matched,
    card: explainMatch(query, company, locale),
    related: related.map((one) => toRelatedView(one.company, one.kind)),
  };
}

/** How a company that was found earlier fits what was typed. */
export function toMatchCard(
  company: Company,
  query: CompanyQuery | CompanyQuestion,
  locale: Locale,
): MatchExplanation {
  const [heard] = placesHeard(query.name ?? '', company);
  return explainMatch(query, heard === undefined ? company : { ...company, heard }, locale);
}

/** A company of a register in the words of the wire; nothing was searched. */
export function toCompanyView(company: Company): Omit<CompanyView, 'matched' | 'card' | 'related'> {
  return {
    id: company.id,
    name: company.name,
    nameLat: company.nameLat,
    regCode: company.regCode ?? '',
    vatCode: company.vatCode ?? '',
    address: company.address ?? '',
    city: company.city ?? '',
    form: company.formText ?? company.formGeneric ?? '',
    status: statusWord[company.status],
    statusText: company.statusText ?? '',
    register: company.register,
    formerNames: company.names.filter(({ kind }) => kind === 'former').map(({ text }) => text),
    foundedOn: company.foundedOn,
    fetchedOn: company.fetchedAt.toISOString().slice(0, 10),
  };
}

function toRelatedView(company: FoundCompany, kind: RelatedCompanyView['kind']): RelatedCompanyView {
  return {
    id: company.id,
    kind,
    name: company.name,
    regCode: company.regCode ?? '',
    address: company.address ?? '',
    status: statusWord[company.status],
    registerName: company.register.name,
  };
}

/** A company while its name is being typed, in the words of the wire. */
export function toSuggestedView(company: CompanySuggestion): SuggestedCompanyView {
  return {
    id: company.id,
    name: company.name,
    nameLat: company.nameLat,
    matchedName: company.matchedName ?? '',
    city: company.city ?? '',
    regCode: company.regCode ?? '',
    status: statusWord[company.status],
  };
}
