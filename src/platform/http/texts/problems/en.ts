export const en = {
  unsupportedMediaType: 'Send JSON, please.',
  malformedRequest: 'The request could not be read.',
  requestTooLarge: 'The request is too large.',
  headersTooLarge: 'The address and the headers together are too long.',
  requestTimeout: 'The request took too long to arrive.',
  unknownMethod: 'This method is not supported.',
  twoHosts: 'The request names more than one host.',
  foreignPage:
    'This request came from another website and was not carried out. Open our own page and try again.',
  invalidKey: 'Idempotency-Key must be 8 to 128 letters, digits, hyphens or underscores.',
  otherBody: 'This Idempotency-Key was used for a different request.',
  inFlight: 'The same request is still being worked on. Ask again in a moment.',
  guessableKey:
    'Without a sign-in the Idempotency-Key must be one that nobody can guess: 32 characters or more, such as a random UUID.',
};
export type Texts = typeof en;
