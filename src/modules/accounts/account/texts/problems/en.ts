export const en = {
  wrongCredentials: 'Wrong e-mail or password.',
  emailNotConfirmed: 'Your e-mail is not confirmed yet. Open the link in the mail we sent you, then sign in.',
  linkNotValid:
    'This link is no longer valid: it works once and for 24 hours. If you have opened it before, sign in; otherwise sign in with your new password and have another link sent.',
  resetLinkNotValid:
    'This link is no longer valid: it works once and for 30\u00a0minutes, and only the one in the latest mail works. Ask for another one.',
  wrongCurrentPassword: 'The current password is wrong.',
  secondFactorRequired: 'Enter the code of your authenticator app, or a recovery code.',
  wrongSecondFactor:
    'This code is not right, or it has been used already. Enter the one that the app shows now.',
  wrongCode: 'This code is not right, or it has been used already. Enter the one that the app shows now.',
  secondFactorOn: 'The second factor is on already. Load the page again.',
  secondFactorOff: 'The second factor is not on. Load the page again.',
  secondFactorNotStarted: 'There is no key to confirm. Begin again with your password.',
  secondFactorNeededByRole: 'Your role needs the second factor: it cannot be switched off.',
  emailNotChangeable: 'The e-mail is your login and cannot be changed here.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  signInBusy: 'Too many people are signing in at the moment. Please try again in a few seconds.',
  emailTaken: 'There is an account with this e-mail already.',
  tooManyAddresses: 'Five addresses are the most. Remove one first.',
  weakPassword:
    'The password needs 8 to 128 characters with an uppercase letter, a lowercase letter, a digit and a special character.',
};
export type Texts = typeof en;
