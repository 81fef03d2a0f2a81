import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { FaultNotice } from '../layout/FaultNotice.tsx';
import { useOrderWork } from '../order/order-work.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { AddChips } from './AddChips.tsx';
import { ExcuseForm } from './ExcuseForm.tsx';
import { FieldRow } from './FieldRow.tsx';
import styles from './SectionCard.module.css';
import { sectionId } from './section-id.ts';
import { TableRows } from './TableRows.tsx';
import type { Section } from './typed-value.ts';
import { type SectionDesk, useSectionDesk } from './use-section-desk.ts';

/** One section of the report: its single fields, its table, or why it is empty. */
export function SectionCard({ section, number }: { section: Section; number: number }) {
  const { editor } = useTexts();
  const desk = useSectionDesk(section);
  const id = sectionId(section.code);
  return (
    <section className={styles.section} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>
          <span className={`${styles.number} tabular`}>{number}</span> {section.title}
        </h3>
        {section.isMissing ? (
          <Badge tone="warn">{editor.missing}</Badge>
        ) : (
          <span className={styles.need}>{editor.need[section.need]}</span>
        )}
        <ExcuseButton desk={desk} />
      </div>
      {desk.isOpen('excuse') ? <ExcuseForm desk={desk} /> : <Excuse section={section} />}
      <ul className={styles.fields}>
        {desk.singleFields.map((field) => (
          <FieldRow key={field.code} field={field} desk={desk} />
        ))}
      </ul>
      <TableRows desk={desk} />
      <AddChips desk={desk} />
      {section.facts.length === 0 && section.excuse === null && !desk.isEditable ? (
        <p className={styles.evidence}>{editor.noFacts}</p>
      ) : null}
      <FaultNotice fault={desk.fault} />
      {desk.removed.length === 0 ? null : (
        <p className={styles.removed} role="status">
          {editor.removed}: {desk.removed.map(({ label, shown }) => `${label} — ${shown}`).join('; ')}
          <Button look="quiet" disabled={desk.isBusy} onClick={desk.putBack}>
            {editor.undo}
          </Button>
        </p>
      )}
    </section>
  );
}

function Excuse({ section }: { section: Section }) {
  const { editor } = useTexts();
  if (section.excuse === null) return null;
  const { text, source } = section.excuse;
  return (
    <div className={styles.excuse}>
      <p>{text}</p>
      <p className={styles.evidence}>{editor.lookedIn(source)}</p>
    </div>
  );
}

/** Only a section without facts can say why it has none. */
function ExcuseButton({ desk }: { desk: SectionDesk }) {
  const { editor } = useTexts();
  const { may } = useOrderWork();
  const { section } = desk;
  // The list of sources makes itself.
  const needsNone = section.code === 'sources' || section.facts.length > 0;
  if (!may('excuseSection') || needsNone || desk.isOpen('excuse')) return null;
  return (
    <Button
      look={section.isMissing ? 'secondary' : 'quiet'}
      className={styles.why}
      aria-label={`${section.excuse === null ? editor.sayWhy : editor.changeReason}: ${section.title}`}
      onClick={() => desk.open('excuse')}
    >
      {section.excuse === null ? editor.sayWhy : editor.changeReason}
    </Button>
  );
}
