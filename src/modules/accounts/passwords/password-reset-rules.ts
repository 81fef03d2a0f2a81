import { type Fault, faultsOf } from '#kernel/field-rules.ts';
import { emailRefusal } from '../account/email-rules.ts';
import { confirmationRefusal, passwordRefusal } from '../account/password-rules.ts';

export type NewPasswordFields = Readonly<{ newPassword: string; confirmPassword: string }>;

/** What is wrong with the address a link is asked for; whether it has an account is nobody's business. */
export function checkResetAddress(email: string): Fault<'email'>[] {
  return faultsOf({ email: emailRefusal(email) });
}

/** What is wrong with a password chosen by a link, in the order of the form. */
export function checkNewPassword(fields: NewPasswordFields): Fault<keyof NewPasswordFields>[] {
  const { newPassword, confirmPassword } = fields;
  return faultsOf({
    newPassword: passwordRefusal(newPassword),
    confirmPassword: confirmationRefusal(newPassword, confirmPassword),
  });
}
