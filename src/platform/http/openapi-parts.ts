import { defaultLocale } from '#kernel/locale.ts';
import { maxInt32 } from '#kernel/shapes.ts';

/** Parameters that many calls share. */
export const sharedParameters = {
  SenderId: {
    name: 'X-Sender-Id',
    in: 'header',
    required: false,
    description: 'Names the calling program; it may be left out.',
    schema: { type: 'string', maxLength: 200 },
    example: 'partner-shop',
  },
  AcceptLocale: {
    name: 'Accept-Locale',
    in: 'header',
    required: false,
    description: 'Language of names and problems: `en` or `ru`; anything else is English.',
    schema: { type: 'string', maxLength: 100, default: defaultLocale },
    example: defaultLocale,
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description:
      'Your own id of this request, repeated in the answer. One that does not fit is replaced by ours.',
    schema: { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_-]{8,64}$' },
    example: 'c9f3c1d2-checkout-17',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'The same key with the same body gives the same caller the same answer for 30 days, and nothing happens twice. Another body: 422; still at work: 409. An order without a sign-in needs a key that nobody can guess, 32 characters or more.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[A-Za-z0-9_-]{8,128}$' },
    example: '5f0c8a52-6d0b-4f5e-9a57-0d6c3c1b7e21',
  },
} as const;

const seconds = { type: 'integer', minimum: 0, maximum: maxInt32 } as const;

/** Headers of answers. */
export const sharedHeaders = {
  RequestId: {
    description: 'The id of this request, also in our log.',
    schema: { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_-]{8,64}$' },
  },
  RetryAfter: { description: 'Seconds after which another try makes sense.', schema: seconds },
  RateLimitLimit: { description: 'So many calls of this kind are allowed in its time.', schema: seconds },
  RateLimitRemaining: { description: 'So many of them are left.', schema: seconds },
  RateLimitReset: { description: 'Seconds until all of them are allowed again.', schema: seconds },
} as const;

export const requestIdHeader = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } } as const;
export const retryHeader = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } as const;
/** Not promised with every answer: a caller that a proxy hides, or a counter that is down, has none. */
export const limitHeaders = {
  'RateLimit-Limit': { $ref: '#/components/headers/RateLimitLimit' },
  'RateLimit-Remaining': { $ref: '#/components/headers/RateLimitRemaining' },
  'RateLimit-Reset': { $ref: '#/components/headers/RateLimitReset' },
} as const;
