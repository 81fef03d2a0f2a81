export const en = {
  hasAccount: 'There is an account with this e-mail already. Find it in the list and give it the role there.',
  invitedAlready: 'This address is invited already. Have the link sent again, or withdraw it first.',
  notOpen: 'This invitation is not open any more. Load the page again.',
  mailedTooOften: 'Ten mails are the most. Withdraw the invitation and ask the person for the right address.',
  unknown: 'There is no such invitation.',
  used: 'This invitation has been used: the account is there. Sign in.',
  withdrawn: 'This invitation was withdrawn. If you did not expect that, ask whoever invited you.',
  expired:
    'This invitation is over: its link worked for 72\u00a0hours. Ask whoever invited you to send it again.',
  notValid:
    'This link does not work. Take the one in the latest mail; if that fails too, ask whoever invited you for another.',
};
export type Texts = typeof en;
