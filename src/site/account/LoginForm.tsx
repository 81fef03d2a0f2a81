import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { words as codeStepWords } from '#modules/accounts/texts/code-step/words.ts';
import { fieldWords } from '#modules/accounts/texts/field-words.ts';
import { safeTarget } from '#modules/accounts/web/safe-target.ts';
import { CodeStep } from '#modules/accounts/web/second-factor/CodeStep.tsx';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { ChangeAddress } from './ChangeAddress.tsx';
import { textIn } from './fields/account-fields.ts';
import styles from './fields/account-form.module.css';
import { FormFailure } from './fields/FormFailure.tsx';
import { PasswordField } from './fields/PasswordField.tsx';
import { ResendLink } from './ResendLink.tsx';
import { useFieldWords, useLoginWords } from './texts/words.ts';

const names = ['email', 'password'] as const;

/**
 * E-mail and password, then the code of the second factor where there is one. The tokens stay in the browser, so nothing
 * of this works without JavaScript.
 */
export function LoginForm() {
  const words = useLoginWords();
  const fields = useFieldWords();
  const { shell, locale, to } = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAwake = useHydrated();
  const codeWords = codeStepWords[locale];
  const [isCodeAsked, setCodeAsked] = useState(false);
  const wasCodeAsked = useRef(false);
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string }>();
  const form = useForm({
    labels: { email: fields.email, password: fields.password, code: codeWords.code },
    check: (typed) => {
      const text = textIn(typed);
      const empty = names.filter((field) => text(field).trim() === '');
      return empty.map((field) => ({ field, text: fieldWords.required[locale] }));
    },
    async send(typed) {
      const text = textIn(typed);
      const credentials = { email: text('email').trim(), password: text('password') };
      setUnconfirmed(undefined);
      const code = text('code').trim();
      // Not a matter of leaving the field: there is another way in beside it.
      if (isCodeAsked && code === '') {
        return { faults: [{ field: 'code', text: codeWords.empty }], failure: undefined };
      }
      const { trySignIn } = await import('./sign-in-calls.ts');
      const outcome = await trySignIn({ ...credentials, code: code || undefined });
      if (outcome === 'signed-in') return undefined;
      if (outcome === 'code-needed') {
        setCodeAsked(true);
        return { faults: [], failure: undefined };
      }
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
  useEffect(() => {
    if (wasCodeAsked.current && !isCodeAsked) document.getElementById('password')?.focus();
    wasCodeAsked.current = isCodeAsked;
  }, [isCodeAsked]);
  const goBack = () => {
    form.clear();
    setCodeAsked(false);
  };
  return (
    <form aria-label={words.submit} {...form.bind} method="post" data-sent-awake="" className={styles.form}>
      {/* The one field of the second step has its error beside it, and the focus. */}
      {isCodeAsked ? null : <ErrorSummary title={shell.errorSummary} errors={form.summary} />}
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
      {/* Out of sight they keep what was typed: it is sent again, with the code. */}
      <div className={styles.credentials} hidden={isCodeAsked}>
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
      </div>
      {isCodeAsked ? <CodeStep locale={locale} error={form.errorOf('code')} /> : null}
      <Button type="submit" isWide disabled={!isAwake} aria-disabled={form.isSending}>
        {form.isSending ? words.busy : words.submit}
      </Button>
      {isCodeAsked ? (
        <Button look="quiet" isWide onClick={goBack}>
          {codeWords.back}
        </Button>
      ) : null}
    </form>
  );
}
