import { Field } from '#ui/forms/Field.tsx';
import { useFieldWords } from '../texts/words.ts';
import styles from './PasswordField.module.css';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  placeholder?: string;
  error?: string | undefined;
};

/** A password that may be looked at; the switch is `early/switch-password.ts`, and not shown where it could do nothing. */
export function PasswordField({ name, hint, ...props }: PasswordFieldProps) {
  const words = useFieldWords();
  return (
    <div className={styles.password}>
      <Field
        {...props}
        {...(hint === undefined ? {} : { hint })}
        id={name}
        name={name}
        type="password"
        data-password=""
        spellCheck={false}
        required
        maxLength={128}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={words.showPassword}
        data-early=""
        data-password-switch=""
        data-show={words.show}
        data-hide={words.hide}
        data-show-label={words.showPassword}
        data-hide-label={words.hidePassword}
        suppressHydrationWarning
      >
        {words.show}
      </button>
    </div>
  );
}
