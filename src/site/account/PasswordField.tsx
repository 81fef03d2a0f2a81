import { useState } from 'react';
import { Field } from '#ui/Field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './PasswordField.module.css';
import { useFieldWords } from './texts/words.ts';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  placeholder?: string;
  error?: string | undefined;
};

/** A password that may be looked at; the button comes with JavaScript, without which it could do nothing. */
export function PasswordField({ name, hint, ...props }: PasswordFieldProps) {
  const words = useFieldWords();
  const isAwake = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        {...props}
        {...(hint === undefined ? {} : { hint })}
        id={name}
        name={name}
        type={isShown ? 'text' : 'password'}
        data-password=""
        spellCheck={false}
        // HTML knows it for text only, which a shown password is.
        autoCapitalize={isShown ? 'none' : undefined}
        required
        maxLength={128}
      />
      {isAwake ? (
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
      ) : null}
    </div>
  );
}
