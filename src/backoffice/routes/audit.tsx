import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Table } from '#ui/frame/Table.tsx';
import { listAudit } from '#workflows/read-audit/contract.ts';
import { AuditFilter } from '../audit/AuditFilter.tsx';
import { AuditRow } from '../audit/AuditRow.tsx';
import { addressOf, viewOf } from '../audit/audit-view.ts';
import { ExportAudit } from '../audit/ExportAudit.tsx';
import { PageLinks } from '../page/PageLinks.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './user-administration.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

const pageSize = 20;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = { ...viewOf(new URL(request.url).searchParams), pageSize };
  return loadPage(request, (api) => api.call(listAudit, { query }));
}

/** What staff did, for administrators; the API refuses everybody else. */
export default function Audit() {
  const { users, audit } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { items, total, people, last } = useLoaderData<typeof clientLoader>();
  const columns = [audit.when, audit.who, audit.what, audit.subject, audit.outcome];
  return (
    <>
      <PageTitle>{audit.title}</PageTitle>
      <div className={styles.head}>
        <h1>{audit.title}</h1>
        <p className={styles.count} role="status">
          {audit.count(total)}
        </p>
        <ExportAudit view={view} />
      </div>
      <p className={styles.lead}>{audit.lead}</p>
      <AuditFilter view={view} people={people} />
      {items.length === 0 ? (
        <p>{audit.none}</p>
      ) : (
        <Table head={columns.map((name) => ({ name }))} stacks="mobile" className={table.table}>
          {items.map((act) => (
            <AuditRow key={act.seq} act={act} />
          ))}
        </Table>
      )}
      <PageLinks
        words={users}
        page={view.page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        addressOf={(page) => addressOf({ ...view, page })}
      />
      {last === null ? null : (
        <p className={table.small}>
          {audit.chain}: <code>{`${last.seq}:${last.hash}`}</code>. {audit.chainText}
        </p>
      )}
    </>
  );
}
