/** Mails about the people of a company, in English. */
export const en = {
  colleagueInvitation: {
    subject: 'You are invited to a company at Countercheck',
    lines: [
      'Somebody with the address {inviter} invites you to join their company at Countercheck, where reports on companies are ordered. You will see all orders of the company and can download its reports and receipts.',
      'Open the link: it names the company. If you have an account with this address, sign in and join; otherwise write your name and choose a password.',
      'The link works once, until {moment}.',
    ],
    button: 'See the invitation',
    footer: 'You do not know this address? Then do not open the link: without it nothing happens.',
  },
  colleagueJoined: {
    subject: 'A colleague has joined your company',
    lines: [
      '{colleague} has accepted your invitation and sees all orders of your company from now on.',
      'Who belongs to it stands in your profile. You can remove anybody there at any time.',
    ],
    button: 'Open my company',
    footer: 'You did not invite this person? Then remove them in your profile and choose another password.',
  },
  colleagueRemoved: {
    subject: 'You belong to a company no more',
    lines: [
      'The Director has removed you from their company at Countercheck. You do not see its orders any more; those you placed for it are with the Director now, and their links have stopped working.',
      'Your account is still yours, with what you ordered before you joined.',
    ],
    button: 'Open my profile',
    footer: 'You think this is a mistake? Then ask the Director of the company.',
  },
  directorshipReceived: {
    subject: 'You are the Director of your company now',
    lines: [
      'The directorship of your company at Countercheck was handed over to you. From now on you invite and remove colleagues, keep its name and address up to date, and can pay or cancel every order of it.',
    ],
    button: 'Open my company',
    footer: 'You did not expect this? Then ask whoever handed it over, or write to us.',
  },
};
