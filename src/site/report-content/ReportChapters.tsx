import styles from './ReportChapters.module.css';

type ReportChaptersProps = {
  title: string;
  chapters: readonly { code: string; title: string; text: string }[];
  note: string;
};

/** The sections of a report in the order in which they are printed, as its table of contents. */
export function ReportChapters({ title, chapters, note }: ReportChaptersProps) {
  return (
    <section className={styles.section} aria-labelledby="chapters">
      <h2 id="chapters">{title}</h2>
      <ol className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <li key={chapter.code}>
            <span className={`${styles.number} tabular`} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <h3>{chapter.title}</h3>
              <p>{chapter.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
