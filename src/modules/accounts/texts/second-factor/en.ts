/** Setting up, changing and switching off the second factor. */
export const secondFactor = {
  title: 'Two-step sign-in',
  lead: 'After the password, signing in asks for a code that an app on your telephone shows. Whoever has only your password stays outside.',
  loading: 'Looking it up…',
  off: 'Off',
  since: (day: string) => `On since ${day}`,
  left: (count: number) => `Recovery codes left: ${count} of 10`,
  few: 'Have new recovery codes made before the last one is used up.',
  required: 'Your role needs the second step: it cannot be switched off.',
  setUp: 'Set it up',
  move: 'Move to another telephone',
  renew: 'New recovery codes',
  switchOff: 'Switch off',
  cancel: 'Cancel',
  busy: 'One moment…',
  next: 'Next',

  passwordTitle: 'First, your password',
  password: 'Your password',
  passwordHint: 'So that nobody else does this on a device you left open',
  appTitle: 'Add Countercheck to your app',
  appText:
    'Open an authenticator app on your telephone, for example Aegis, Google Authenticator or a password manager, and scan the picture.',
  picture: 'QR picture with the key for the app',
  byHand: 'No camera at hand? Type this key into the app:',
  sameDevice: 'Open in an app on this device',
  code: 'Code from the app',
  codeHint: 'Six digits; the app shows a new code every 30 seconds',
  switchOn: 'Switch on',

  codesTitle: 'Keep your recovery codes',
  codesText:
    'Each opens one sign-in when the telephone is lost or broken. They are shown only now: print them, or put them where you keep your passwords.',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  copyFailed: 'Copying did not work: select the codes and copy them by hand.',
  download: 'Download as text',
  fileName: 'countercheck-recovery-codes.txt',
  fileHead: (email: string) => `Countercheck, recovery codes of ${email}. Each works once.`,
  kept: 'I have kept them',
  keptEmpty: 'Tick this when you have kept the codes: they are not shown again',
  done: 'Done',

  moveTitle: 'Move to another telephone',
  moveText:
    'Your present telephone goes on working until the new one has shown its first code. If it is lost, use a recovery code.',
  moveAppText:
    'Open the authenticator app on the new telephone, scan the picture and type the code it shows, within 15\u00a0minutes. From then on the former telephone and its recovery codes no longer work.',
  moveSubmit: 'Move',
  moved: 'Two-step sign-in has moved',
  renewTitle: 'New recovery codes',
  renewText: 'The old recovery codes stop working at once.',
  renewSubmit: 'Make new codes',
  offTitle: 'Switch two-step sign-in off',
  offText: 'Then your password alone opens your account. The recovery codes stop working.',
  offSubmit: 'Switch off',
  anyCode: 'Code from the app, or a recovery code',
  switchedOff: 'Two-step sign-in is off',
  switchedOn: 'Two-step sign-in is on',

  failedTitle: 'Nothing was changed',
  empty: 'This field is required',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  failed: 'Something went wrong. Please try again later',
  tryAgain: 'Try again',
};

/** Another language has the same words. */
export type SecondFactorWords = typeof secondFactor;
