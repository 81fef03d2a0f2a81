import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the accounts room. */
export const accountProblems = nameProblems(words, {
  /** One text for every reason, so that nobody learns which addresses have an account. */
  wrongCredentials: { code: 'wrong_credentials', status: 401 },
  /** Said only to who knows the password of the registration. */
  emailNotConfirmed: { code: 'email_not_confirmed', status: 403 },
  linkNotValid: { code: 'confirmation_link_not_valid', status: 410 },
  resetLinkNotValid: { code: 'reset_link_not_valid', status: 410 },
  wrongCurrentPassword: { code: 'wrong_current_password', status: 422 },
  /** Said only to who knows the password. */
  secondFactorRequired: { code: 'second_factor_required', status: 403 },
  wrongSecondFactor: { code: 'wrong_second_factor', status: 401 },
  /** The same to somebody who is signed in: 401 would say that they are not. */
  wrongCode: { code: 'wrong_code', status: 422 },
  secondFactorOn: { code: 'second_factor_on', status: 409 },
  secondFactorOff: { code: 'second_factor_off', status: 409 },
  secondFactorNotStarted: { code: 'second_factor_not_started', status: 409 },
  secondFactorNeededByRole: { code: 'second_factor_needed_by_role', status: 403 },
  emailNotChangeable: { code: 'email_not_changeable', status: 409 },
  sessionEnded: { code: 'session_ended', status: 401 },
  signInBusy: { code: 'sign_in_busy', status: 503 },
  emailTaken: { code: 'email_taken', status: 409 },
  tooManyAddresses: { code: 'too_many_addresses', status: 409 },
  weakPassword: { code: 'weak_password', status: 400 },
});
