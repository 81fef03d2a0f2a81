import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { useOrderWork } from '../order/work/order-work.tsx';
import { sectionId } from '../order/work/section-id.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { AddChips } from './AddChips.tsx';
import { FieldRow } from './FieldRow.tsx';
import { MissingDataReasonForm } from './MissingDataReasonForm.tsx';
import styles from './SectionCard.module.css';
import { TableRows } from './TableRows.tsx';
import { type SectionDesk, useSectionDesk } from './use-section-desk.ts';
import type { Section } from './values/typed-value.ts';

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
        <MissingDataReasonButton desk={desk} />
      </div>
      {desk.isOpen('missingDataReason') ? (
        <MissingDataReasonForm desk={desk} />
      ) : (
        <MissingDataReason desk={desk} />
      )}
      <ul className={styles.fields}>
        {desk.singleFields.map((field) => (
          <FieldRow key={field.code} field={field} desk={desk} />
        ))}
      </ul>
      <TableRows desk={desk} />
      <AddChips desk={desk} />
      {makesItself(section) ? (
        <p className={styles.evidence}>{editor.makesItself}</p>
      ) : section.facts.length === 0 && section.excuse === null && !desk.isEditable ? (
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

/** The list of sources is made of the evidence of all facts when the documents are. */
const makesItself = ({ code }: Section) => code === 'sources';

function MissingDataReason({ desk }: { desk: SectionDesk }) {
  const { editor } = useTexts();
  const { may } = useOrderWork();
  const { code, title, excuse } = desk.section;
  if (excuse === null) return null;
  const { text, source, sourceRu, reason, isProposed } = excuse;
  return (
    <div className={styles.missingDataReason}>
      <p>{isProposed ? editor.proposed(text) : text}</p>
      <p className={styles.evidence}>{editor.lookedIn(source)}</p>
      {isProposed && may('excuseSection') ? (
        <Button
          look="secondary"
          disabled={desk.isBusy}
          aria-label={`${editor.confirmReason}: ${title}`}
          onClick={() => desk.confirmReason({ section: code, reason, source, sourceRu })}
        >
          {editor.confirmReason}
        </Button>
      ) : null}
    </div>
  );
}

/** Only a section without facts can say why it has none. */
function MissingDataReasonButton({ desk }: { desk: SectionDesk }) {
  const { editor } = useTexts();
  const { may } = useOrderWork();
  const { section } = desk;
  const needsNone = makesItself(section) || section.facts.length > 0;
  if (!may('excuseSection') || needsNone || desk.isOpen('missingDataReason')) return null;
  return (
    <Button
      look={section.isMissing ? 'secondary' : 'quiet'}
      className={styles.why}
      aria-label={`${section.excuse === null ? editor.sayWhy : editor.changeReason}: ${section.title}`}
      onClick={() => desk.open('missingDataReason')}
    >
      {section.excuse === null ? editor.sayWhy : editor.changeReason}
    </Button>
  );
}
