import { classNames } from '#ui/base/class-names.ts';
import { ExampleLink } from '../../report-content/ExampleLink.tsx';
import { useReportContentWords } from '../../report-content/texts/words.ts';
import type { DrawnPage } from '../later/section-data.ts';
import { useSectionWords } from '../later/texts/words.ts';
import { ReportSheet } from '../sheet/ReportSheet.tsx';
import styles from './ReportParts.module.css';

const places = [styles.first, styles.second, styles.third, styles.fourth];

/** What the report contains, in four steps, as notes in the margin of a page of the example report. */
export function ReportParts({ page }: { page: DrawnPage }) {
  const { title, lead, blocks } = useReportContentWords();
  const words = useSectionWords();
  return (
    <section id="report" className={styles.band}>
      <div className={styles.section}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p>{lead}</p>
          <p>{words.sheetHint}</p>
        </div>
        <div className={styles.annotated}>
          <div className={styles.sheet}>
            <ReportSheet page={page} />
          </div>
          <ol className={styles.notes}>
            {blocks.map(({ title: name, items }, at) => (
              <li key={name} className={classNames(styles.note, places[at])}>
                <p>
                  <span className="tabular" aria-hidden="true">
                    {at + 1}
                  </span>
                  {name}
                </p>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
        <ExampleLink />
      </div>
    </section>
  );
}
