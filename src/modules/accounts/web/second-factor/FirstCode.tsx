import { Field } from '#ui/forms/Field.tsx';
import { useFirstFocus } from '#ui/forms/use-first-focus.ts';
import type { AppKey } from '../../contract.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import { AppKeyPicture } from './AppKeyPicture.tsx';
import { FactorForm } from './FactorForm.tsx';
import { useFactorForm } from './use-factor-form.ts';

type FirstCodeProps = {
  words: SecondFactorWords;
  appKey: AppKey;
  text: string;
  submit: string;
  /** Answers the recovery codes. */
  confirm: (code: string) => Promise<readonly string[]>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The key for an app, and the first code that it shows. */
export function FirstCode(props: FirstCodeProps) {
  const { words, appKey, text, submit, confirm, onConfirmed, onCancel } = props;
  const root = useFirstFocus('code');
  const form = useFactorForm(['code'], words, async (typed) => onConfirmed(await confirm(typed('code'))));
  return (
    <div ref={root}>
      <FactorForm
        form={form}
        words={words}
        title={words.appTitle}
        text={text}
        submit={submit}
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
