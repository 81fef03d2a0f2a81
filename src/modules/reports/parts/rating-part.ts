import type { StatementScope } from '#findings/statements/statement.ts';
import type { FigureName } from '#rating/figures/figures.ts';
import type { RatingCap } from '#rating/open-rating/caps.ts';
import type { RatingItem } from '#rating/open-rating/rated-item.ts';
import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import { shareFor } from '#rating/open-rating/scales.ts';
import type { Fact } from '../dossier/dossier.ts';
import { oncePer } from '../dossier/once-per.ts';
import { countryRiskIn, groupIn, mandatesIn, sanctionsIn } from './company-standing.ts';
import { rowsIn } from './fact-rows.ts';
import { codeOf, textOf } from './fact-text.ts';
import { knownOwners } from './known-owners.ts';
import { insolvencyIn, legalCases, type OpenSum, openSum, type Sourced } from './legal-record.ts';
import { ratedSector } from './rated-sector.ts';
import { type RatedStatements, ratedStatements } from './rated-statements.ts';
import { statementsPart } from './statements-part.ts';

/** What the rating reads of a fact. */
export type RatedFact = Pick<Fact, 'id' | 'section' | 'field' | 'position' | 'value' | 'retrievedAt'>;

/** The input of a rating out of the facts of a dossier, and from which facts each item and each cap is read. */
export type RatingPart = Readonly<{
  input: RatingInput;
  /** Whose statements were taken; null without any. */
  scope: StatementScope | null;
  sources: Readonly<Record<RatingItem, readonly string[]>>;
  capSources: Readonly<Record<RatingCap, readonly string[]>>;
}>;

/** Items start at half of their points: less speaks against a company. */
const half = 0.5;
/** Words of ours, and what was computed: they say nothing that a rating could be made of. */
const ownSections = new Set(['summary', 'rating', 'sources']);
const statuses = ['Active', 'Liquidation', 'Reorganisation', 'Deleted'] as const;
const altmanFigures = [
  'current_assets',
  'current_liabilities',
  'total_assets',
  'retained_earnings',
  'ebit',
  'equity',
  'total_liabilities',
] as const satisfies readonly FigureName[];

/** The input of the rating of a dossier, of the day of its newest fact; undefined where there is no fact. Pure. */
export const ratingInputOf = oncePer(readRatingInput);

function readRatingInput(all: readonly RatedFact[]): RatingPart | undefined {
  const facts = all.filter(({ section }) => !ownSections.has(section));
  const newest = facts.reduce((latest, { retrievedAt }) => Math.max(latest, retrievedAt.getTime()), 0);
  if (facts.length === 0) return undefined;
  const single = (section: string, field: string) =>
    facts.find((fact) => fact.section === section && fact.field === field);
  const status = single('identification', 'status');
  const founded = single('identification', 'incorporation_date');
  const number = single('identification', 'registration_number');
  const sector = sectorIn(facts);
  const employees = employeesIn(facts);
  const group = groupIn(facts);
  const days = daysBeyondTerms(single('payments', 'days_beyond_terms'));
  const cases = legalCases(facts);
  const insolvency = insolvencyIn(facts, cases);
  const owners = knownOwners(facts);
  const { others, failed } = mandatesIn(facts);
  const country = countryRiskIn(facts);
  const sanctions = sanctionsIn(facts);
  const rest = {
    asOf: new Date(newest).toISOString().slice(0, 10),
    sector: sector.value ?? 'unknown',
    status: statuses.find((one) => one === status?.value) ?? 'Active',
    founded: founded === undefined ? undefined : textOf(founded.value),
    employees: employees.value,
    group: group.value,
    daysBeyondTerms: days.value,
    insolvency: insolvency.value,
    ownersKnownPercent: owners.value,
    otherMandates: others.value,
    failedMandates: failed.value,
    countryRisk: country.value,
    sanctions: sanctions.value,
    isIdentified: number !== undefined,
  } as const satisfies Partial<RatingInput>;
  const rated = ratedStatements(statementsPart(facts), rest);
  const currency = rated?.currency ?? 'EUR';
  const of = figureSources(rated);
  const equity = of('equity');
  const equitySum = rated?.years[0]?.figures.equity;
  const claims = openSum(facts, cases, 'court_cases', currency);
  const enforcement = openSum(facts, cases, 'enforcement', currency);
  const input: RatingInput = {
    ...rest,
    currency,
    eurPerUnit: currency === 'EUR' ? 1 : undefined,
    years: rated?.years ?? [],
    openClaims: countedClaims(claims, equitySum),
    // Of an unknown sum the item is full: what is known of it, if only a part, always counts.
    enforcement: enforcement.value,
  };
  const domain = [...sector.facts, ...idsOf(founded)];
  return {
    input,
    scope: rated?.scope ?? null,
    sources: {
      z_double_prime: [...of(...altmanFigures), ...domain],
      z_prime: [...of(...altmanFigures, 'sales'), ...domain],
      zmijewski: [
        ...of('net', 'total_assets', 'total_liabilities', 'current_assets', 'current_liabilities'),
        ...domain,
      ],
      current_ratio: of('current_assets', 'current_liabilities'),
      equity_percent: of('equity', 'total_assets'),
      trend: [...of('sales', 'pbt'), ...figureSources(rated, 1)('sales', 'pbt')],
      age: idsOf(founded),
      size: currency === 'EUR' && of('total_assets').length > 0 ? of('total_assets') : employees.facts,
      group: group.facts,
      payments: days.facts,
      claims: [...claims.facts, ...equity],
      insolvency: [...insolvency.facts, ...enforcement.facts],
      owners: owners.facts,
      managers: others.facts,
      country: country.facts,
      sector: sector.facts,
      filing: cellFacts(rated, facts, ['filed_on', 'due_on']),
      audit: cellFacts(rated, facts, ['is_audited']),
    },
    capSources: {
      sanctions: sanctions.facts,
      insolvency: [...insolvency.facts, ...idsOf(status)],
      negative_equity: equity,
      liabilities_above_assets: [
        ...of('total_assets', 'total_liabilities'),
        ...figureSources(rated, 1)('total_assets', 'total_liabilities'),
      ],
      enforcement: [...enforcement.facts, ...equity],
      no_statements: rated?.periods.flatMap(({ period }) => period.facts) ?? [],
      old_statements: rated?.periods[0]?.period.facts ?? [],
    },
  };
}

