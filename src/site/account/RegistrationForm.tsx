import { useState } from 'react';
import { Link } from 'react-router';
import {
  checkRegistration,
  limits,
  type RegistrationFields,
} from '#modules/accounts/account/account-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { sendForm } from '../api/send-form.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { readRegistration } from './fields/account-fields.ts';
import styles from './fields/account-form.module.css';
import { CompanyFields } from './fields/CompanyFields.tsx';
import { EntityType } from './fields/EntityType.tsx';
import { FormFailure } from './fields/FormFailure.tsx';
import { PasswordField } from './fields/PasswordField.tsx';
import { PersonFields } from './fields/PersonFields.tsx';
import { RegistrationSent } from './RegistrationSent.tsx';
import type { RegistrationAnswer } from './registration-action.server.ts';
import { useFieldWords, useRegistrationWords } from './texts/words.ts';

const draft = { key: 'countercheck-registration-draft' };

/** Everything the specification asks of a new customer; with and without JavaScript by the same rules. */
export function RegistrationForm({ answer }: { answer: RegistrationAnswer | undefined }) {
  const words = useRegistrationWords();
  const fields = useFieldWords();
  const { shell, locale, to } = useTexts();
  const [sent, setSent] = useState<{ email: string; password: string }>();
  const form = useForm<keyof RegistrationFields>({
    draft,
    labels: fields,
    check: (typed) =>
      checkRegistration(readRegistration(typed)).map(({ field, text }) => ({ field, text: text[locale] })),
    // The call asks for no key: what is sent twice is two links, of which one makes the account.
    send: (typed) =>
      sendForm('/Auth/Register', readRegistration(typed), { locale, idempotencyKey: 'registration' }),
    onSent(element) {
      const { email, password } = readRegistration(new FormData(element));
      setSent({ email: email.trim(), password });
    },
    refused: answer,
  });
  if (sent !== undefined) return <RegistrationSent credentials={sent} />;
  return (
    <form
      aria-label={words.submit}
      {...form.bind}
      method="post"
      data-wakes-for={draft.key}
      className={styles.form}
    >
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <EntityType chosen={answer?.fields.legalEntityType} />
      <CompanyFields values={answer?.fields} errorOf={form.errorOf} />
      <PersonFields values={answer?.fields} of="either" errorOf={form.errorOf} />
      <Field
        id="email"
        name="email"
        label={fields.email}
        placeholder={fields.prompts.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={limits.email.max}
        defaultValue={answer?.fields.email ?? ''}
        required
        error={form.errorOf('email')}
      />
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
      <div className={styles.foot}>
        <FormFailure title={words.failedTitle} failure={form.failure} />
        <p className={styles.muted}>
          {words.privacyBefore}
          <Link to={to('/privacy')}>{words.privacy}</Link>
        </p>
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? words.busy : words.submit}
        </Button>
      </div>
    </form>
  );
}
