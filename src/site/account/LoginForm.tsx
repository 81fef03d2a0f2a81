import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { fieldWords } from '#modules/accounts/texts/field-words.ts';
import { safeTarget } from '#modules/accounts/web/safe-target.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { textIn } from './account-fields.ts';
import styles from './account-form.module.css';
import { ChangeAddress } from './ChangeAddress.tsx';
import { FormFailure } from './FormFailure.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ResendLink } from './ResendLink.tsx';
import { useFieldWords, useLoginWords } from './texts/words.ts';
import { useAccountForm } from './use-account-form.ts';

const names = ['email', 'password'] as const;

/** E-mail and password; the tokens stay in the browser, so nothing of this works without JavaScript. */
export function LoginForm() {
  const words = useLoginWords();
  const fields = useFieldWords();
  const { shell, locale, to } = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAwake = useHydrated();
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string }>();
  const form = useAccountForm({
    labels: { email: fields.email, password: fields.password },
    check: (typed) => {
      const text = textIn(typed);
      const empty = names.filter((field) => text(field).trim() === '');
      return empty.map((field) => ({ field, text: fieldWords.required[locale] }));
    },
    async send(typed) {
      const text = textIn(typed);
      const credentials = { email: text('email').trim(), password: text('password') };
      setUnconfirmed(undefined);
      const { trySignIn } = await import('./sign-in-calls.ts');
      const outcome = await trySignIn(credentials);
      if (outcome === 'signed-in') return undefined;
      if (outcome !== 'not-confirmed') return outcome;
      setUnconfirmed(credentials);
      return { faults: [], failure: undefined };
    },
    onSent() {
      const target = safeTarget(search.get('to'), location.origin, to('/'));
      // The words of the other language come with a new document.
      if (localeOfPath(target) === locale) navigate(target, { replace: true });
      else location.replace(target);
    },
  });
  return (
    <form {...form.bind} method="post" className={styles.form}>
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <FormFailure title={words.failedTitle} failure={form.failure} />
      {unconfirmed === undefined ? null : (
        <Notice tone="warn" role="alert" title={words.notConfirmedTitle}>
          <p>{words.notConfirmed}</p>
          <ResendLink credentials={unconfirmed} />
          <ChangeAddress
            credentials={unconfirmed}
            onChanged={(email) => setUnconfirmed({ ...unconfirmed, email })}
          />
        </Notice>
      )}
      <Field
        id="email"
        name="email"
        label={fields.email}
        placeholder={fields.prompts.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
        maxLength={254}
        required
        error={form.errorOf('email')}
      />
      <PasswordField
        name="password"
        label={fields.password}
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
      <Button type="submit" isWide disabled={!isAwake} aria-disabled={form.isSending}>
        {form.isSending ? words.busy : words.submit}
      </Button>
    </form>
  );
}
