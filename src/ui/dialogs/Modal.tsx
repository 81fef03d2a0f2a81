import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../base/Button.tsx';
import styles from './Modal.module.css';

type ModalProps = {
  isOpen: boolean;
  title: string;
  closeText: string;
  /** Said after the first Escape: the second one closes. */
  escapeHint: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A native dialog, at most 900 px wide, scrolling inside. It is persistent: neither a click beside it nor Escape closes
 * it, so that a slip of the hand loses nothing; Escape says how it is left by the keyboard, and the second one does it.
 * The owner's word opens and closes it, never the browser alone: its news of a closed dialog comes late, and would close
 * one that was opened again in between.
 */
export function Modal({ isOpen, title, closeText, escapeHint, onClose, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
    setAsked(false);
  }, [isOpen]);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isAsked) onClose();
    else setAsked(true);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      // Before the browser asks to close it: it asks once only, and closes the next time without asking.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // A key that is held is one slip of the hand, not two.
        if (event.repeat) event.preventDefault();
        else refuse(event);
      }}
      onCancel={refuse}
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
        <p role="status" className={styles.hint}>
          {isAsked ? escapeHint : ''}
        </p>
        <Button look="secondary" onClick={onClose}>
          {closeText}
        </Button>
      </div>
    </dialog>
  );
}
