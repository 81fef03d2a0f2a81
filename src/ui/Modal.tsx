import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './Modal.module.css';

type ModalProps = {
  isOpen: boolean;
  title: string;
  closeText: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A native dialog, at most 900 px wide, scrolling inside. It is persistent: a click beside it does not close it, so that
 * a slip of the hand loses nothing. Escape does, as the Close button: who uses the keyboard expects that way out of
 * every dialog, and pressing it is no slip. The owner's word opens and closes it, never the browser alone: its news of
 * a closed dialog comes late, and would close one that was opened again in between.
 */
export function Modal({ isOpen, title, closeText, onClose, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (isOpen && !event.currentTarget.open) onClose();
      }}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.body} aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      <div className={styles.foot}>
        <Button look="secondary" onClick={onClose}>
          {closeText}
        </Button>
      </div>
    </dialog>
  );
}
