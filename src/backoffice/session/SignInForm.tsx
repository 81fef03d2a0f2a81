import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FaultNotice } from '../layout/FaultNotice.tsx';
import { type FaultWords, faultWords } from '../layout/fault-words.ts';
import { useRootInfo } from '../layout/root-info.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { pathAfterSignIn } from './page-api.ts';
import styles from './SignInForm.module.css';
import { signInStaff } from './sign-in.ts';

export function SignInForm() {
  const texts = useTexts();
  const { signIn } = texts;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAwake = useHydrated();
  const isDemo = useRootInfo()?.isDemo === true;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isCustomer, setCustomer] = useState(false);
  const [fault, setFault] = useState<FaultWords>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFault(undefined);
    setCustomer(false);
    if (email.trim() === '' || password === '') return;
    setBusy(true);
    try {
      const outcome = await signInStaff(email, password);
      if (outcome === 'not-here') setCustomer(true);
      else await navigate(pathAfterSignIn(search.get('to')), { replace: true });
    } catch (error) {
      setFault(faultWords(error, texts));
    }
    setBusy(false);
  };
  const fill = (demoEmail: string, demoPassword: string) => {
    setEmail(demoEmail);
    setPassword(demoPassword);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FaultNotice fault={fault} />
      {isCustomer ? (
        <Notice tone="warn" role="alert">
          <p>{signIn.notStaff}</p>
          <p>
            <a href="/">{signIn.toSite}</a>
          </p>
        </Notice>
      ) : null}
      <Field
        label={signIn.email}
        type="email"
        autoComplete="username"
        value={email}
        error={isTried && email.trim() === '' ? signIn.emailEmpty : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setEmail(currentTarget.value)}
      />
      <Field
        label={signIn.password}
        type="password"
        autoComplete="current-password"
        value={password}
        error={isTried && password === '' ? signIn.passwordEmpty : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          setPassword(currentTarget.value)
        }
      />
      <Button type="submit" isWide disabled={isBusy || !isAwake}>
        {isBusy ? signIn.signingIn : signIn.submit}
      </Button>
      {isDemo ? <DemoAccounts onChoose={fill} /> : null}
    </form>
  );
}
