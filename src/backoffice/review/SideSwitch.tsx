import { KeyCap } from '../keys/KeyCap.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './CheckDesk.module.css';
import { useCheck } from './work/check-work.tsx';

/** What the values are compared with. */
export function SideSwitch() {
  const { review: words } = useTexts();
  const { side, sidesHere, turnSide } = useCheck();
  if (sidesHere.length < 2) return null;
  return (
    <fieldset className={styles.against}>
      <legend>{words.against}</legend>
      {sidesHere.map((one) => (
        <button key={one} type="button" aria-pressed={one === side} onClick={() => turnSide(one)}>
          {words.sides[one]}
        </button>
      ))}
      <KeyCap keys="R" />
    </fieldset>
  );
}
