import { useState } from 'react';
import { Field } from '#ui/forms/Field.tsx';
import { useFirstFocus } from '#ui/forms/use-first-focus.ts';
import type { AppKey } from '../../contract.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import { AppKeyPicture } from './AppKeyPicture.tsx';
import { FactorForm } from './FactorForm.tsx';
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
  const { email, words, onCancel } = props;
  const [key, setKey] = useState<AppKey>();
  const root = useFirstFocus('password');
  const form = useFactorForm(['password'], words, async (typed) =>
    setKey(await startSetup(typed('password'))),
  );
  if (key !== undefined) return <FirstCode {...props} appKey={key} />;
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

function FirstCode({ words, appKey, onCancel, onSwitchedOn }: SetupProps & { appKey: AppKey }) {
  const root = useFirstFocus('code');
  const form = useFactorForm(['code'], words, async (typed) =>
    onSwitchedOn(await confirmSetup(typed('code'))),
  );
  return (
    <div ref={root}>
      <FactorForm
        form={form}
        words={words}
        title={words.appTitle}
        text={words.appText}
        submit={words.switchOn}
        onCancel={onCancel}
      >
        <AppKeyPicture appKey={appKey} words={words} />
        <Field
          name="code"
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          spellCheck={false}
          required
          error={form.errorOf('code')}
          data-first=""
        />
      </FactorForm>
    </div>
  );
}
