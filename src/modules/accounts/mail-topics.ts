/** Topics of the outbox: each is one mail. */
export const accountTopics = {
  registration: 'accounts.registration',
  alreadyRegistered: 'accounts.already-registered',
  emailChange: 'accounts.email-change',
  emailChanged: 'accounts.email-changed',
  notificationAddress: 'accounts.notification-address',
  passwordChanged: 'accounts.password-changed',
  erased: 'accounts.erased',
  secondFactorOn: 'accounts.second-factor-on',
  secondFactorOff: 'accounts.second-factor-off',
  recoveryCodesRenewed: 'accounts.recovery-codes-renewed',
  recoveryCodeUsed: 'accounts.recovery-code-used',
  passwordResetAsked: 'accounts.password-reset-asked',
  passwordReset: 'accounts.password-reset',
  refreshTokenReused: 'accounts.refresh-token-reused',
} as const;
