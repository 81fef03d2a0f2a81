import { useId } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './ConfirmLanguage.module.css';

type ConfirmLanguageProps = {
  language: Locale;
  isConfirmed: boolean;
  isMissing: boolean;
  onChange: (isConfirmed: boolean) => void;
};

/** What goes to a customer is written in the customer's language, and somebody says so. */
export function ConfirmLanguage({ language, isConfirmed, isMissing, onChange }: ConfirmLanguageProps) {
  const { acts } = useTexts();
  const id = useId();
  return (
    <div className={styles.confirm}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isConfirmed}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? id : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {acts.writtenIn(language)}
      </label>
      {isMissing ? (
        <p className={styles.error} id={id} role="alert">
          {acts.confirmLanguage}
        </p>
      ) : null}
    </div>
  );
}
