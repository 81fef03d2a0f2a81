import { readJson } from '#findings/reading/read-json.ts';
import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { ifrs } from '#findings/xbrl/ifrs.ts';
import { statementsOfReport } from '#findings/xbrl/statements-of-report.ts';
import type { Taxonomy } from '#findings/xbrl/taxonomy.ts';
import { usGaap } from '#findings/xbrl/us-gaap.ts';
import type { XbrlFact } from '#findings/xbrl/xbrl-facts.ts';
import { companyFacts, type SecFigure, secConcept } from './companyfacts-shape.ts';

const maxBytes = 60_000_000;
/** So many yearly filings are read, the latest; each holds three years of results and two of balances. */
const maxFilings = 10;
/** Yearly reports of companies of the country and from abroad, and their corrections. */
const yearlyForms = /^(?:10-KT?|20-F|40-F)(?:\/A)?$/;

const families: readonly Readonly<{ namespace: string; uri: string; taxonomy: Taxonomy }>[] = [
  { namespace: 'us-gaap', uri: 'http://fasb.org/us-gaap/', taxonomy: usGaap },
  { namespace: 'ifrs-full', uri: 'http://xbrl.ifrs.org/taxonomy/2024-01-01/ifrs-full', taxonomy: ifrs },
];

/** `companyfacts` of the Securities and Exchange Commission: every figure that a filer ever marked, by concept. */
export const secAccounts: Reader = {
  code: 'sec/accounts',
  version: 1,
  part: 'accounts',
  maxBytes,
  read(bytes, { subjectNumber }): Reading {
    const { cik, facts } = readJson(bytes, companyFacts, maxBytes);
    if (Number(cik) !== Number(subjectNumber))
      throw new Unreadable('not_this_format', 'the answer is about another filer');
    const findings = families.flatMap(({ namespace, uri, taxonomy }) => {
      const concepts = Object.hasOwn(facts, namespace) ? (facts[namespace] ?? {}) : {};
      return statementsOf(filingsOf(concepts, namespace, uri, String(cik), taxonomy), taxonomy);
    });
    if (findings.length > 0) return { state: 'found', findings, remarks: [] };
    const hasFacts = Object.values(facts).some((concepts) => Object.keys(concepts).length > 0);
    return hasFacts
      ? { state: 'needs_person', need: 'unknown_taxonomy', findings: [], remarks: [] }
      : { state: 'not_filed', findings: [], remarks: [] };
  },
};

type Filing = { filed: string; form: string; facts: XbrlFact[] };

/** Figures of our concepts by the yearly filing that says them. */
function filingsOf(
  concepts: Readonly<Record<string, unknown>>,
  namespace: string,
  uri: string,
  entity: string,
  taxonomy: Taxonomy,
): Filing[] {
  const wanted = new Set(taxonomy.rows.map(({ concept }) => concept));
  const filings = new Map<string, Filing>();
  for (const [name, given] of Object.entries(concepts)) {
    const concept = wanted.has(name) ? secConcept.safeParse(given) : undefined;
    for (const [unit, figures] of Object.entries(concept?.data?.units ?? {}))
      for (const [at, figure] of figures.entries()) {
        if (!yearlyForms.test(figure.form ?? '')) continue;
        const fact = factOf(figure, {
          uri,
          name,
          unit,
          entity,
          place: pointer('facts', namespace, name, 'units', unit, at),
        });
        if (fact === undefined) continue;
        const filing = filings.get(figure.accn) ?? {
          filed: figure.filed ?? '',
          form: figure.form ?? '',
          facts: [],
        };
        filings.set(figure.accn, filing);
        filing.facts.push(fact);
      }
  }
  return [...filings.values()].toSorted((a, b) => b.filed.localeCompare(a.filed)).slice(0, maxFilings);
}

/** Quarters stand in yearly filings as well; a year that was cut short has a form of its own. */
function isPartOfYear({ start, end, form }: SecFigure): boolean {
  const days = start ? (Date.parse(end) - Date.parse(start)) / 86_400_000 : 365;
  return days < 150 && !/KT/.test(form ?? '');
}

function factOf(
  figure: SecFigure,
  head: Readonly<{ uri: string; name: string; unit: string; entity: string; place: string }>,
): XbrlFact | undefined {
  const { start, end, val } = figure;
  const amount = readAmount(String(val));
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (amount === undefined || !isDay(end) || (start && !isDay(start))) return undefined;
  if (isPartOfYear(figure)) return undefined;
  const { uri, name, unit, entity, place } = head;
  const period = start ? { start, end } : { instant: end };
  return {
    uri,
    name,
    context: { id: '', scheme: 'http://www.sec.gov/CIK', entity, period, members: [] },
    amount,
    unit,
    scale: 0,
    isNil: false,
    isHidden: false,
    place,
  };
}

/** A year as the first filing told it, and beside it as a later one told it anew, where that differs. */
function statementsOf(filings: readonly Filing[], taxonomy: Taxonomy): FinancialStatement[] {
  const told = new Map<string, FinancialStatement[]>();
  for (const { filed, facts } of filings.toReversed()) {
    const statements = statementsOfReport({ facts, faults: [] }, taxonomy).filter(isYear);
    for (const statement of statements) {
      const before = told.get(statement.periodEnd) ?? [];
      const last = before.at(-1);
      const isRestated = last !== undefined && differ(last, statement);
      if (last !== undefined && !isRestated) continue;
      const one = { ...statement, isRestated, ...(filed !== '' && { filedOn: filed }) };
      told.set(
        statement.periodEnd,
        isRestated && before.length > 1 ? [...before.slice(0, 1), one] : [...before, one],
      );
    }
  }
  return [...told.values()].flat().toSorted((a, b) => b.periodEnd.localeCompare(a.periodEnd));
}

/** Equity of a day before all balances is no year. */
function isYear({ months, lines }: FinancialStatement): boolean {
  return months !== undefined || lines.total_assets !== undefined;
}

function differ(a: FinancialStatement, b: FinancialStatement): boolean {
  return Object.entries(b.lines).some(([line, figure]) => {
    const before = Object.entries(a.lines).find(([one]) => one === line)?.[1];
    return before !== undefined && before.amount !== figure.amount;
  });
}
