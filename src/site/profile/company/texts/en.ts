/** The company one acts for, and its people. */
export const en = {
  title: 'People of the company',
  titleOf: (name: string) => `People of ${name}`,
  leadDirector:
    'All of them see every order that one of them places while signed in: where it stands, the report, the receipts. Paying, cancelling, claiming and choosing about a thin report is for whoever ordered, and for you. Where the company may pay by invoice, all of them may, within one limit.',
  leadColleague:
    'All of you see every order that one of you places while signed in: where it stands, the report, the receipts. Paying, cancelling, claiming and choosing about a thin report is for whoever ordered, and for the Director. Where the company may pay by invoice, all of you may, within one limit.',
  none: 'You belong to no company here. A Director invites colleagues by e-mail; the link in that mail leads in.',
  director: 'Director',
  self: 'You',
  joined: (day: string) => `since ${day}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  handOver: 'Make Director',
  handOverOf: (name: string) => `Make ${name} the Director`,
  askRemove: (name: string) => `Remove ${name}?`,
  askRemoveText:
    'They see nothing of the company any more, at once. Orders they placed for it pass to you: mails about them come to you, and the links in mails they already have stop working.',
  removed: 'Removed',
  askHandOver: (name: string) => `Make ${name} the Director?`,
  askHandOverText:
    'From now on they invite and remove colleagues, keep the details of the company, and decide about the money of all orders. You stay as a colleague, and only the new Director can change that.',
  handedOver: 'The directorship is handed over',
  inviteTitle: 'Invite a colleague',
  inviteLead:
    'We mail a link that works once, for 72 hours. Who has an account with this address signs in and joins; others make one by the link. The mail names your address; your company is named on the page behind the link.',
  email: 'E-mail of the colleague',
  invite: 'Send invitation',
  busy: 'Sending…',
  invited: 'The invitation is on its way',
  failedTitle: 'Nothing was changed',
  openTitle: 'Open invitations',
  until: (moment: string) => `works until ${moment}`,
  expired: 'The link is over',
  resend: 'Send again',
  resendOf: (email: string) => `Send again to ${email}`,
  resent: 'Another link is on its way',
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: 'The invitation is withdrawn',
  leaveTitle: 'Leave the company',
  leaveLead:
    'You see nothing of it any more, at once. Orders you placed for it pass to the Director, and the links you have of them stop working. What you ordered before you joined, or without signing in, stays yours.',
  leave: 'Leave the company',
  askLeave: 'Leave the company?',
  left: 'You have left the company',
  keep: 'Cancel',
};
