import type { FactValue } from '../dossier/fact-value.ts';
import { asFirstFiled, cashFlow, type SampleYear, sampleAccounts } from './sample-accounts.ts';
import type { SampleCompany } from './sample-company.ts';
import { sampleMoney } from './sample-currency.ts';
import { type Said, said } from './sample-facts.ts';

type Row = Readonly<Record<string, FactValue | Said>>;

/** Which of the five years was stated anew. */
const restated = 2;
/** The first years were too small to be audited. */
const firstAudited = 2;

/** The statements of the invented company, newest first, in its currency; one year as it was filed and as it was stated anew. */
export function statementRows({ code, currency }: SampleCompany, year: number): readonly Row[] {
  const years = sampleAccounts(code);
  const rows = years.flatMap((one, at): Row[] => {
    const before = years[at - 1];
    const flows = before === undefined ? {} : cashFlow(before, one);
    const head = headOf(year - (years.length - 1 - at), at);
    const row = (lines: SampleYear, more: Readonly<Record<string, number>>): Row => ({
      ...head,
      ...inMoney({ ...lines, ...more }, currency),
    });
    if (at !== restated) return [row(one, flows)];
    return [{ ...row(one, flows), is_restated: true }, row(asFirstFiled(one, code), {})];
  });
  return rows.toReversed();
}

function headOf(closed: number, at: number): Row {
  return {
    period_end: `${closed}-12-31`,
    statement_scope: 'individual',
    period_months: 12,
    statement_basis: said('National standard', 'Национальный стандарт'),
    is_audited: at >= firstAudited ? 'audited' : 'unaudited',
  };
}

function inMoney(lines: Readonly<Record<string, number>>, currency: string): Row {
  return Object.fromEntries(
    Object.entries(lines).map(([line, thousands]) => [line, sampleMoney(thousands, currency)]),
  );
}
