import { useTexts } from '../../texts/use-texts.tsx';
import type { Section } from '../model/dossier.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { Act } from './LineActs.tsx';
import styles from './lines.module.css';
import { RowForm } from './RowForm.tsx';

/** The table's next row, typed below the last one. */
export function NewRow({ section }: { section: Section }) {
  const { dossier: words } = useTexts();
  const { isWritten, form, open } = useDossier();
  const columns = section.fields.filter(({ isColumn }) => isColumn);
  if (!isWritten || columns.length === 0) return null;
  const codes = columns.map(({ code }) => code);
  const taken = section.facts.filter(({ field }) => codes.includes(field)).map(({ position }) => position);
  const position = Math.max(-1, ...taken) + 1;
  return (
    <div className={styles.newRow}>
      {form === 'new' ? (
        <RowForm key={position} section={section} position={position} facts={[]} />
      ) : (
        <Act keys="R" onPress={() => open('new')}>
          {words.acts.addRow}
        </Act>
      )}
    </div>
  );
}
