import { type Bounds, type Fault, faultsOf, lengthRefusal, type Refusal } from '#kernel/field-rules.ts';
import { fieldWords } from '../texts/field-words.ts';

const passwordBounds: Bounds = { min: 8, max: 128 };

export type PasswordChangeFields = Readonly<{
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}>;

/** The specification's rule for new passwords. Letters of any alphabet count, spaces are allowed but not special. */
export function passwordRefusal(password: string): Refusal | undefined {
  if (password === '') return required;
  // The upper bound counts as the sign-in's contract does, or a password could be set and never used.
  const wrongLength =
    password.length > passwordBounds.max
      ? lengthRefusal('x'.repeat(password.length), passwordBounds)
      : lengthRefusal(password, passwordBounds);
  if (wrongLength !== undefined) return wrongLength;
  const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];
  return classes.every((wanted) => wanted.test(password))
    ? undefined
    : { code: 'weak_password', text: fieldWords.password };
}

/** A repeated password; what is wrong with the password itself is said beside that. */
export function confirmationRefusal(password: string, confirmation: string): Refusal | undefined {
  if (confirmation === '') return required;
  return password === confirmation ? undefined : { code: 'password_mismatch', text: fieldWords.confirmation };
}

/** What is wrong with a change of password, as far as can be said without knowing the current one. */
export function checkPasswordChange(fields: PasswordChangeFields): Fault<keyof PasswordChangeFields>[] {
  const { currentPassword, newPassword, confirmPassword } = fields;
  const isSame = newPassword !== '' && newPassword === currentPassword;
  return faultsOf({
    currentPassword:
      currentPassword === '' ? required : lengthRefusal(currentPassword, { ...passwordBounds, min: 1 }),
    newPassword: isSame
      ? { code: 'same_password', text: fieldWords.samePassword }
      : passwordRefusal(newPassword),
    confirmPassword: confirmationRefusal(newPassword, confirmPassword),
  });
}

const required: Refusal = { code: 'required', text: fieldWords.required };
