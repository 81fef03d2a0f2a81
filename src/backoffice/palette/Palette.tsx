import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/base/Icon.tsx';
import { ariaKeys } from '../keys/combination.ts';
import { KeyCap } from '../keys/KeyCap.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { PaletteBox } from './PaletteBox.tsx';
import styles from './palette.module.css';

const openKey = 'Ctrl+K';

/** The button and the key that open it, on every page of the staff. */
export function Palette() {
  const { palette: words, keys } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useKeys(keys.everywhere, [
    { keys: openKey, label: words.title, act: () => setOpen(true), isForFields: true },
  ]);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isOpen && !element.open) {
      element.showModal();
      element.querySelector('input')?.focus();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts={ariaKeys(openKey)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.openerText}>{words.title}</span>
        <KeyCap keys={openKey} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the browser does by itself */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={words.title}
        onClose={close}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) close();
        }}
      >
        {isOpen ? <PaletteBox ownKey={openKey} onClose={close} /> : null}
      </dialog>
    </>
  );
}
