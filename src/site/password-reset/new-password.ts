import type { NewPasswordFields } from '#modules/accounts/passwords/password-reset-rules.ts';
import { textIn } from '../account/fields/account-fields.ts';

/** The form of a new password as it was filled in. */
export function readNewPassword(form: FormData): NewPasswordFields {
  const text = textIn(form);
  return { newPassword: text('newPassword'), confirmPassword: text('confirmPassword') };
}
