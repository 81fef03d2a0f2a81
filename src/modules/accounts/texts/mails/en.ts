import { en as colleagues } from './colleagues/en.ts';
import { en as staffInvitation } from './staff-invitation/en.ts';
import { en as userAdministration } from './user-administration/en.ts';

/** Mails about an account, in English. */
export const en = {
  ...userAdministration,
  ...colleagues,
  staffInvitation,
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
  emailChange: {
    subject: 'Confirm your new e-mail',
    lines: [
      'Somebody, most likely you, wants to use this address for a Countercheck account. Open the link and press the button there: from then on you sign in with this address.',
      'The link works once and for 24 hours.',
    ],
    button: 'Use this e-mail',
    footer: 'It was not you? Then do not open the link: without it nothing changes.',
  },
  emailChangeAsked: {
    subject: 'Another e-mail was asked for',
    lines: [
      'Somebody who knows the password of your Countercheck account has asked for another e-mail address. Nothing changes until the link we have sent there is opened.',
      'If this was you, all is well.',
    ],
    button: 'Open my profile',
    footer:
      'It was not you? Then change your password at once: the link stops working when you ask for another address yourself.',
  },
  emailChanged: {
    subject: 'The e-mail of your account was changed',
    lines: [
      'Your Countercheck account now has another e-mail address, which was confirmed by a link sent there. This address no longer signs in.',
      'If you did this, all is well.',
    ],
    button: 'Write to us',
    footer: 'It was not you? Then somebody has taken your account: write to us at once.',
  },
  notificationAddress: {
    subject: 'Do you want mails about orders at Countercheck?',
    lines: [
      'A customer of Countercheck has asked us to send copies of the mails about their orders to this address, finished reports among them.',
      'Open the link and press the button there if you agree. It works for a week.',
    ],
    button: 'Decide',
    footer: 'You do not want that? Then do nothing: without your consent we send no more.',
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
  secondFactorMoved: {
    subject: 'Two-step sign-in has moved to another telephone',
    lines: [
      'The codes of your Countercheck account come from another authenticator app now. The former one and its recovery codes no longer work, and everyone who was signed in elsewhere has been signed out.',
      'If you did this, all is well.',
    ],
    button: 'Open my profile',
    footer: 'It was not you? Then somebody knows your password and had a code of yours: write to us at once.',
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
  passwordReset: {
    subject: 'Choose a new password',
    lines: [
      'Somebody, most likely you, has asked for a new password for your Countercheck account. Open the link and type the new password there.',
      'The link works once and for 30\u00a0minutes. If you asked several times, only the link of the latest mail works.',
    ],
    button: 'Choose a new password',
    footer: 'It was not you? Then do not open the link: your password stays as it is.',
  },
  passwordWasReset: {
    subject: 'You have a new password',
    lines: [
      'A new password was set for your Countercheck account with a link from a mail. Every sign-in has been ended, on every device.',
      'If you did this, sign in with the new password.',
    ],
    button: 'Sign in',
    footer:
      'It was not you? Then somebody can read your mail: change the password of your mailbox, then write to us at once.',
  },
  refreshTokenReused: {
    subject: 'We have ended one of your sign-ins',
    lines: [
      'One of your Countercheck sign-ins was used from two places: somebody may have copied it from your device. We have ended it in both.',
      'Device: {device}. Ended: {moment}.',
      'What to do: sign in again, change your password, which ends the sign-ins on all other devices, and look for programs on the device that you do not know.',
    ],
    button: 'Change my password',
    footer:
      'It may be harmless: a device restored from a backup looks the same to us. If you are not sure, change the password.',
  },
};

export type Texts = typeof en;
