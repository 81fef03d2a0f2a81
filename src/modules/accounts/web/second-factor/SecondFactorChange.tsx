import { Field } from '#ui/forms/Field.tsx';
import { useFirstFocus } from '#ui/forms/use-first-focus.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import { FactorForm } from './FactorForm.tsx';
import { PasswordOf } from './PasswordOf.tsx';
import { useFactorForm } from './use-factor-form.ts';

type ChangeProps = {
  email: string;
  words: SecondFactorWords;
  title: string;
  text: string;
  submit: string;
  isDanger?: boolean;
  change: (given: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
};

/** What changes a second factor that is on: it takes the password and a code. */
export function SecondFactorChange({ email, words, change, ...step }: ChangeProps) {
  const root = useFirstFocus(step.title);
  const form = useFactorForm(['password', 'code'], words, (typed) =>
    change({ password: typed('password'), code: typed('code') }),
  );
  return (
    <div ref={root}>
      <FactorForm form={form} words={words} {...step}>
        <PasswordOf email={email} words={words} error={form.errorOf('password')} />
        <Field
          name="code"
          label={words.anyCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={40}
          spellCheck={false}
          required
          error={form.errorOf('code')}
        />
      </FactorForm>
    </div>
  );
}
