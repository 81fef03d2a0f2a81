import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { EvidenceLine } from './EvidenceLine.tsx';
import { FactForm } from './FactForm.tsx';
import styles from './SectionCard.module.css';
import type { SectionDesk } from './use-section-desk.ts';
import type { Fact, Field } from './values/typed-value.ts';

/** One single field: its values with their evidence, several under one another, and the form while one is written. */
export function FieldRow({ field, desk }: { field: Field; desk: SectionDesk }) {
  const facts = desk.factsOf(field);
  const next = desk.nextPosition(field);
  const isAdding = desk.isOpen({ field: field.code, position: next });
  if (facts.length === 0 && !isAdding) return null;
  // One list: the form of a value that has just been saved stays the form it was until it goes on.
  const shown = [
    ...facts.map((fact) => ({ position: fact.position, fact })),
    ...(isAdding ? [{ position: next, fact: undefined }] : []),
  ];
  const form = (position: number, fact: Fact | undefined) => (
    <FactForm
      key={position}
      section={desk.section.code}
      field={field}
      position={position}
      fact={fact}
      onSaved={() =>
        desk.goOn(
          { field: field.code, position },
          fact === undefined ? desk.nextField(field.code) : undefined,
        )
      }
      onCancel={desk.close}
    />
  );
  return (
    <li className={styles.field}>
      {shown.map(({ position, fact }) =>
        fact === undefined || desk.isOpen({ field: field.code, position }) ? (
          form(position, fact)
        ) : (
          <FactShown
            key={position}
            fact={fact}
            desk={desk}
            onAnother={
              field.kind === 'text' && fact === facts.at(-1) && !isAdding
                ? () => desk.open({ field: field.code, position: next })
                : undefined
            }
          />
        ),
      )}
    </li>
  );
}

type FactShownProps = { fact: Fact; desk: SectionDesk; onAnother: (() => void) | undefined };

function FactShown({ fact, desk, onAnother }: FactShownProps) {
  const { editor } = useTexts();
  return (
    <div className={styles.fact}>
      <p className={styles.label}>{fact.label}</p>
      <p className={styles.value}>{fact.shown}</p>
      {desk.isEditable ? (
        <div className={styles.tools}>
          {onAnother === undefined ? null : (
            <Button look="quiet" aria-label={editor.anotherOf(fact.label)} onClick={onAnother}>
              {editor.another}
            </Button>
          )}
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
      <EvidenceLine fact={fact} />
    </div>
  );
}