function figureSources(rated: RatedStatements | undefined, at = 0) {
  const facts = rated?.periods[at]?.facts ?? {};
  return (...names: readonly FigureName[]): string[] => [
    ...new Set(names.flatMap((name) => facts[name] ?? [])),
  ];
}

/** What the rated periods say in these columns. */
function cellFacts(
  rated: RatedStatements | undefined,
  facts: readonly RatedFact[],
  columns: readonly string[],
): string[] {
  const rows = new Set(rated?.periods.map(({ period }) => period.position));
  return facts
    .filter(({ field, position }) => columns.includes(field) && rows.has(position))
    .map(({ id }) => id);
}

/** The first code whose scheme is known to us: sources give the main one first. */
function sectorIn(facts: readonly RatedFact[]): Sourced<RatingInput['sector']> {
  const codes = facts
    .filter(({ section, field }) => section === 'activities' && field === 'activity_code')
    .toSorted((a, b) => a.position - b.position);
  for (const { id, value } of codes) {
    const sector = ratedSector(textOf(value));
    if (sector !== undefined) return { value: sector, facts: [id] };
  }
  return { value: undefined, facts: [] };
}

function employeesIn(facts: readonly RatedFact[]): Sourced<number> {
  const stated = facts.find(({ section, field }) => section === 'activities' && field === 'employees');
  const [newest] = rowsIn(facts, 'activities')
    .filter((row) => row.cell('employees_count') !== undefined)
    .toSorted((a, b) =>
      codeOf(a.cell('employees_year')?.value) < codeOf(b.cell('employees_year')?.value) ? 1 : -1,
    );
  const fact = stated ?? newest?.cell('employees_count');
  return { value: typeof fact?.value === 'number' ? fact.value : undefined, facts: idsOf(fact) };
}

function daysBeyondTerms(fact: RatedFact | undefined): Sourced<number> {
  return { value: typeof fact?.value === 'number' ? fact.value : undefined, facts: idsOf(fact) };
}

/** Of claims of which only part of the sums is stated nothing counts but what speaks against the company: the rest can only make it more. */
function countedClaims({ value, isLeast }: OpenSum, equity: number | undefined): number | undefined {
  if (value === undefined || !isLeast) return value;
  if (equity === undefined || equity <= 0) return value;
  return shareFor('claims', (100 * value) / equity) < half ? value : undefined;
}

function idsOf(fact: Readonly<{ id: string }> | undefined): string[] {
  return fact === undefined ? [] : [fact.id];
}
