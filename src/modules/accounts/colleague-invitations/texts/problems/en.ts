export const en = {
  isMember: 'This address belongs to your company already.',
  invitedAlready: 'This address is invited already. Have the link sent again, or withdraw it first.',
  tooMany:
    'There are 50 places for colleagues and 20 for open invitations, and none is left. Remove or withdraw one first.',
  notOpen: 'This invitation is not open any more. Load the page again.',
  mailedTooOften:
    'Five mails are the most. Withdraw the invitation and ask your colleague for the right address.',
  unknown: 'There is no such invitation.',
  otherAddress:
    'You are signed in with another address than the one that was invited. Sign out, sign in with that one, and open the link again.',
  actsAlready:
    'You belong to a company here already. Leave it first, in your profile; a Director hands the directorship over before that. If you are its Director and alone, write to us.',
  companyFull: 'There is no place left in this company. Ask whoever invited you.',
  used: 'This invitation has been used. Sign in.',
  withdrawn: 'This invitation was withdrawn. If you did not expect that, ask whoever invited you.',
  expired:
    'This invitation is over: its link worked for 72\u00a0hours. Ask whoever invited you to send it again.',
  notValid:
    'This link opens nothing here. Take the one in the latest mail; if you have an account with this address, sign in and open the link again.',
};
export type Texts = typeof en;
