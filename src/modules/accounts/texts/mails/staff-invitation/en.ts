/** The mail that asks a colleague to the desk, in English. */
export const en = {
  subject: 'You are invited to the Countercheck desk',
  lines: [
    '{inviter} invites you to work at the Countercheck desk. Your role: {role}.',
    'Open the link, write your name and choose a password. At the first sign-in you set up a second factor: have your telephone at hand.',
    'The link works once, until {moment}.',
  ],
  button: 'Join',
  footer: 'You know nothing of this? Then do not open the link: without it no account comes about.',
};
