import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './Field.module.css';

type FieldFrame = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optionalMark?: ReactNode;
  /** A doubt about what was typed, said when the field is left; null while there is none. */
  doubt?: string | null;
  /** What opens over the page right below an input; null while it is closed. */
  popup?: ReactNode;
};
type FieldProps = FieldFrame &
  (
    | ({ rows?: undefined } & InputHTMLAttributes<HTMLInputElement>)
    | ({ rows: number } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

/** Label above, hint below it, the error with how to mend it next to the field: its line is always reserved. */
export function Field({ label, hint, error, optionalMark, doubt, popup, ...control }: FieldProps) {
  const ownId = useId();
  const id = control.id ?? ownId;
  const isSaid = error !== undefined || (doubt ?? null) !== null;
  const described = [hint === undefined ? '' : `${id}-hint`, isSaid ? `${id}-error` : ''];
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
      <p
        className={classNames(styles.error, error === undefined && styles.doubt)}
        id={`${id}-error`}
        aria-live={doubt === undefined ? undefined : 'polite'}
      >
        {isSaid ? (
          <>
            <Icon name="alert" />
            {error ?? doubt}
          </>
        ) : null}
      </p>
    </div>
  );
}
