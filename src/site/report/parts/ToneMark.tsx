import type { ReportTone } from '#modules/reports/contract.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './ToneMark.module.css';

/** How a value is meant: a tick, a triangle or an octagon, which differ in shape and are said in words. */
export function ToneMark({ tone }: { tone: ReportTone }) {
  const words = useReportWords();
  if (tone === 'none') return <span className={styles.dot} />;
  return (
    <svg
      viewBox="0 0 12 12"
      className={`${styles.mark} ${styles[tone]}`}
      role="img"
      aria-label={words.tone[tone]}
    >
      {tone === 'good' ? (
        <path className={styles.line} d="M2 6.6 4.8 9.3 10 3" />
      ) : (
        <>
          <path
            className={styles.shape}
            d={tone === 'warn' ? 'M6 1.2 11.3 10.6H.7z' : 'M4 1h4l3 3v4l-3 3H4L1 8V4z'}
          />
          <path className={styles.sign} d={tone === 'warn' ? 'M6 4.6v2.7M6 8.7v.2' : 'M6 3.6v3M6 8.3v.2'} />
        </>
      )}
    </svg>
  );
}
