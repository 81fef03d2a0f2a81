import { useCallback, useEffect, useState } from 'react';
import type { SecondFactorView } from '#modules/accounts/contract.ts';
import { SecondFactor } from '#modules/accounts/web/second-factor/SecondFactor.tsx';
import { faultOf, loadSecondFactor } from '#modules/accounts/web/second-factor/second-factor-calls.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Spinner } from '#ui/base/Spinner.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from '../profile.module.css';
import { useSecondFactorWords } from './texts/words.ts';

/** Two-step sign-in; what stands is asked for when the page is there. */
export function SecondFactorSection({ email }: { email: string }) {
  const words = useSecondFactorWords();
  const { locale } = useTexts();
  const [standing, setStanding] = useState<SecondFactorView>();
  const [fault, setFault] = useState<string>();
  const load = useCallback(async () => {
    setFault(undefined);
    try {
      setStanding(await loadSecondFactor());
    } catch (error) {
      setFault(faultOf(error, words).text);
    }
  }, [words]);
  useEffect(() => {
    load();
  }, [load]);
  const own = { email, locale, words };
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 id="second-factor">{words.title}</h2>
      <p>{words.lead}</p>
      {fault === undefined ? null : (
        <Notice tone="bad" role="alert">
          <p>{fault}</p>
          <p>
            <Button look="secondary" onClick={load}>
              {words.tryAgain}
            </Button>
          </p>
        </Notice>
      )}
      {standing !== undefined ? (
        <SecondFactor {...own} standing={standing} onChanged={load} />
      ) : fault === undefined ? (
        <Spinner title={words.loading} />
      ) : null}
    </section>
  );
}
