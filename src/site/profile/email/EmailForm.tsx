import { useState } from 'react';
import { limits } from '#modules/accounts/account/account-rules.ts';
import { checkEmailChange } from '#modules/accounts/account/email-rules.ts';
import { askEmailChange } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { textIn } from '../../account/fields/account-fields.ts';
import styles from '../../account/fields/account-form.module.css';
import { FormFailure } from '../../account/fields/FormFailure.tsx';
import { PasswordField } from '../../account/fields/PasswordField.tsx';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useEmailWords } from './texts/words.ts';

/** Asks for another address; it becomes the account's when the link sent there is opened. */
export function EmailForm({ email }: { email: string }) {
  const words = useEmailWords();
  const { shell, locale } = useTexts();
  const [askedFor, setAskedFor] = useState<string>();
  const form = useForm({
    labels: { newEmail: words.newEmail, password: words.password },
    check: (typed) =>
      checkEmailChange(read(typed), email).map(({ field, text }) => ({ field, text: text[locale] })),
    async send(typed) {
      try {
        await sessionApi().call(askEmailChange, { body: read(typed) });
        return undefined;
      } catch (error) {
        return refusalOfError(error);
      }
    },
    onSent: (element) => setAskedFor(read(new FormData(element)).newEmail),
  });
  if (askedFor !== undefined) {
    return (
      <Notice tone="good" icon="mail" role="status" title={words.askedTitle}>
        <p>{words.asked(askedFor)}</p>
        <Button look="secondary" onClick={() => setAskedFor(undefined)}>
          {words.again}
        </Button>
      </Notice>
    );
  }
  return (
    <form aria-label={words.submit} {...form.bind} method="post" className={styles.form}>
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <Field
        id="newEmail"
        name="newEmail"
        label={words.newEmail}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={limits.email.max}
        required
        error={form.errorOf('newEmail')}
      />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
      <div className={styles.foot}>
        <FormFailure title={words.failedTitle} failure={form.failure} />
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? words.busy : words.submit}
        </Button>
      </div>
    </form>
  );
}

function read(form: FormData) {
  const text = textIn(form);
  return { newEmail: text('newEmail').trim(), password: text('password') };
}
