import type { Finding } from '#findings/reading/finding.ts';
import type { Party } from '#findings/vocabulary/ownership.ts';
import type { CompanyIdentifier } from '#names/company/company-record.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { ScreenedSubject, SubjectRole } from './screened-subject.ts';

/** The company of an order as its own record knows it. */
export type ScreenedCompany = Readonly<{
  names: readonly string[];
  country: string;
  identifiers: readonly CompanyIdentifier[];
}>;

const companyKey = 'company';
/** A list of shareholders may have thousands: those that sources name first are screened. */
const mostSubjects = 400;

/**
 * Who of an order is looked for in the lists: the company under all its names, its owners up to the top, those who act for it, its
 * parents. Whoever sources name several times is one subject. Pure; the same findings in any order make the same subjects.
 */
export function subjectsOf(company: ScreenedCompany, findings: readonly Finding[]): ScreenedSubject[] {
  const own = findings.flatMap((finding) => (finding.kind === 'profile' ? [finding] : []));
  const first: ScreenedSubject = {
    key: companyKey,
    roles: ['company'],
    kind: 'company',
    names: unique([
      ...company.names,
      ...own.flatMap(({ names }) => names.map(({ text }) => text)).toSorted(),
    ]),
    countries: [company.country],
    identifiers: uniqueNumbers([...company.identifiers, ...own.flatMap(({ identifiers }) => identifiers)]),
  };
  const others = new Map<string, ScreenedSubject>();
  for (const subject of findings.flatMap(subjectsIn)) {
    const known = others.get(subject.key);
    if (known === undefined) others.set(subject.key, subject);
    else others.set(subject.key, joined(known, subject));
  }
  return [first, ...[...others.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, mostSubjects)];
}

function subjectsIn(finding: Finding): ScreenedSubject[] {
  if (finding.kind === 'officer') {
    const { name, isCompany, country, birthYear, identifiers = [], until } = finding;
    // Who acted once is not looked for: a person is named in a report for what is.
    if (name === '' || until !== undefined) return [];
    return [toSubject('officer', isCompany ? 'company' : 'person', name, country, birthYear, identifiers)];
  }
  if (finding.kind === 'ownership') {
    const parties = finding.owned === 'subject' ? [finding.owner] : [finding.owner, finding.owned];
    return finding.until === undefined ? parties.flatMap((party) => ofParty('owner', party)) : [];
  }
  if (finding.kind === 'group' && /_parent$|^head_office$/.test(finding.relation))
    return finding.until === undefined ? ofParty('parent', finding.other) : [];
  return [];
}

function ofParty(role: SubjectRole, party: Party): ScreenedSubject[] {
  const { partyKind, name, country, birthYear, identifiers = [] } = party;
  if (name === '' || partyKind === 'state') return [];
  const kind = partyKind === 'person' || partyKind === 'company' ? partyKind : 'unknown';
  return [toSubject(role, kind, name, country, birthYear, identifiers)];
}

function toSubject(
  role: SubjectRole,
  kind: ScreenedSubject['kind'],
  name: string,
  country: string | undefined,
  birthYear: number | undefined,
  identifiers: readonly CompanyIdentifier[],
): ScreenedSubject {
  return {
    key: keyOf(kind, name, country, birthYear),
    roles: [role],
    kind,
    names: [name],
    countries: country === undefined ? [] : [country],
    identifiers,
    ...(birthYear !== undefined && { birthYear }),
  };
}

/** People by their words in any order and the year of birth: two sources write a surname first and last. */
function keyOf(kind: string, name: string, country: string | undefined, birthYear?: number): string {
  const { core } = normaliseName(name, country);
  const words = kind === 'person' ? core.split(' ').toSorted().join(' ') : core;
  return [kind, words, birthYear ?? ''].join(':').slice(0, 400);
}

function joined(a: ScreenedSubject, b: ScreenedSubject): ScreenedSubject {
  return {
    ...a,
    roles: unique([...a.roles, ...b.roles]).toSorted(),
    names: unique([...a.names, ...b.names]).toSorted(),
    countries: unique([...a.countries, ...b.countries]).toSorted(),
    identifiers: uniqueNumbers([...a.identifiers, ...b.identifiers]),
  };
}

const unique = <T extends string>(all: readonly T[]): T[] => [...new Set(all)].filter((one) => one !== '');

const uniqueNumbers = (all: readonly CompanyIdentifier[]): CompanyIdentifier[] => [
  ...new Map(all.map(({ scheme, value }) => [`${scheme} ${value}`, { scheme, value }])).values(),
];
