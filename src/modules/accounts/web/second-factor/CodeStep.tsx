import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { words as codeStepWords } from '../../texts/code-step/words.ts';
import styles from './CodeStep.module.css';

type CodeStepProps = { locale: Locale; error: string | undefined };

/**
 * The field `code` of a sign-in form: of the app or, if that is lost, of the paper. It has the focus as it appears, and
 * again when what was typed is refused.
 */
export function CodeStep({ locale, error }: CodeStepProps) {
  const words = codeStepWords[locale];
  const [isRecovery, setRecovery] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field is another one
  useEffect(() => root.current?.querySelector('input')?.focus(), [isRecovery]);
  useEffect(() => {
    if (error !== undefined) root.current?.querySelector('input')?.focus();
  }, [error]);
  const shape = isRecovery
    ? ({
        label: words.recoveryCode,
        hint: words.recoveryHint,
        inputMode: 'text',
        autoComplete: 'off',
      } as const)
    : ({
        label: words.code,
        hint: words.codeHint,
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
      } as const);
  return (
    <div ref={root} className={styles.step}>
      <p className={styles.lead}>{words.lead}</p>
      <Field
        key={String(isRecovery)}
        id="code"
        name="code"
        {...shape}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        error={error}
      />
      <Button look="quiet" className={styles.other} onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? words.toApp : words.toRecovery}
      </Button>
    </div>
  );
}
