import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type FieldFrame = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optionalMark?: string;
  /** What opens over the page right below an input; null while it is closed. */
  popup?: ReactNode;
};
type FieldProps = FieldFrame &
  (
    | ({ rows?: undefined } & InputHTMLAttributes<HTMLInputElement>)
    | ({ rows: number } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

/** Label above, hint below it, the error with how to mend it next to the field: its line is always reserved. */
export function Field({ label, hint, error, optionalMark, popup, ...control }: FieldProps) {
  const ownId = useId();
  const id = control.id ?? ownId;
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  const aria = {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalMark === undefined ? null : <span className={styles.optional}> {optionalMark}</span>}
      </label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {control.rows === undefined ? (
        <div className={styles.control}>
          <input
            {...control}
            {...aria}
            className={classNames(styles.input, error !== undefined && styles.wrong)}
          />
          {popup}
        </div>
      ) : (
        <textarea
          {...control}
          {...aria}
          className={classNames(styles.input, error !== undefined && styles.wrong)}
        />
      )}
      <p className={styles.error} id={`${id}-error`}>
        {error === undefined ? null : (
          <>
            <Icon name="alert" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
