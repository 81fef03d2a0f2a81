/** Topics of the outbox: each is one mail. */
export const accountTopics = {
  registration: 'accounts.registration',
  alreadyRegistered: 'accounts.already-registered',
  passwordChanged: 'accounts.password-changed',
  erased: 'accounts.erased',
} as const;
