import { useRef } from 'react';
import { limits } from '#modules/accounts/account/account-rules.ts';
import type { OpenColleagueInvitation } from '#modules/accounts/contract.ts';
import { checkJoin, type JoinFields } from '#modules/accounts/staff-invitations/invitation-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import styles from '../account/fields/account-form.module.css';
import { FormFailure } from '../account/fields/FormFailure.tsx';
import { PasswordField } from '../account/fields/PasswordField.tsx';
import { useFieldWords } from '../account/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { joinAnew, readJoin } from './join-calls.ts';
import { useJoinWords } from './texts/words.ts';

type NewAccountFormProps = {
  token: string;
  invitation: OpenColleagueInvitation;
  onJoined: (password: string) => void;
};

/** Name and password of a colleague who has no account yet. */
export function NewAccountForm({ token, invitation, onJoined }: NewAccountFormProps) {
  const words = useJoinWords();
  const fields = useFieldWords();
  const { shell, locale } = useTexts();
  const password = useRef('');
  const form = useForm<keyof JoinFields>({
    labels: fields,
    check: (typed) => checkJoin(readJoin(typed)).map(({ field, text }) => ({ field, text: text[locale] })),
    send(typed) {
      const filled = readJoin(typed);
      password.current = filled.password;
      return joinAnew(token, filled);
    },
    onSent: () => onJoined(password.current),
  });
  const name = (field: 'lastName' | 'name') => ({
    ...{ id: field, name: field, label: fields[field], placeholder: fields.prompts[field] },
    ...{ error: form.errorOf(field), required: true, maxLength: limits[field].max },
  });
  return (
    <form aria-label={words.create} {...form.bind} method="post" className={styles.form}>
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      {/* So that a password manager knows whose password it keeps. */}
      <input type="email" name="email" autoComplete="username" value={invitation.login} readOnly hidden />
      <Field {...name('lastName')} autoComplete="family-name" />
      <Field {...name('name')} autoComplete="given-name" />
      <PasswordField
        name="password"
        label={fields.password}
        hint={fields.passwordHint}
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      <PasswordField
        name="confirmPassword"
        label={fields.confirmPassword}
        placeholder={fields.prompts.confirmPassword}
        autoComplete="new-password"
        error={form.errorOf('confirmPassword')}
      />
      <FormFailure title={words.failedTitle} failure={form.failure} />
      <Button type="submit" isWide aria-disabled={form.isSending}>
        {form.isSending ? words.busy : words.create}
      </Button>
    </form>
  );
}
