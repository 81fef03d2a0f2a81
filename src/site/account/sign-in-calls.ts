import { isApiProblem } from '#kernel/api-client.ts';
import { changeRegistrationEmail, resendConfirmation } from '#modules/accounts/web/endpoints.ts';
import { plainApi } from '#modules/accounts/web/session-api.ts';
import { type Credentials, isCodeNeeded, signIn } from '#modules/accounts/web/sign-in.ts';
import type { Refusal, SendFailure } from '#ui/forms/form-fault.ts';
import { refusalOfError } from '../api/refusal-of-error.ts';

/** How an attempt to sign in ended; the words of a refusal do not say which part was wrong. */
export type SignInOutcome = 'signed-in' | 'not-confirmed' | 'code-needed' | Refusal;

// Loaded with the first attempt: the contract with its schemas is not needed to show the form.
export async function trySignIn(credentials: Credentials): Promise<SignInOutcome> {
  try {
    await signIn(credentials);
    return 'signed-in';
  } catch (error) {
    if (isApiProblem(error) && error.code === 'email_not_confirmed') return 'not-confirmed';
    return isCodeNeeded(error) ? 'code-needed' : refusalOfError(error);
  }
}

/** Answers the same whether or not there is anything to send; why not, where it was not even asked. */
export async function resend(credentials: Credentials): Promise<SendFailure | undefined> {
  try {
    await plainApi().call(resendConfirmation, { body: credentials });
    return undefined;
  } catch (error) {
    return refusalOfError(error).failure;
  }
}

/** Leads a registration to another mailbox; undefined where nothing was refused, whether or not there is one. */
export async function changeAddress(
  fields: Credentials & Readonly<{ newEmail: string }>,
): Promise<Refusal | undefined> {
  try {
    await plainApi().call(changeRegistrationEmail, { body: fields });
    return undefined;
  } catch (error) {
    return refusalOfError(error);
  }
}
