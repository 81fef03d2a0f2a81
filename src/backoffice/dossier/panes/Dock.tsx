import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useActs } from '../work/use-acts.ts';
import styles from './DossierDesk.module.css';

/** On narrow screens: what thumbs do most. */
export function Dock() {
  const { dossier: words } = useTexts();
  const { isWritten, step, current, form } = useDossier();
  const acts = useActs();
  if (form !== undefined) return null;
  return (
    <div className={styles.dock}>
      <Button look="secondary" className={styles.thumb} onClick={() => step(-1)}>
        {words.acts.previous}
      </Button>
      {isWritten && current?.standing === 'found' ? (
        <Button className={styles.thumb} onClick={() => acts.confirm()}>
          {words.acts.confirm}
        </Button>
      ) : (
        <Button className={styles.thumb} onClick={() => step(1)}>
          {words.acts.next}
        </Button>
      )}
      <Button look="secondary" className={styles.thumb} onClick={acts.nextOpen}>
        {words.acts.nextOpen}
      </Button>
    </div>
  );
}
