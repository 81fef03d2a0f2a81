import type { Reader, Reading } from '#findings/reading/reading.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import { checksOf } from '#findings/statements/checks.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { subtractAmounts, sumAmounts } from '#findings/vocabulary/amount.ts';
import { danishScope, dkGaap } from '#findings/xbrl/dk-gaap.ts';
import { ifrs } from '#findings/xbrl/ifrs.ts';
import { maxInlineBytes } from '#findings/xbrl/read-inline-xbrl.ts';
import { readXbrl } from '#findings/xbrl/read-xbrl.ts';
import { statementsOfReport } from '#findings/xbrl/statements-of-report.ts';
import type { Taxonomy } from '#findings/xbrl/taxonomy.ts';
import type { XbrlReport } from '#findings/xbrl/xbrl-facts.ts';

/** An annual report as published by the Danish Business Authority: one document of XBRL with the year and the one before. */
export const dkAccounts: Reader = {
  code: 'dk-accounts/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxInlineBytes,
  read(bytes, { subjectNumber }): Reading {
    const report = readXbrl(bytes);
    const { facts, faults } = report;
    if (facts.length === 0) throw new Unreadable('not_this_format', 'the document has no marked figures');
    if (!numbersOf(report).has(subjectNumber))
      throw new Unreadable('not_this_format', 'the accounts do not say that they are those of this company');
    const statements = [dkGaap, ifrsOf(report)]
      .flatMap((taxonomy) => statementsOfReport(report, taxonomy))
      .filter(({ lines }) => lines.total_assets !== undefined || lines.net !== undefined)
      .map((one) => (one.standard === 'local' ? byDanishLaw(one) : one));
    const year = statements
      .map(({ periodEnd }) => periodEnd)
      .toSorted()
      .at(-1);
    // The year before is told beside: what the auditor says is of the year of the report alone.
    const isYearAudited = isAudited(report);
    const findings = statements.map(
      (one): FinancialStatement => ({
        ...one,
        ...(year !== undefined && { statedWith: year }),
        ...(isYearAudited && one.periodEnd === year && { isAudited: true }),
      }),
    );
    const remarks = faults.map(({ place, fault }) => ({ place, remark: fault }));
    if (findings.length > 0) return { state: 'found', findings, remarks };
    return { state: 'needs_person', need: 'unknown_taxonomy', findings, remarks };
  },
};

/** The numbers of Danish companies that the report is of, by its contexts or in its words. */
function numbersOf({ facts }: XbrlReport): ReadonlySet<string> {
  return new Set(
    facts.flatMap(({ context, name, text }) => [
      ...(/\/cvr$/i.test(context.scheme) ? [context.entity.trim()] : []),
      ...(name === 'IdentificationNumberCvrOfReportingEntity' && text !== undefined ? [text.trim()] : []),
    ]),
  );
}

/** Figures by IFRS: whose they are is told by the authority's dimension, or by that of IFRS, or not at all. */
function ifrsOf({ facts }: XbrlReport): Taxonomy {
  const isDanish = facts.some(({ context }) =>
    context.members.some(({ dimension }) => dimension === danishScope.dimension),
  );
  return { ...ifrs, scope: isDanish ? danishScope : { ...ifrs.scope, default: 'unstated' } };
}

/** Only a whole audit is told as one: extended reviews, reviews and compilations are others. */
function isAudited({ facts }: XbrlReport): boolean {
  return facts.some(
    ({ name, text = '' }) => name === 'TypeOfAuditorAssistance' && /^revisionspåtegning$/i.test(text.trim()),
  );
}

const groupInterest = 'FinanceExpensesArisingFromGroupEnterprises';

/** The form counts liabilities without provisions, and interest without that to the group: our lines hold all of both, or nothing. */
function byDanishLaw(statement: FinancialStatement): FinancialStatement {
  const { total_liabilities: owed, interest, ...rest } = statement.lines;
  const { total_assets: assets, equity, provisions } = rest;
  const isWhole =
    owed !== undefined &&
    (provisions !== undefined ||
      assets === undefined ||
      equity === undefined ||
      isNear(assets.amount, sumAmounts([equity.amount, owed.amount])));
  const hasGroupInterest = statement.sourceLines.some(({ tag }) => tag === groupInterest);
  const lines: FinancialStatement['lines'] = {
    ...rest,
    ...(interest !== undefined && !hasGroupInterest && { interest }),
    ...(isWhole && {
      total_liabilities:
        provisions === undefined
          ? owed
          : {
              amount: sumAmounts([owed.amount, provisions.amount]),
              tag: `${owed.tag} + ${provisions.tag}`,
              place: owed.place,
            },
    }),
  };
  const kept = [
    ...(owed !== undefined && !isWhole ? [{ ...owed, isFlow: false }] : []),
    ...(interest !== undefined && hasGroupInterest ? [{ ...interest, isFlow: true }] : []),
  ];
  const checks = checksOf(lines);
  const others = statement.remarks.filter((remark) => remark !== 'does_not_balance');
  return {
    ...statement,
    standardName: 'Årsregnskabsloven',
    lines,
    sourceLines: [...kept, ...statement.sourceLines],
    checks,
    remarks: checks.some(({ isRounding }) => !isRounding) ? [...others, 'does_not_balance'] : others,
  };
}

function isNear(a: string, b: string): boolean {
  return Math.abs(Number(subtractAmounts(a, b))) <= 1;
}
