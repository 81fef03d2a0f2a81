import { classNames } from '#ui/base/class-names.ts';
import { ariaKeys } from '../../keys/combination.ts';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Line } from '../model/lines.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { useActs } from '../work/use-acts.ts';
import styles from './lines.module.css';

/** The buttons of the line at hand; each is a key too. */
export function LineActs({ line }: { line: Line }) {
  const { dossier: words } = useTexts();
  const { isWritten, open, may, ask } = useDossier();
  const acts = useActs();
  if (!isWritten) return null;
  const { kind, standing } = line;
  const isToConfirm = standing === 'found';
  return (
    <div className={styles.acts}>
      {isToConfirm ? (
        <Act keys="Enter" isMain onPress={() => acts.confirm(line)}>
          {words.acts.confirm}
        </Act>
      ) : null}
      {kind === 'why' ? null : (
        <Act
          keys={standing === 'empty' ? 'Enter' : 'E'}
          onPress={() => open(kind === 'row' ? 'row' : 'edit')}
        >
          {standing === 'empty' ? words.write : words.acts.edit}
        </Act>
      )}
      {may('askCustomer') && standing !== 'empty' && kind !== 'why' ? (
        <Act keys="Q" onPress={ask}>
          {words.acts.ask}
        </Act>
      ) : null}
      {kind === 'why' ? (
        <Act keys="M" isMain={!isToConfirm} onPress={() => open('missing')}>
          {words.acts.missing}
        </Act>
      ) : null}
      {line.facts.length > 0 ? (
        <Act keys="Delete" onPress={acts.remove}>
          {words.acts.remove}
        </Act>
      ) : null}
    </div>
  );
}

type ActProps = { keys: string; isMain?: boolean; onPress: () => void; children: string };

export function Act({ keys, isMain = false, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className={classNames(styles.act, isMain && styles.main)}
      aria-keyshortcuts={ariaKeys(keys)}
      onClick={onPress}
    >
      {children}
      <KeyCap keys={keys} />
    </button>
  );
}
