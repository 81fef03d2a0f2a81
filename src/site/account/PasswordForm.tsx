import { checkPasswordChange, type PasswordChangeFields } from '#modules/accounts/account/password-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { textIn } from './fields/account-fields.ts';
import styles from './fields/account-form.module.css';
import { FormFailure } from './fields/FormFailure.tsx';
import { NewPasswordFields } from './fields/NewPasswordFields.tsx';
import { PasswordField } from './fields/PasswordField.tsx';
import { savePassword } from './profile-calls.ts';
import { useFieldWords, useProfileWords } from './texts/words.ts';

/** Current password, the new one, and the new one again. */
export function PasswordForm({ email }: { email: string }) {
  const words = useProfileWords();
  const fields = useFieldWords();
  const { shell, locale } = useTexts();
  const toast = useToast();
  const form = useForm<keyof PasswordChangeFields>({
    labels: {
      currentPassword: fields.currentPassword,
      newPassword: fields.newPassword,
      confirmPassword: fields.confirmPassword,
    },
    check: (typed) =>
      checkPasswordChange(readPasswords(typed)).map(({ field, text }) => ({ field, text: text[locale] })),
    send: (typed) => savePassword(readPasswords(typed)),
    onSent(element) {
      element.reset();
      toast(words.saved);
    },
  });
  return (
    <form aria-label={words.changePassword} {...form.bind} method="post" className={styles.form}>
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      {/* So that a password manager knows whose password changes. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={fields.currentPassword}
        placeholder={fields.prompts.currentPassword}
        autoComplete="current-password"
        error={form.errorOf('currentPassword')}
      />
      <NewPasswordFields errorOf={form.errorOf} />
      <div className={styles.foot}>
        <FormFailure title={words.failedTitle} failure={form.failure} />
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? words.saving : words.changePassword}
        </Button>
      </div>
    </form>
  );
}

function readPasswords(form: FormData): PasswordChangeFields {
  const text = textIn(form);
  return {
    currentPassword: text('currentPassword'),
    newPassword: text('newPassword'),
    confirmPassword: text('confirmPassword'),
  };
}
