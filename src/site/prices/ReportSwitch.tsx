import { Link } from 'react-router';
import { type ReportKind, reportKinds, usualReportKind } from '#kernel/reports/report-kind.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ReportSwitch.module.css';
import { usePricesWords } from './texts/words.ts';

/** Of which report the prices are: each has a list of its own. */
export function ReportSwitch({ report }: { report: ReportKind }) {
  const words = usePricesWords();
  const { locale, to } = useTexts();
  return (
    <nav className={styles.switch} aria-label={words.reports}>
      {reportKinds.map((kind) => (
        <Link
          key={kind}
          to={to(kind === usualReportKind ? '/our-prices' : `/our-prices?report=${kind}`)}
          aria-current={kind === report ? 'page' : undefined}
          preventScrollReset
        >
          {reportKindName(kind, locale)}
        </Link>
      ))}
    </nav>
  );
}
