import { z } from 'zod';

/** A public key as it is published: RFC 8037. */
export const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z
    .string()
    .regex(/^[\w-]{43}$/)
    .max(43),
  kid: z
    .string()
    .regex(/^[\w-]{43}$/)
    .max(43),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
});
export type PublicKey = z.output<typeof publicKey>;
