import { shorten } from '#kernel/shorten.ts';
import { words } from '../../../texts/flags/words.ts';
import type { ReportView } from '../../../view/report-view.ts';
import type { ReportTone } from '../../../view/shown.ts';
import { markOf, type ReportContext } from '../../context/report-context.ts';
import { accountFlags } from './account-flags.ts';
import { annualFlags } from './annual-flags.ts';
import { companyFlags } from './company-flags.ts';
import { legalFlags } from './legal-flags.ts';
import { peopleFlags } from './people-flags.ts';
import { searchFlags } from './search-flags.ts';
import type { Readable, Warning } from './warning.ts';

const mostFlags = 40;
const mostFacts = 200;
const maxTitle = 400;
const maxDetail = 600;
const worstFirst: readonly ReportTone[] = ['bad', 'warn', 'none', 'good'];

/** What to clear before one signs, worst first, and then what is clear. */
export function findWarnings(input: Omit<Readable, 'said'>): Warning[] {
  const read: Readable = { ...input, said: words[input.context.locale] };
  const all = [
    ...legalFlags(read),
    ...companyFlags(read),
    ...accountFlags(read),
    ...annualFlags(read),
    ...peopleFlags(read),
    ...searchFlags(read),
  ];
  return all.toSorted((a, b) => worstFirst.indexOf(a.tone) - worstFirst.indexOf(b.tone));
}

/** The warnings as they stand in the report. */
export function presentFlags(warnings: readonly Warning[], context: ReportContext): ReportView['flags'] {
  return warnings.slice(0, mostFlags).map(({ tone, title, detail = '', section, facts }) => ({
    tone,
    title: shorten(title, maxTitle),
    detail: shorten(detail, maxDetail),
    section,
    mark: facts[0] === undefined ? 0 : markOf(facts, context) || markOf([facts[0]], context),
    facts: facts.slice(0, mostFacts).map(({ id }) => id),
  }));
}
