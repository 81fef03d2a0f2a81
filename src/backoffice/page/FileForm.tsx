import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './FileForm.module.css';

type FileFormProps = {
  label: string;
  /** Endings and types that the dialog of the system offers first. */
  accept: string;
  maxBytes: number;
  /** What is wrong where no file is chosen, or one that is too large. */
  wrongFile: string;
  sendText: string;
  isBusy: boolean;
  className: string | undefined;
  /** Resolves to whether the file was taken. */
  send: (file: File) => Promise<boolean>;
  children?: ReactNode;
};

/** A file is chosen and sent; the button always answers, and what is wrong is said beside the file. */
export function FileForm(props: FileFormProps) {
  const { label, accept, maxBytes, wrongFile, sendText, isBusy, className, send, children } = props;
  const { order } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    const file = input.current?.files?.[0];
    if (file === undefined || file.size > maxBytes) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    if ((await send(file)) && input.current !== null) input.current.value = '';
  };
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          ref={input}
          type="file"
          accept={accept}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          aria-invalid={isWrong ? true : undefined}
          onChange={() => setWrong(false)}
        />
        <small id={`${id}-error`} className={styles.error}>
          {isWrong ? wrongFile : ''}
        </small>
      </div>
      <Button type="submit" look="secondary" aria-disabled={isBusy}>
        {isBusy ? order.busy : sendText}
      </Button>
    </form>
  );
}
