import { useFieldWords } from '../texts/words.ts';
import { PasswordField } from './PasswordField.tsx';

type NewPasswordFieldsProps = { errorOf: (field: 'newPassword' | 'confirmPassword') => string | undefined };

/** A new password and the same again. */
export function NewPasswordFields({ errorOf }: NewPasswordFieldsProps) {
  const fields = useFieldWords();
  return (
    <>
      <PasswordField
        name="newPassword"
        label={fields.newPassword}
        hint={fields.passwordHint}
        placeholder={fields.prompts.newPassword}
        autoComplete="new-password"
        error={errorOf('newPassword')}
      />
      <PasswordField
        name="confirmPassword"
        label={fields.confirmPassword}
        placeholder={fields.prompts.confirmPassword}
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </>
  );
}
