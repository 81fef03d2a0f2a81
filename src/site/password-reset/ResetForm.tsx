import {
  checkNewPassword,
  type NewPasswordFields as Typed,
} from '#modules/accounts/passwords/password-reset-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { useForm } from '#ui/forms/use-form.ts';
import styles from '../account/fields/account-form.module.css';
import { FormFailure } from '../account/fields/FormFailure.tsx';
import { NewPasswordFields } from '../account/fields/NewPasswordFields.tsx';
import { useFieldWords } from '../account/texts/words.ts';
import { sendForm } from '../api/send-form.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { readNewPassword } from './new-password.ts';
import { useResetWords } from './texts/words.ts';

type ResetFormProps = {
  token: string;
  login: string;
  /** What the server refused, where the form was sent without JavaScript. */
  refused: Refusal | undefined;
  onDone: () => void;
};

/** The new password, twice; the link's secret goes along unseen. */
export function ResetForm({ token, login, refused, onDone }: ResetFormProps) {
  const words = useResetWords();
  const fields = useFieldWords();
  const { shell, locale } = useTexts();
  const form = useForm<keyof Typed>({
    labels: { newPassword: fields.newPassword, confirmPassword: fields.confirmPassword },
    check: (typed) =>
      checkNewPassword(readNewPassword(typed)).map(({ field, text }) => ({ field, text: text[locale] })),
    send: (typed) =>
      sendForm(
        '/Auth/ResetPassword',
        { token, ...readNewPassword(typed) },
        { locale, idempotencyKey: 'password-reset' },
      ),
    onSent: onDone,
    refused,
  });
  return (
    <form aria-label={words.submit} {...form.bind} method="post" className={styles.form}>
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <FormFailure title={words.failedTitle} failure={form.failure} />
      <input type="hidden" name="token" value={token} />
      {/* So that a password manager knows whose password it keeps. */}
      <input type="email" name="email" autoComplete="username" value={login} readOnly hidden />
      <NewPasswordFields errorOf={form.errorOf} />
      <Button type="submit" isWide aria-disabled={form.isSending}>
        {form.isSending ? words.busy : words.submit}
      </Button>
    </form>
  );
}
