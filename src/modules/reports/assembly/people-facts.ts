import { type Officer, officerRoles } from '#findings/vocabulary/people.ts';
import { cleanText } from '../dossier/clean-text.ts';
import { nameKey } from '../dossier/same-value.ts';
import { compareText, type Findings, type Found } from './found-findings.ts';
import { type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';

/** So many of those in office are laid in, and so many in all. */
const maxManagers = 120;

/** Who manages and signs: those in office first, by role, then those who left, the latest first. */
export function peopleFacts(findings: Findings): MachineFact[] {
  const officers = findings.of('officer').toSorted(compareOfficers);
  return [
    ...oneOf(
      'management',
      'signing_rule',
      findings.of('signing_rule').map(({ finding: { text, lang, place }, at }) => ({
        value: lang === undefined ? cleanText(text) : { text: cleanText(text), lang },
        evidence: at(place),
      })),
    ),
    ...rowsOf('management', officers.map(rowOf), maxManagers),
  ];
}

function rowOf(found: Found<'officer'>): Row {
  const { finding, source, at } = found;
  const evidence = at(finding.place);
  const { name, role, sourceRole, since, until, birthYear, country } = finding;
  const word = cleanText(sourceRole, 300);
  const cell = <T>(value: T) => ({ value, evidence });
  return {
    key: `${nameKey(name)} · ${role} · ${hasLeft(found) ? 'left' : 'in office'}`,
    source,
    cells: {
      manager_name: cell(cleanText(name, 500)),
      manager_role: cell(word === '' ? { code: role } : { code: role, word }),
      manager_since: cell(since),
      manager_until: cell(until),
      manager_born: cell(birthYear?.toString()),
      manager_country: cell(country),
      manager_elsewhere: cell(mandatesOf(finding)),
    },
  };
}

function mandatesOf({ otherMandates = [], isDisqualified }: Officer): string | undefined {
  const lines = otherMandates
    .slice(0, 30)
    .map(({ company, number, sourceRole, status }) =>
      [number === undefined ? company : `${company} (${number})`, sourceRole, status]
        .filter(Boolean)
        .join(', '),
    );
  const all = isDisqualified === true ? ['! disqualified', ...lines] : lines;
  return all.length === 0 ? undefined : cleanText(all.join('; '));
}

/** Whoever leaves later is still in office. */
function hasLeft({ finding: { until }, day }: Found<'officer'>): boolean {
  return until !== undefined && until < day;
}

function compareOfficers(a: Found<'officer'>, b: Found<'officer'>): number {
  const [gone, goneToo] = [hasLeft(a), hasLeft(b)];
  if (gone !== goneToo) return Number(gone) - Number(goneToo);
  if (gone) return compareText(b.finding.until ?? '', a.finding.until ?? '');
  return rank(a.finding) - rank(b.finding) || compareText(a.finding.since ?? '', b.finding.since ?? '');
}

function rank({ role }: Officer): number {
  return officerRoles.indexOf(role);
}
