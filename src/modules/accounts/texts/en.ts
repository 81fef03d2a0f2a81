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
  accountErased: {
    subject: 'Your account has been erased',
    lines: [
      'Your Countercheck account and the personal data in it have been erased, and nobody is signed in with it any more. Orders and payments stay in our books without your name and address, for as long as the law on accounting demands.',
      'Links to your orders no longer work. Reports that we have mailed you stay yours. This is the last mail to this address; you may register with it again at any time.',
    ],
    button: 'Open Countercheck',
    footer: 'It was not you? Then somebody knows your password: write to us at once.',
  },
};

/** Another language has the same mails. */
export type MailTexts = typeof en;
