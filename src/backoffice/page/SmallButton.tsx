import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { ariaKeys } from '../keys/combination.ts';
import { KeyCap } from '../keys/KeyCap.tsx';
import styles from './SmallButton.module.css';

type SmallButtonProps = {
  keys?: string | undefined;
  isMain?: boolean;
  isOff?: boolean;
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button of the desk with its key beside its words. */
export function SmallButton({ keys, isMain = false, isOff, isPressed, onPress, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.small, isMain && styles.main)}
      aria-keyshortcuts={keys === undefined ? undefined : ariaKeys(keys)}
      aria-disabled={isOff === true ? true : undefined}
      aria-expanded={isPressed}
      onClick={(event) => {
        event.stopPropagation();
        if (isOff !== true) onPress();
      }}
    >
      {children} {keys === undefined ? null : <KeyCap keys={keys} />}
    </button>
  );
}
