/** Mails about what an administrator has changed, in English. */
export const en = {
  roleChanged: {
    subject: 'You have another role',
    lines: [
      'An administrator has given your Countercheck account another role. What you can do follows from it; your profile names it.',
      'Managers and administrators work with a second factor. If your new role is one of them, set the second factor up in your profile first.',
    ],
    button: 'Open my profile',
    footer: 'You did not expect this? Then write to us.',
  },
  accountDisabled: {
    subject: 'Your account is disabled',
    lines: [
      'An administrator has disabled your Countercheck account. You have been signed out everywhere and cannot sign in.',
      'Your orders are not affected: what you have ordered is delivered, and the links in our mails still open it.',
    ],
    button: 'Write to us',
    footer: 'You think this is a mistake? Then write to us: another administrator will look at it.',
  },
  accountEnabled: {
    subject: 'Your account is enabled again',
    lines: ['An administrator has enabled your Countercheck account again. You can sign in as before.'],
    button: 'Sign in',
    footer: 'If you have forgotten your password, ask for a new one on the page where you sign in.',
  },
  secondFactorReset: {
    subject: 'Your second factor was taken off',
    lines: [
      'An administrator has taken the second factor off your Countercheck account, together with its recovery codes. You have been signed out everywhere.',
      'Sign in with your password and set the second factor up again in your profile.',
    ],
    button: 'Sign in',
    footer: 'You did not ask for this? Then somebody may be after your account: write to us at once.',
  },
};
export type Texts = typeof en;
