import { useTexts } from '../texts/use-texts.tsx';
import styles from './keys.module.css';

/** A key drawn as a key. Beside a button it is hidden from screen readers: the button says it by `aria-keyshortcuts`. */
export function KeyCap({ keys, isSaid = false }: { keys: string; isSaid?: boolean }) {
  const names: Readonly<Record<string, string>> = useTexts().keys.names;
  return (
    <kbd className={styles.cap} aria-hidden={isSaid ? undefined : true}>
      {keys
        .split('+')
        .map((key) => names[key] ?? key)
        .join(' ')}
    </kbd>
  );
}
