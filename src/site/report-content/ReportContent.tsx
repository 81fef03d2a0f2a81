import { Icon } from '#ui/base/Icon.tsx';
import styles from './ReportContent.module.css';
import { useReportContentWords } from './texts/words.ts';

/** The four blocks of a report, numbered, as a diagram. */
export function ReportContent() {
  const { blocks } = useReportContentWords();
  return (
    <div className={styles.place}>
      <ol className={styles.blocks}>
        {blocks.map(({ title, items }, index) => (
          <li key={title} className={styles.block}>
            <span className={`${styles.number} tabular`} aria-hidden="true">
              {index + 1}
            </span>
            <p className={styles.title}>{title}</p>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
