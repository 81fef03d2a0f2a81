import { Field } from '#ui/forms/Field.tsx';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';

type PasswordOfProps = { email: string; words: SecondFactorWords; error: string | undefined };

/** The password asked for again; the hidden login tells a password manager whose it is. */
export function PasswordOf({ email, words, error }: PasswordOfProps) {
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        name="password"
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        spellCheck={false}
        required
        error={error}
        data-password=""
        data-first=""
      />
    </>
  );
}
