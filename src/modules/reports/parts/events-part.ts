import type { Fact } from '../dossier/dossier.ts';
import { derivedEvents, type EventKind, isUsual, weightOf } from './derived-events.ts';
import { type FactRow, type PartFact, rowsIn } from './fact-rows.ts';
import { codeOf, wordsOf } from './words-of.ts';

/** Something that happened to the company. */
export type CompanyEvent = Readonly<{
  /** A day, a month or a year, as exactly as it is known. */
  on: string;
  kind: EventKind;
  /** Of our list of events, or `appointed`, `left`, `holder`; empty where a person wrote the title. */
  code: string;
  /** The fact whose words are the title; null where the code is. */
  titled: string | null;
  /** Facts that say who or how much it was about, beside the title. */
  names: readonly string[];
  /** Facts whose words are the detail, in their order. */
  details: readonly string[];
  isMain: boolean;
  facts: readonly string[];
}>;

/** The newest first. */
export type EventsPart = readonly CompanyEvent[];

/** So many stand in the picture, and so many in the list. */
const mostMain = 12;
const mostEvents = 200;

/** What happened, out of history, courts, offices and shares; what two sections tell is told once. */
export function eventsPart(facts: readonly (PartFact & Pick<Fact, 'retrievedAt'>)[]): EventsPart {
  const legal = rowsIn(facts, 'legal').flatMap(legalEvent);
  const told = [...legal, ...historyWithout(legal, facts)];
  const all = [...told, ...derivedEvents(facts, told)].toSorted(
    (a, b) => compare(b.on, a.on) || compare(a.code, b.code),
  );
  const weighed = all
    .filter((event) => weightOf(event) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, mostMain);
  const main = new Set(weighed);
  // What happens every year gives way first.
  const room = new Set(all.toSorted((a, b) => Number(isUsual(a)) - Number(isUsual(b))).slice(0, mostEvents));
  return all.filter((event) => room.has(event)).map((event) => ({ ...event, isMain: main.has(event) }));
}

function legalEvent(row: FactRow): CompanyEvent[] {
  const day = row.cell('case_date');
  if (day === undefined) return [];
  const cells = ['case_role', 'case_stage', 'case_court', 'case_detail'];
  const code = codeOf(row.cell('case_kind')?.value) || 'court_case';
  return [
    {
      ...{ on: wordsOf(day.value), code, kind: code === 'charge' ? 'register' : 'court', titled: null },
      names: [row.cell('case_amount')?.id ?? []].flat(),
      ...{ details: cells.flatMap((cell) => row.cell(cell)?.id ?? []), isMain: false, facts: row.ids },
    },
  ];
}

const late = /\b(late|overdue)\b|verspätet|просроч|опоздани/i;
const filings = new Set(['accounts', 'annual_return']);
const proceedings = new Set([
  'insolvency',
  'restructuring',
  'liquidation',
  'court_case',
  'enforcement',
  'tax_debt',
]);

/** Notices stand in the history, too: one for each that the courts tell of that day goes. */
function historyWithout(legal: readonly CompanyEvent[], facts: readonly PartFact[]): CompanyEvent[] {
  const told = new Map<string, number>();
  for (const { on, code } of legal) told.set(`${on} ${code}`, (told.get(`${on} ${code}`) ?? 0) + 1);
  return rowsIn(facts, 'history').flatMap((row): CompanyEvent[] => {
    const day = row.cell('event_date');
    const event = row.cell('event');
    if (day === undefined || event === undefined) return [];
    const on = wordsOf(day.value);
    const code = codeOf(event.value);
    const open = told.get(`${on} ${code}`) ?? 0;
    told.set(`${on} ${code}`, open - 1);
    if (open > 0) return [];
    const detail = row.cell('event_detail');
    return [
      {
        ...{ on, code, kind: kindOf(code, wordsOf(detail?.value)), titled: code === '' ? event.id : null },
        names: [],
        ...{ details: detail === undefined ? [] : [detail.id], isMain: false, facts: row.ids },
      },
    ];
  });
}

function kindOf(code: string, detail: string): EventKind {
  if (filings.has(code)) return late.test(detail) ? 'late' : 'filing';
  return proceedings.has(code) || code === 'strike_off' ? 'court' : 'register';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
