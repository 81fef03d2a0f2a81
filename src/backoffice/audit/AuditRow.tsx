import { Link } from 'react-router';
import { Badge } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import type { AuditActView } from '#workflows/read-audit/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';

/** One act: when, who, what with which right, about what, and how it ended. */
export function AuditRow({ act }: { act: AuditActView }) {
  const { audit, securityEvents, locale } = useTexts();
  const roleWords: Readonly<Record<string, string>> = audit.roles;
  const { seq, at, personName, role, call, action, subject, orderId, orderNumber, status } = act;
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={`${table.name} tabular`}>
          <time dateTime={at}>{formatMoment(at, locale)}</time>
        </p>
        <p className={`${table.small} tabular`}>{seq}</p>
      </th>
      <td>
        {personName ?? audit.erased}
        <p className={table.small}>{roleWords[role] ?? role}</p>
      </td>
      <td>
        {securityEvents.actions[action] ?? action}
        <p className={table.small}>
          <code>{call}</code>
        </p>
      </td>
      <td>
        {orderId === null || orderNumber === null ? null : (
          <Link to={`/orders/${orderId}`}>{orderNumber}</Link>
        )}
        <p className={table.small}>
          {orderNumber === null ? subject : subject.replace(/orderId \S+(, )?/, '')}
        </p>
      </td>
      <td>
        <Outcome status={status} />
      </td>
    </tr>
  );
}

function Outcome({ status }: { status: number | null }) {
  const { audit } = useTexts();
  if (status === null) return <Badge tone="warn">{audit.open}</Badge>;
  if (status < 400) return <Badge tone="good">{audit.done}</Badge>;
  return status < 500 ? (
    <Badge tone="plain">{audit.refused(status)}</Badge>
  ) : (
    <Badge tone="bad">{audit.failed(status)}</Badge>
  );
}
