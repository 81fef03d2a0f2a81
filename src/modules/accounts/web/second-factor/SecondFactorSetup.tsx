import { useState } from 'react';
import { useFirstFocus } from '#ui/forms/use-first-focus.ts';
import type { AppKey } from '../../contract.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import { FactorForm } from './FactorForm.tsx';
import { FirstCode } from './FirstCode.tsx';
import { PasswordOf } from './PasswordOf.tsx';
import { confirmSetup, startSetup } from './second-factor-calls.ts';
import { useFactorForm } from './use-factor-form.ts';

type SetupProps = {
  email: string;
  words: SecondFactorWords;
  onCancel: () => void;
  onSwitchedOn: (recoveryCodes: readonly string[]) => void;
};

/** Password, then the key and its first code. */
export function SecondFactorSetup(props: SetupProps) {
  const { email, words, onCancel, onSwitchedOn } = props;
  const [key, setKey] = useState<AppKey>();
  const root = useFirstFocus('password');
  const form = useFactorForm(['password'], words, async (typed) =>
    setKey(await startSetup(typed('password'))),
  );
  if (key !== undefined) {
    const steps = { text: words.appText, submit: words.switchOn, onCancel };
    return (
      <FirstCode {...steps} words={words} appKey={key} confirm={confirmSetup} onConfirmed={onSwitchedOn} />
    );
  }
  return (
    <div ref={root}>
      <FactorForm
        form={form}
        words={words}
        title={words.passwordTitle}
        submit={words.next}
        onCancel={onCancel}
      >
        <PasswordOf email={email} words={words} error={form.errorOf('password')} />
      </FactorForm>
    </div>
  );
}
