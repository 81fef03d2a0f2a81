/** Mails about an account, in English. */
export const en = {
  confirmation: {
    subject: 'Confirm your e-mail',
    lines: [
      'Somebody, most likely you, has registered at Countercheck with this address. Open the link and press the button there: then your account is ready and you can sign in.',
      'The link works once and for 24 hours.',
    ],
    button: 'Confirm my e-mail',
    footer: 'You did not register? Then do not open the link: without it no account comes about.',
  },
  alreadyRegistered: {
    subject: 'You have an account already',
    lines: [
      'Somebody, perhaps you, has just tried to register at Countercheck with this address. It has an account, so nothing was changed and no second account was made.',
      'Sign in with the password you chose then.',
    ],
    button: 'Sign in',
    footer: 'It was not you? Then you need not do anything.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lines: [
      'The password of your Countercheck account has been changed. Everyone who was signed in elsewhere has been signed out.',
      'If you did this, all is well.',
    ],
    button: 'Open my profile',
    footer: 'It was not you? Then somebody knows your password: write to us at once.',
  },
  secondFactorOn: {
    subject: 'Two-step sign-in is on',
    lines: [
      'From now on, signing in to your Countercheck account takes your password and a code of your authenticator app. Everyone who was signed in elsewhere has been signed out.',
      'Keep the recovery codes where you find them without your telephone.',
    ],
    button: 'Open my profile',
    footer: 'It was not you? Then somebody knows your password: write to us at once.',
  },
  secondFactorOff: {
    subject: 'Two-step sign-in is off',
    lines: [
      'Signing in to your Countercheck account takes only your password again. The recovery codes no longer work.',
      'If you did this, all is well.',
    ],
    button: 'Open my profile',
    footer: 'It was not you? Then somebody knows your password and has a code of yours: write to us at once.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    lines: [
      'New recovery codes have been made for your Countercheck account. The old ones no longer work.',
      'If you did this, all is well.',
    ],
    button: 'Open my profile',
    footer: 'It was not you? Then somebody knows your password and has a code of yours: write to us at once.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    lines: [
      'Somebody, most likely you, has just signed in to your Countercheck account with a recovery code. It will not work a second time.',
      'Your profile says how many are left; you can have new ones made there.',
    ],
    button: 'Open my profile',
    footer:
      'It was not you? Then somebody knows your password and has your recovery codes: write to us at once.',
  },
};

/** Another language has the same mails. */
export type MailTexts = typeof en;
