import type { ReportView } from '#modules/reports/contract.ts';
import { Drawing } from '../parts/Drawing.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { useReportWords } from '../texts/words.ts';
import { Scale } from './Decision.tsx';
import styles from './ReportedYears.module.css';

/** Which years the company reports of, and how they went: an annual report has no rating to begin with. */
export function ReportedYears({ view, pictures }: { view: ReportView; pictures: Pictures }) {
  const words = useReportWords();
  const { verdict, depth } = view;
  return (
    <div className={styles.card}>
      <div className={styles.said}>
        <p className={styles.headline}>{verdict.headline}</p>
        <p>{verdict.sentence}</p>
        <Scale title={words.depth} label={depth.label} remark={depth.remark}>
          <Drawing wide={pictures.depth} />
        </Scale>
      </div>
      {pictures.years === undefined ? null : (
        <figure className={styles.years}>
          <figcaption>{`${words.sales}, ${words.profit}: ${view.yearsUnit}`}</figcaption>
          <Drawing {...pictures.years} />
        </figure>
      )}
      {pictures.financing === undefined ? null : (
        <figure className={styles.years}>
          <figcaption>{`${words.assets}: ${view.yearsUnit}`}</figcaption>
          <Drawing {...pictures.financing} />
        </figure>
      )}
    </div>
  );
}
