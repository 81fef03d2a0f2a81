import { Button } from '#ui/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { EvidenceLine } from './EvidenceLine.tsx';
import { FactForm } from './FactForm.tsx';
import styles from './SectionCard.module.css';
import type { Fact, Field } from './typed-value.ts';
import type { SectionDesk } from './use-section-desk.ts';

/** One single field: its values with their evidence, or the way to add one; several values stand under one another. */
export function FieldRow({ field, desk }: { field: Field; desk: SectionDesk }) {
  const { editor } = useTexts();
  const facts = desk.section.facts.filter((fact) => fact.field === field.code);
  const nextPosition = Math.max(-1, ...facts.map(({ position }) => position)) + 1;
  const isAdding = desk.isOpen({ field: field.code, position: nextPosition });
  const form = (position: number, fact: Fact | undefined) => (
    <FactForm
      key={position}
      section={desk.section.code}
      field={field}
      position={position}
      fact={fact}
      onSaved={() => (fact === undefined ? desk.openNext(field.code) : desk.close())}
      onCancel={desk.close}
    />
  );
  return (
    <li className={styles.field}>
      {facts.map((fact) =>
        desk.isOpen({ field: field.code, position: fact.position }) ? (
          form(fact.position, fact)
        ) : (
          <FactShown key={fact.id} fact={fact} desk={desk} />
        ),
      )}
      {isAdding ? form(nextPosition, undefined) : null}
      {isAdding || !desk.isEditable || facts.length > 0 ? null : (
        <div className={styles.empty}>
          <span>{field.label}</span>
          <Button
            look="quiet"
            aria-label={editor.addTo(field.label)}
            onClick={() => desk.open({ field: field.code, position: nextPosition })}
          >
            {editor.add}
          </Button>
        </div>
      )}
      {isAdding || !desk.isEditable || facts.length === 0 || field.kind !== 'text' ? null : (
        <Button
          look="quiet"
          className={styles.another}
          aria-label={`${editor.addAnother}: ${field.label}`}
          onClick={() => desk.open({ field: field.code, position: nextPosition })}
        >
          {editor.addAnother}
        </Button>
      )}
    </li>
  );
}

function FactShown({ fact, desk }: { fact: Fact; desk: SectionDesk }) {
  const { editor } = useTexts();
  return (
    <div className={styles.fact}>
      <div className={styles.shown}>
        <p className={styles.label}>{fact.label}</p>
        <p className={styles.value}>{fact.shown}</p>
        <EvidenceLine fact={fact} />
      </div>
      {desk.isEditable ? (
        <div className={styles.tools}>
          <Button
            look="quiet"
            disabled={desk.isBusy}
            aria-label={editor.editOf(fact.label)}
            onClick={() => desk.open({ field: fact.field, position: fact.position })}
          >
            {editor.edit}
          </Button>
          <Button
            look="quiet"
            disabled={desk.isBusy}
            aria-label={editor.removeOf(fact.label)}
            onClick={() => desk.remove([fact])}
          >
            {editor.remove}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
