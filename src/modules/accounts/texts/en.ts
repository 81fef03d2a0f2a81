import { en as people } from '../people/texts/en.ts';

/** Mails about an account, in English. */
export const en = {
  ...people,
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
};

/** Another language has the same mails. */
export type MailTexts = typeof en;
