/** The second step of signing in, on the site and in the back office. */
export const en = {
  lead: 'The password is right. Your account also asks for a code.',
  code: 'Code from the app',
  codeHint: 'Six digits that your authenticator app shows now',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes you kept when you set the second factor up; each works once',
  toRecovery: 'Use a recovery code',
  toApp: 'Use the app',
  back: 'Back to e-mail and password',
  empty: 'Enter the code',
};
export type Texts = typeof en;
