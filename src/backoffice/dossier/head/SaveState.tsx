import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useActs } from '../work/use-acts.ts';
import styles from './SaveState.module.css';

/** Whether what was done is saved, and where: at the server, or on this machine until somebody answers. */
export function SaveState() {
  const { dossier: words } = useTexts();
  const { queueState, isWritten } = useDossier();
  const { undo } = useActs();
  const { waiting, savedAt, isUnreachable } = queueState;
  const isAway = isUnreachable && waiting.length > 0;
  return (
    <span className={classNames(styles.state, isAway && styles.away, 'tabular')}>
      {isAway || savedAt !== undefined ? <Icon name={isAway ? 'alert' : 'check'} /> : null}
      {isAway
        ? words.offline(waiting.length)
        : waiting.length > 0
          ? words.saving
          : savedAt === undefined
            ? ''
            : words.saved(new Date(savedAt).toLocaleTimeString('en-GB'))}
      {isWritten && savedAt !== undefined ? (
        <button type="button" className={styles.undo} aria-keyshortcuts="Control+Z" onClick={undo}>
          {words.acts.undo} <KeyCap keys="Ctrl+Z" />
        </button>
      ) : null}
    </span>
  );
}
