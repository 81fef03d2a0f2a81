import { classNames } from '#ui/base/class-names.ts';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './lines.module.css';

/** Keeps what is typed, or drops it; Escape folds the form away and keeps the draft. */
export function FormButtons({ onCancel }: { onCancel: () => void }) {
  const { dossier: words } = useTexts();
  return (
    <div className={styles.acts}>
      <button type="submit" className={classNames(styles.act, styles.main)}>
        {words.acts.save}
        <KeyCap keys="Enter" />
      </button>
      <button type="button" className={styles.act} onClick={onCancel}>
        {words.acts.cancel}
      </button>
    </div>
  );
}
