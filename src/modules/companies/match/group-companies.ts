import { nameLikeness } from '#names/likeness/similarity.ts';
import { normaliseIdentifier } from '#names/numbers/identifier-normalise.ts';
import { formsIn } from '#names/signs/typed-name.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { Company, CompanyQuery, FoundCompany } from '../records/company.ts';
import { type CompanyQuestion, questionHeard } from './asked-name.ts';
import { bearsName, isNumbersOwn } from './bearing.ts';
import { isElsewhere } from './match-contact.ts';
import { hasOtherNumber } from './match-number.ts';

export type Relation = 'same company' | 'branch';

/** A company as a list shows it: one record, with those of other registers and its branches folded under it. */
export type CompanyGroup<One extends Company = FoundCompany> = Readonly<{
  company: One;
  related: readonly Readonly<{ company: One; kind: Relation }>[];
}>;

/** A shared number alone may be a coincidence of two registers; with a name like this it is not. */
const sameNumberLikeness = 0.7;

/**
 * Folds records of one company into one, in the order of the search: the first stays, later ones go under it. A branch
 * that fits better than its head office stays by itself. Pure.
 */
export function groupCompanies<One extends Company>(found: readonly One[]): CompanyGroup<One>[] {
  const groups: { company: One; related: { company: One; kind: Relation }[] }[] = [];
  for (const company of found) {
    let kind: Relation | undefined;
    const group = groups.find((one) => {
      const members = [
        one.company,
        ...one.related.filter((other) => other.kind === 'same company').map((other) => other.company),
      ];
      kind = members.map((member) => relationOf(company, member)).find((relation) => relation !== undefined);
      return kind !== undefined;
    });
    if (group === undefined || kind === undefined) groups.push({ company, related: [] });
    else group.related.push({ company, kind });
  }
  return groups;
}

/**
 * Whether the search has found one company alone, which only several registers made many. For numbers nothing else may
 * be in the list, and a name typed beside must be the company's; for a name nothing else may bear it or, where it was
 * typed without its legal form, go on from it. Whoever only used to be there is not chosen by name.
 */
export function isOneCompany(
  groups: readonly CompanyGroup[],
  query: CompanyQuery | CompanyQuestion,
): boolean {
  const [first] = groups;
  if (first === undefined || !first.related.some(({ kind }) => kind === 'same company')) return false;
  const { company } = first;
  if (hasOtherNumber(query, company)) return false;
  const heard = questionHeard(query, company.heard);
  const { name = '' } = heard;
  if (company.matched === 'number') return groups.length === 1 && isNumbersOwn(name, company);
  if (company.matched !== 'name' || !bearsName(name, company) || company.status === 'Deleted') return false;
  if (isElsewhere(query.address ?? '', company)) return false;
  const others = groups.slice(1).map((group) => group.company);
  // What was read without its town may be the beginning of another's name: the search has decided on it already.
  if (company.heard !== undefined && others.length > 0) return false;
  const { core, country } = heard.asked.parsed;
  if (others.some((other) => other.matched === 'name' || coresOf(other).includes(core))) return false;
  return (
    formsIn(name, country) !== '' ||
    !others.some((other) => coresOf(other).some((own) => own.startsWith(`${core} `)))
  );
}

function relationOf(company: Company, main: Company): Relation | undefined {
  if (company.country !== main.country) return undefined;
  if (company.category === 'branch' && main.category !== 'branch')
    return isBranchOf(company, main) ? 'branch' : undefined;
  return isSameCompany(company, main) ? 'same company' : undefined;
}

/** A register has a company once: two of its records are two companies. */
function isSameCompany(a: Company, b: Company): boolean {
  const categories = [a, b].map(({ category = 'company' }) => category);
  if (a.register.code === b.register.code || categories[0] !== categories[1]) return false;
  if (shares(a, b, 'LEI')) return true;
  if (!shares(a, b) || bestLikeness(a, b) < sameNumberLikeness) return false;
  // Courts of one country give the same numbers again.
  return shares(a, b, 'VAT') || !areElsewhere(a, b);
}

function isBranchOf(branch: Company, main: Company): boolean {
  const { headOffice } = branch;
  if (headOffice == null) return coresOf(main).includes(normaliseName(branch.name, branch.country).core);
  const value = normaliseIdentifier(headOffice.value);
  return (main.identifiers ?? []).some(
    (one) => one.value === value && (one.scheme === headOffice.scheme || headOffice.scheme === ''),
  );
}

/** Without `scheme` the value alone is compared: registers call one number by different names. */
function shares(a: Company, b: Company, scheme?: string): boolean {
  const valuesOf = ({ identifiers = [] }: Company) =>
    identifiers.filter((one) => scheme === undefined || one.scheme === scheme).map(({ value }) => value);
  const values = new Set(valuesOf(a));
  return valuesOf(b).some((value) => values.has(value));
}

function areElsewhere(a: Company, b: Company): boolean {
  if (a.city === null || b.city === null) return false;
  const [one, other] = [a.city, b.city].map((city) => normaliseName(city, a.country).core);
  return nameLikeness(one ?? '', other ?? '') < sameNumberLikeness;
}

function bestLikeness(a: Company, b: Company): number {
  const own = normaliseName(a.name, a.country).core;
  return Math.max(...coresOf(b).map((core) => nameLikeness(own, core, a.country)));
}

function coresOf(company: Company): string[] {
  const texts = [company.name, company.nameLat, ...company.names.map(({ text }) => text)];
  return texts.slice(0, 20).map((text) => normaliseName(text, company.country).core);
}
