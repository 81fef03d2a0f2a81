import type { AuditActView } from './contract.ts';

const columns = [
  'seq',
  'at',
  'account_id',
  'person',
  'role',
  'call',
  'right',
  'subject',
  'order',
  'status',
  'hash',
] as const;

/** Acts as a table for a spreadsheet: UTF-8 with its mark. A cell that a spreadsheet would compute is text. */
export function auditCsv(acts: readonly AuditActView[]): string {
  const rows = acts.map((act) =>
    [
      String(act.seq),
      act.at,
      act.accountId,
      act.personName ?? '',
      act.role,
      act.call,
      act.action,
      act.subject,
      act.orderNumber ?? '',
      act.status === null ? '' : String(act.status),
      act.hash,
    ].map(cellOf),
  );
  return `\ufeff${[columns, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const cell = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
