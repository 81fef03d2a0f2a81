import { useTexts } from '../texts/use-texts.tsx';
import { isSingleSign } from './combination.ts';
import { KeyCap } from './KeyCap.tsx';
import { keysOf } from './key-bindings.ts';
import styles from './keys.module.css';
import { useKeyGroups, useSingleKeys } from './use-keys.ts';

/** The foot of a page: its most used keys, and the way to all of them. */
export function KeyBar({ onHelp }: { onHelp: () => void }) {
  const { keys } = useTexts();
  const isOn = useSingleKeys();
  const shown = useKeyGroups()
    .flatMap(({ bindings }) => bindings)
    .filter((one) => one.isInBar === true && one.isOff !== true)
    .filter((one) => isOn || !keysOf(one).every(isSingleSign));
  if (shown.length === 0) return null;
  return (
    <footer className={styles.bar}>
      <ul className={styles.shown} aria-label={keys.ofPage}>
        {shown.map((one) => (
          <li key={`${keysOf(one)[0]} ${one.label}`}>
            {keysOf(one).map((each) => (
              <KeyCap key={each} keys={each} isSaid />
            ))}
            {one.label}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.all} onClick={onHelp} aria-keyshortcuts="?">
        <KeyCap keys="?" />
        {keys.all}
      </button>
    </footer>
  );
}
