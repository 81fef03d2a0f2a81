import { rowsIn } from '../../../parts/fact-rows.ts';
import { wordOf } from '../../context/dossier-facts.ts';
import { showFact } from '../../context/report-context.ts';
import type { Readable, Warning } from './warning.ts';

/** What taxes, transactions and the auditor of an annual report warn of. */
export function annualFlags(read: Readable): Warning[] {
  const { facts, said } = read;
  const arrears = facts.all('taxes', 'tax_arrears').filter(({ value }) => value === 'found');
  const charged = rowsIn(facts.in('transactions'), 'transactions').flatMap(({ cell }) => {
    const kind = cell('deal_kind');
    return wordOf(kind?.value) === 'charge' && kind !== undefined ? [kind] : [];
  });
  return [
    ...(arrears.length === 0
      ? []
      : [{ tone: 'warn', title: said.taxArrears, section: 'taxes', facts: arrears } as const]),
    ...opinionFlag(read),
    ...(charged.length === 0
      ? []
      : [
          {
            tone: 'none',
            title: said.charges(charged.length),
            section: 'transactions',
            facts: charged,
          } as const,
        ]),
  ];
}

/** An auditor who signed with reservations, or not at all. */
function opinionFlag({ facts, said, context }: Readable): Warning[] {
  const opinion = facts.one('notes', 'audit_opinion');
  const words: Readonly<Record<string, string>> = said.auditOpinion;
  const title = words[wordOf(opinion?.value)];
  if (opinion === undefined || title === undefined) return [];
  const why = facts.one('notes', 'audit_matters');
  return [
    {
      tone: opinion.value === 'qualified' ? 'warn' : 'bad',
      title,
      detail: why === undefined ? '' : showFact(why, context).text,
      section: 'notes',
      facts: why === undefined ? [opinion] : [opinion, why],
    },
  ];
}
