import type { ReactNode } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import styles from './second-factor.module.css';
import type { useFactorForm } from './use-factor-form.ts';

type FactorFormProps = {
  form: Pick<ReturnType<typeof useFactorForm>, 'isBusy' | 'failure' | 'submit'>;
  words: SecondFactorWords;
  title: string;
  text?: string;
  submit: string;
  isDanger?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** One step: what it is about, its fields, and the way on and back. */
export function FactorForm({
  form,
  words,
  title,
  text,
  submit,
  isDanger,
  onCancel,
  children,
}: FactorFormProps) {
  return (
    <form className={styles.step} method="post" noValidate onSubmit={form.submit}>
      <h3>{title}</h3>
      {text === undefined ? null : <p>{text}</p>}
      {form.failure === undefined ? null : (
        <Notice tone="bad" role="alert" title={words.failedTitle}>
          <p>{form.failure}</p>
        </Notice>
      )}
      <div className={styles.fields}>{children}</div>
      <div className={styles.buttons}>
        <Button type="submit" look={isDanger === true ? 'danger' : 'primary'} aria-disabled={form.isBusy}>
          {form.isBusy ? words.busy : submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
