import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { words as codeStepWords } from '#modules/accounts/texts/code-step/words.ts';
import { CodeStep } from '#modules/accounts/web/second-factor/CodeStep.tsx';
import { isCodeNeeded, isCodeWrong } from '#modules/accounts/web/sign-in.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { Field } from '#ui/forms/Field.tsx';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { type FaultWords, faultWords } from '../session/fault-words.ts';
import { pathAfterSignIn } from '../session/page-api.ts';
import { useRootInfo } from '../session/root-info.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import styles from './SignInForm.module.css';
import { signInStaff } from './sign-in.ts';

export function SignInForm() {
  const texts = useTexts();
  const { signIn, locale } = texts;
  const codeWords = codeStepWords[locale];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAwake = useHydrated();
  const isDemo = useRootInfo()?.isDemo === true;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [codeError, setCodeError] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isCustomer, setCustomer] = useState(false);
  const [fault, setFault] = useState<FaultWords>();
  const form = useRef<HTMLFormElement>(null);
  // What was typed, or filled in by a password manager, before the page was awake stays.
  useEffect(() => {
    const typedIn = (type: string) =>
      form.current?.querySelector<HTMLInputElement>(`input[type="${type}"]`)?.value ?? '';
    const [typedEmail, typedPassword] = [typedIn('email'), typedIn('password')];
    setEmail((before) => typedEmail || before);
    setPassword((before) => typedPassword || before);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // As it stands in the form: what was sent before the page was awake is in no state yet.
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    const [email, password, code] = [text('email'), text('password'), text('code').trim()];
    setTried(true);
    setFault(undefined);
    setCustomer(false);
    if (email.trim() === '' || password === '') return;
    const isCodeEmpty = isCodeAsked && code === '';
    setCodeError(isCodeEmpty ? codeWords.empty : undefined);
    if (isCodeEmpty) return;
    setBusy(true);
    try {
      const outcome = await signInStaff({ email, password, code: code || undefined });
      if (outcome === 'not-here') setCustomer(true);
      else await navigate(pathAfterSignIn(search.get('to')), { replace: true });
    } catch (error) {
      if (isCodeNeeded(error)) setCodeAsked(true);
      else if (isCodeWrong(error)) setCodeError(error.message);
      else setFault(faultWords(error, texts));
    }
    setBusy(false);
  };
  const goBack = () => {
    setFault(undefined);
    setCodeError(undefined);
    setCodeAsked(false);
  };
  const fill = (demoEmail: string, demoPassword: string) => {
    setEmail(demoEmail);
    setPassword(demoPassword);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate method="post" data-sent-awake="">
      <FaultNotice fault={fault} />
      {isCustomer ? (
        <Notice tone="warn" role="alert">
          <p>{signIn.notStaff}</p>
          <p>
            <a href="/">{signIn.toSite}</a>
          </p>
        </Notice>
      ) : null}
      <div className={styles.credentials} hidden={isCodeAsked}>
        <Field
          label={signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          error={isTried && email.trim() === '' ? signIn.emailEmpty : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setEmail(currentTarget.value)}
        />
        <Field
          label={signIn.password}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={isTried && password === '' ? signIn.passwordEmpty : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            setPassword(currentTarget.value)
          }
        />
      </div>
      {isCodeAsked ? <CodeStep locale={locale} error={codeError} /> : null}
      <Button type="submit" isWide disabled={!isAwake} aria-disabled={isBusy}>
        {isBusy ? signIn.signingIn : signIn.submit}
      </Button>
      {isCodeAsked ? (
        <Button look="quiet" isWide onClick={goBack}>
          {codeWords.back}
        </Button>
      ) : null}
      {isDemo && !isCodeAsked ? <DemoAccounts onChoose={fill} /> : null}
    </form>
  );
}
