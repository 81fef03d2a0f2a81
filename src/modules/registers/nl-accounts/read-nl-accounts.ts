import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import { ifrs } from '#findings/xbrl/ifrs.ts';
import { nlGaap } from '#findings/xbrl/nl-gaap.ts';
import { maxInlineBytes } from '#findings/xbrl/read-inline-xbrl.ts';
import { readXbrl } from '#findings/xbrl/read-xbrl.ts';
import { statementsOfReport } from '#findings/xbrl/statements-of-report.ts';
import type { Taxonomy } from '#findings/xbrl/taxonomy.ts';
import type { XbrlReport } from '#findings/xbrl/xbrl-facts.ts';

/** Accounts in XBRL, inside HTML or alone, as deposited with the Dutch Chamber of Commerce (SBR), by Dutch rules or by IFRS. */
export const nlAccounts: Reader = {
  code: 'nl-accounts/accounts',
  version: 3,
  part: 'accounts',
  maxBytes: maxInlineBytes,
  read(bytes, { subjectNumber }): Reading {
    const report = readXbrl(bytes);
    const { facts, faults } = report;
    if (facts.length === 0) throw new Unreadable('not_this_format', 'the document has no marked figures');
    const numbers = new Set(
      facts.filter(({ context }) => context.scheme.includes('kvk.nl')).map(({ context }) => context.entity),
    );
    if (numbers.size > 0 && !numbers.has(subjectNumber))
      throw new Unreadable('not_this_format', 'the accounts are those of another company');
    const findings = [nlGaap, ifrs]
      .flatMap((taxonomy) => statementsOfReport(report, { ...taxonomy, scope: scopeOf(report, taxonomy) }))
      .filter(({ lines }) => lines.total_assets !== undefined || lines.net !== undefined)
      .map((one) => (one.standard === 'local' ? { ...one, standardName: 'Titel 9 Boek 2 BW' } : one));
    const remarks = faults.map(({ place, fault }) => ({ place, remark: fault }));
    if (findings.length > 0) return { state: 'found', findings, remarks };
    return { state: 'needs_person', need: 'unknown_taxonomy', findings, remarks };
  },
};

/** Whose figures they are where they do not say so themselves: what the document says of itself as a whole. */
function scopeOf({ facts }: XbrlReport, { scope }: Taxonomy): Taxonomy['scope'] {
  const said = facts.find(({ name }) => name === 'FinancialStatementsConsolidated')?.text;
  if (said !== 'true' && said !== 'false') return scope;
  return { ...scope, default: said === 'true' ? 'consolidated' : 'individual' };
}
