export const en = {
  invalidInput: 'Some of the data is not valid.',
  notFound: 'There is nothing at this address.',
  unauthenticated: 'Please sign in.',
  forbidden: 'Your role does not allow this.',
  secondFactorMissing: 'Your role needs a second factor. Set it up in your profile, then go on here.',
  tooManyRequests: 'That was too often in too short a time. Please wait a little and try again.',
  internal: 'Something went wrong. Please try again later',
  unavailable: 'A service we depend on does not answer. Nothing is lost; please try again in a minute.',
  storageFull:
    'There is no room left to keep anything new, so nothing was changed. Please try again in a few minutes.',
};
export type Texts = typeof en;
