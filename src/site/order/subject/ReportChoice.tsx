import { Link, useSearchParams } from 'react-router';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { priceOf } from '../../picker/tariff-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWords } from '../texts/words.ts';
import { addressOfReport } from './asked-report.ts';
import type { OrderPage } from './order-page.server.ts';
import styles from './ReportChoice.module.css';

/** Which of our reports is ordered: each a link to the same order of the other one. */
export function ReportChoice({ report, reports }: Pick<OrderPage, 'report' | 'reports'>) {
  const order = useOrderWords();
  const { locale } = useTexts();
  const [params] = useSearchParams();
  return (
    <nav className={styles.choice} aria-label={order.reportTitle}>
      <h2 id="reports" tabIndex={-1}>
        {order.reportTitle}
      </h2>
      <ul>
        {reports.map(({ kind, from }) => (
          <li key={kind}>
            <Link
              to={addressOfReport(params, kind)}
              aria-current={kind === report ? 'true' : undefined}
              preventScrollReset
              replace
            >
              <b>{reportKindName(kind, locale)}</b>
              <span>{order.reports[kind]}</span>
              {from === undefined ? null : (
                <span className="tabular">{order.from(priceOf(from, locale))}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
