import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { saveText } from '#ui/base/save-text.ts';
import { useFirstFocus } from '#ui/forms/use-first-focus.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import styles from './second-factor.module.css';

type RecoveryCodesProps = {
  codes: readonly string[];
  email: string;
  words: SecondFactorWords;
  onDone: () => void;
};

/** Shown once: goes away only when somebody says that the codes are kept. */
export function RecoveryCodes({ codes, email, words, onDone }: RecoveryCodesProps) {
  const toast = useToast();
  const root = useFirstFocus('codes');
  const box = useRef<HTMLInputElement>(null);
  const [isMissed, setMissed] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(words.copied);
    } catch {
      toast(words.copyFailed, { isFault: true });
    }
  };
  const save = () => saveText(`${words.fileHead(email)}\n\n${codes.join('\n')}\n`, words.fileName);
  const finish = (event: FormEvent) => {
    event.preventDefault();
    if (box.current?.checked === true) return onDone();
    setMissed(true);
    box.current?.focus();
  };
  return (
    <div ref={root}>
      <form className={styles.step} noValidate onSubmit={finish}>
        <h3 tabIndex={-1} data-first="">
          {words.codesTitle}
        </h3>
        <p>{words.codesText}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button look="secondary" onClick={copy}>
            {words.copy}
          </Button>
          <Button look="secondary" onClick={save}>
            <Icon name="download" />
            {words.download}
          </Button>
        </div>
        <div>
          <label className={styles.kept}>
            <input
              ref={box}
              type="checkbox"
              aria-invalid={isMissed || undefined}
              aria-describedby="kept-error"
              onChange={() => setMissed(false)}
            />
            {words.kept}
          </label>
          <p className={styles.error} id="kept-error">
            {isMissed ? (
              <>
                <Icon name="alert" />
                {words.keptEmpty}
              </>
            ) : null}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{words.done}</Button>
        </div>
      </form>
    </div>
  );
}
