import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import { ifrs } from '#findings/xbrl/ifrs.ts';
import { maxJsonReportBytes, readXbrlJson } from '#findings/xbrl/read-xbrl-json.ts';
import { statementsOfReport } from '#findings/xbrl/statements-of-report.ts';

/** A yearly report of a listed group in the European single format, as filings.xbrl.org gives it in xBRL-JSON. */
export const esefAccounts: Reader = {
  code: 'esef/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxJsonReportBytes,
  read(bytes, { subjectNumber }): Reading {
    const report = readXbrlJson(bytes);
    const { facts, faults } = report;
    if (facts.some(({ context }) => context.entity.toUpperCase() !== subjectNumber.toUpperCase()))
      throw new Unreadable('not_this_format', 'the report is that of another issuer');
    const findings = statementsOfReport(report, ifrs).filter(
      ({ lines }) => lines.total_assets !== undefined || lines.sales !== undefined || lines.net !== undefined,
    );
    const remarks = faults.map(({ place, fault }) => ({ place, remark: fault }));
    if (findings.length > 0) return { state: 'found', findings, remarks };
    if (facts.length === 0) throw new Unreadable('not_this_format', 'the report has no facts');
    return { state: 'needs_person', need: 'unknown_taxonomy', findings, remarks };
  },
};
