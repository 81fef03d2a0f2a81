const forgot = {
  title: 'Forgot your password?',
  lead: 'Type the e-mail you sign in with. We will send you a link that leads to a new password.',
  submit: 'Send me the link',
  busy: 'Sending…',
  failedTitle: 'The link was not sent',
  sentTitle: 'Check your mail',
  sentTo: (email: string) => `If there is an account with ${email}, a link is on its way.`,
  sent: 'If there is an account with this address, a link is on its way.',
  sentText:
    'It works once and for 30\u00a0minutes. If you see no mail, look among the spam and check the address.',
  again: 'Ask for another link',
  remembered: 'You remember it?',
  signIn: 'Sign in',
};

const reset = {
  title: 'Choose a new password',
  lead: 'Everyone who is signed in with this account will be signed out, on every device.',
  account: 'Account',
  submit: 'Save the new password',
  busy: 'Saving…',
  failedTitle: 'The password is not changed',
  doneTitle: 'Your password is changed',
  doneText: 'Sign in with the new one. Every other sign-in has ended.',
  signIn: 'Sign in',
  refusedTitle: 'This link does not work',
  incomplete: 'The link is incomplete. Open it from the mail once more, or copy the whole of it.',
  another: 'Ask for another link',
};

export const en = { forgot, reset };
