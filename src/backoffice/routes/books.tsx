import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import { Table } from '#ui/frame/Table.tsx';
import { getDebts } from '#workflows/collect-debts/contract.ts';
import { getBooks } from '#workflows/compare-books/contract.ts';
import { DayRow } from '../books/DayRow.tsx';
import { DifferenceRow } from '../books/DifferenceRow.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './user-administration.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, async (api) => {
    const [books, { owed }] = await Promise.all([api.call(getBooks, {}), api.call(getDebts, {})]);
    return { ...books, overdue: owed.filter(({ isOverdue }) => isOverdue).length };
  });
}

/** Our ledger beside the card gateways: what is not equal, and the sums of each day. */
export default function Books() {
  const { books, debts } = useTexts();
  const { days, differences, overdue } = useLoaderData<typeof clientLoader>();
  const isCompared = days.some(({ endedAt }) => endedAt !== null);
  const columns = [books.what, books.order, books.ours, books.theirs];
  return (
    <>
      <PageTitle>{books.title}</PageTitle>
      <div className={styles.head}>
        <h1>{books.title}</h1>
        {differences.length === 0 ? null : <p className={styles.count}>{books.count(differences.length)}</p>}
      </div>
      <p className={styles.lead}>{books.lead}</p>
      {overdue === 0 ? null : (
        <div className={styles.lead}>
          <Notice tone="warn" title={debts.late(overdue)}>
            <p>
              <Link to="/debts">{debts.look}</Link>
            </p>
          </Notice>
        </div>
      )}
      {differences.length > 0 ? (
        <section aria-label={books.differences} className={styles.lead}>
          <Table head={columns.map((name) => ({ name }))} stacks="mobile" className={table.table}>
            {differences.map((difference) => (
              <DifferenceRow
                key={`${difference.gateway} ${difference.gatewayPaymentId} ${difference.kind}`}
                difference={difference}
              />
            ))}
          </Table>
        </section>
      ) : (
        <div className={styles.lead}>
          <Notice
            icon={isCompared ? 'check' : 'clock'}
            title={isCompared ? books.noneTitle : books.neverTitle}
          >
            <p>{isCompared ? books.noneText : books.neverText}</p>
          </Notice>
        </div>
      )}
      {days.length === 0 ? null : (
        <section aria-label={books.days}>
          <Table
            head={[books.day, books.gateway, books.paymentsHead, books.sums].map((name) => ({ name }))}
            stacks="mobile"
            className={table.table}
          >
            {days.map((day) => (
              <DayRow key={`${day.gateway} ${day.day}`} day={day} />
            ))}
          </Table>
        </section>
      )}
    </>
  );
}
