import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './DraftBanner.module.css';

type DraftBannerProps = { count: number; mayEdit: boolean; onPublish: () => void; onDiscard: () => void };

/** What is drafted and not published, and the way to publish it; it stays in sight. */
export function DraftBanner({ count, mayEdit, onPublish, onDiscard }: DraftBannerProps) {
  const { catalogue } = useTexts();
  return (
    <div role="status" className={count === 0 ? styles.none : styles.banner}>
      {count === 0 ? null : (
        <>
          <Icon name="document" />
          <div className={styles.words}>
            <p className={styles.title}>{catalogue.draftTitle(count)}</p>
            <p className={styles.text}>{catalogue.draftText}</p>
          </div>
          {mayEdit ? (
            <div className={styles.buttons}>
              <Button onClick={onPublish} aria-keyshortcuts="P">
                {catalogue.publish}
              </Button>
              <Button look="secondary" onClick={onDiscard}>
                {catalogue.discardAll}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}
