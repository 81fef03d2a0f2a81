import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../base/Button.tsx';
import { useFocusMistake } from '../forms/use-focus-mistake.ts';
import styles from './ConfirmDialog.module.css';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  confirmText: string;
  cancelText: string;
  isBusy?: boolean;
  /** What cannot be taken back looks like it. */
  isDanger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A native dialog that asks before something that cannot be taken back. The first field has the focus, else the way back; after a try the first that is refused. Its owner opens and closes it, as with `Modal`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, confirmText, cancelText, isBusy = false, isDanger = false, children } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [tries, setTries] = useState<number>();
  useFocusMistake(dialog, tries);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isOpen && !element.open) {
      element.showModal();
      // Of a group of radio buttons the chosen one is where the keyboard enters.
      const first = '[data-first], textarea, input:not([type="radio"]), input:checked, [data-back]';
      element.querySelector<HTMLElement>(first)?.focus();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTries((before = 0) => before + 1);
    props.onConfirm();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) props.onClose();
      }}
      onClose={(event) => {
        if (isOpen && !event.currentTarget.open) props.onClose();
      }}
    >
      <form className={styles.form} onSubmit={confirm} noValidate>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {children}
        <div className={styles.buttons}>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} disabled={isBusy}>
            {confirmText}
          </Button>
          <Button look="secondary" data-back disabled={isBusy} onClick={props.onClose}>
            {cancelText}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
