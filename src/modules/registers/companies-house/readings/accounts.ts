import type { Reader, Reading } from '#findings/reading/reading.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import { hasLostSigns } from '#findings/statements/checks.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { maxInlineBytes, readInlineXbrl } from '#findings/xbrl/read-inline-xbrl.ts';
import { statementsOfReport } from '#findings/xbrl/statements-of-report.ts';
import { ukGaap } from '#findings/xbrl/uk-gaap.ts';
import type { XbrlReport } from '#findings/xbrl/xbrl-facts.ts';

/** Accounts as filed with Companies House: one document of Inline XBRL, with the year and the one before. */
export const companiesHouseAccounts: Reader = {
  code: 'companies-house/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxInlineBytes,
  read(bytes): Reading {
    const report = readInlineXbrl(bytes);
    const { facts, faults } = report;
    if (faults.some(({ fault }) => fault.includes('context')))
      throw new Unreadable('broken', 'figures refer to periods that the document does not name');
    const findings = statementsOfReport(report, ukGaap)
      // What stands there of the day before both years is only where equity began.
      .filter(
        ({ lines }) =>
          lines.current_assets !== undefined || lines.net_assets !== undefined || lines.sales !== undefined,
      )
      .map((statement): FinancialStatement => {
        if (hasLostSigns(statement.lines))
          throw new Unreadable('broken', 'totals contradict their parts: the document has lost signs');
        return { ...statement, ...standardOf(report), ...(isAudited(report) && { isAudited: true }) };
      });
    const remarks = faults.map(({ place, fault }) => ({ place, remark: fault }));
    if (findings.length === 0 && facts.length === 0)
      throw new Unreadable('not_this_format', 'the document has no marked figures');
    return {
      state: findings.length > 0 ? 'found' : 'not_filed',
      findings: findings.map(suspectMixed),
      remarks,
    };
  },
};

/** `FRS 102`, by the dimension that names the standard. */
function standardOf({ facts }: XbrlReport): Readonly<{ standardName?: string }> {
  const named = facts
    .flatMap(({ context }) => context.members)
    .find(({ dimension }) => dimension === 'AccountingStandardsDimension')?.member;
  const standard = named ?? (facts.some(({ uri }) => uri.includes('/uk/gaap/')) ? 'UK GAAP' : undefined);
  return standard === undefined ? {} : { standardName: standard.replace(/^FRS(\d)/, 'FRS $1') };
}

function isAudited({ facts }: XbrlReport): boolean {
  return facts.some(({ context }) =>
    context.members.some(
      ({ dimension, member }) => dimension === 'AccountsStatusDimension' && member === 'Audited',
    ),
  );
}

/**
 * Group accounts whose figures of the group are not marked as such: the result does not follow from the profit before it. Said, not
 * guessed away.
 */
function suspectMixed(statement: FinancialStatement): FinancialStatement {
  const { scope, checks, remarks } = statement;
  const isSuspect = checks.some(({ check, isRounding }) => check === 'net_of_result' && !isRounding);
  if (scope !== 'individual' || !isSuspect) return statement;
  return { ...statement, remarks: [...remarks, 'mixed_scope_suspected'] };
}
