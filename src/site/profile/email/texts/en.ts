/** The e-mail an account signs in with. */
export const en = {
  title: 'E-mail',
  lead: (address: string) => `You sign in with ${address}. Reports and mails about the account go there.`,
  newEmail: 'New e-mail',
  password: 'Current password',
  submit: 'Change e-mail',
  busy: 'Sending…',
  failedTitle: 'Nothing was changed',
  askedTitle: 'Check the new mailbox',
  asked: (address: string) =>
    `We have mailed a link to ${address}. Until it is opened, within 24 hours, you sign in with the present address.`,
  again: 'Another address',
};
