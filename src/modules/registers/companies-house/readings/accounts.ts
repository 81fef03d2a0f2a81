import type { Reader, Reading } from '#findings/reading/reading.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import type { StatementLine } from '#findings/statements/chart.ts';
import { hasLostSigns } from '#findings/statements/checks.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { ifrs } from '#findings/xbrl/ifrs.ts';
import { maxInlineBytes } from '#findings/xbrl/read-inline-xbrl.ts';
import { readXbrl } from '#findings/xbrl/read-xbrl.ts';
import { statementsOfReport } from '#findings/xbrl/statements-of-report.ts';
import { ukGaap } from '#findings/xbrl/uk-gaap.ts';
import type { XbrlReport } from '#findings/xbrl/xbrl-facts.ts';
import { withOwedSigns } from './owed-signs.ts';
import { isSameNumber } from './wire.ts';

/** Accounts as filed with Companies House: one document of XBRL, inside HTML or alone, with the year and the one before. */
export const companiesHouseAccounts: Reader = {
  code: 'companies-house/accounts',
  version: 4,
  part: 'accounts',
  maxBytes: maxInlineBytes,
  read(bytes, { subjectNumber }): Reading {
    const report = readXbrl(bytes);
    const { facts, faults } = report;
    refuseAnother(report, subjectNumber);
    if (faults.some(({ fault }) => fault.includes('context')))
      throw new Unreadable('broken', 'figures refer to periods that the document does not name');
    const findings = [ukGaap, ifrs]
      .flatMap((taxonomy) => statementsOfReport(report, taxonomy))
      .filter(
        ({ lines }) =>
          lines.current_assets !== undefined ||
          lines.net_assets !== undefined ||
          lines.sales !== undefined ||
          lines.equity !== undefined,
      )
      .map(markOpening)
      .map(withOwedSigns)
      .map((statement): FinancialStatement => {
        if (hasLostSigns(statement.lines))
          throw new Unreadable('broken', 'totals contradict their parts: the document has lost signs');
        return { ...statement, ...standardOf(report), ...(isAudited(report) && { isAudited: true }) };
      });
    const remarks = faults.map(({ place, fault }) => ({ place, remark: fault }));
    if (findings.length === 0 && facts.length === 0)
      throw new Unreadable('not_this_format', 'the document has no marked figures');
    // Accounts were filed: that nothing of them is a line of ours is our gap, and never "not filed".
    if (findings.length === 0) return { state: 'needs_person', need: 'unknown_taxonomy', findings, remarks };
    return { state: 'found', findings: findings.map(suspectMixed), remarks };
  },
};

/** Refuses the accounts of another company. Some filers write a name there, or leave the number out: that says nothing. */
function refuseAnother({ facts }: XbrlReport, subjectNumber: string): void {
  const entities = new Set(
    facts
      .map(({ context }) => context.entity.replace(/\s/g, ''))
      .filter((entity) => /^(?=.*[1-9])[A-Z]{0,2}\d{4,8}$/i.test(entity)),
  );
  if (entities.size > 0 && ![...entities].some((entity) => isSameNumber(entity, subjectNumber)))
    throw new Unreadable('not_this_format', 'the accounts are those of another company');
}

const equityLines: ReadonlySet<string> = new Set([
  'share_capital',
  'share_premium',
  'revaluation_reserve',
  'other_reserves',
  'retained_earnings',
  'minority_interest',
  'equity',
] satisfies StatementLine[]);

/** What stands there of the day before both years is only where equity began. */
function markOpening(statement: FinancialStatement): FinancialStatement {
  const isOpening = Object.keys(statement.lines).every((line) => equityLines.has(line));
  return isOpening ? { ...statement, remarks: [...statement.remarks, 'opening_equity'] } : statement;
}

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
