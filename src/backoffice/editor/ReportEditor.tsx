import { formatMoment } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { useOrderWork } from '../order/work/order-work.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { Contents } from './Contents.tsx';
import styles from './ReportEditor.module.css';
import { SectionCard } from './SectionCard.tsx';
import { EvidenceProvider } from './sources/evidence-memory.tsx';

/** The report section by section: to be filled while somebody works on the order, to be read afterwards. */
export function ReportEditor() {
  const { editor, locale } = useTexts();
  const { dossier } = useOrderWork().staffOrder;
  const missing = dossier?.sections.filter(({ isMissing }) => isMissing).length ?? 0;
  return (
    <section className={styles.editor} aria-labelledby="report-title">
      <div className={styles.head}>
        <h2 id="report-title">{editor.title}</h2>
        {dossier === null ? null : (
          <p className={styles.progress}>
            {dossier.sealedAt === null
              ? editor.missingCount(missing)
              : editor.sealed(formatMoment(dossier.sealedAt, locale))}
            {' · '}
            {editor.completeness(dossier.completenessPercent)}
          </p>
        )}
      </div>
      {dossier === null ? (
        <Notice icon="document">
          <p>{editor.none}</p>
        </Notice>
      ) : (
        <EvidenceProvider dossier={dossier}>
          <div className={styles.columns}>
            <Contents sections={dossier.sections} />
            <div className={styles.sections}>
              {dossier.sections.map((section, index) => (
                <SectionCard key={section.code} section={section} number={index + 1} />
              ))}
            </div>
          </div>
        </EvidenceProvider>
      )}
    </section>
  );
}
