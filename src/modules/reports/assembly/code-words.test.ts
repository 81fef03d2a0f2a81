import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chart } from '#findings/statements/chart.ts';
import { statementRemarks, statementScopes } from '#findings/statements/statement.ts';
import { filingKinds, noticeKinds, noticeStages } from '#findings/vocabulary/events.ts';
import { interestTypes, unspecifiedReasons } from '#findings/vocabulary/ownership.ts';
import { officerRoles } from '#findings/vocabulary/people.ts';
import { columnOfLine } from '../dossier/columns/line-columns.ts';
import { findField, findSection } from '../dossier/report-sections.ts';

test('every code that a source can give has words in the report', () => {
  const lists = {
    'management.manager_role': officerRoles,
    'history.event': [...filingKinds, ...noticeKinds],
    'legal.case_kind': noticeKinds,
    'legal.case_stage': noticeStages,
    'owners.owner_control': interestTypes,
    'owners.owner_reason': unspecifiedReasons,
    'owners.owner_kind': ['person', 'company', 'arrangement', 'state'],
    'group.ultimate_parent_reason': unspecifiedReasons,
    'financials.statement_scope': statementScopes,
    'financials.statement_remarks': statementRemarks,
  };
  for (const [name, codes] of Object.entries(lists)) {
    const [sectionCode = '', fieldCode = ''] = name.split('.');
    const section = findSection(sectionCode);
    const words = section && findField(section, fieldCode)?.codes;
    for (const code of codes) assert.ok(words?.[code], `${name} ${code}`);
  }
});

test('every line of the chart but the headcount has its column', () => {
  // Keys of the chart.
  const lines = Object.keys(chart) as (keyof typeof chart)[];
  assert.deepEqual(
    lines.filter((line) => columnOfLine(line) === undefined),
    ['employees'],
  );
});
