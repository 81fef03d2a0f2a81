import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { setting } from '#platform/config/settings.ts';
import { readSigningKey } from './record/signing-key.ts';

/** With which key reports are signed, and how many are drawn at once. */
export const reportSettings = {
  REPORT_SIGNING_KEY: setting(
    'The Ed25519 private key that signs reports, as PEM with \\n for line breaks or as JWK. Without it a key is derived from keys/master.key. After a change reports signed before stay valid: every key that has signed is published.',
    '{"kty":"OKP","crv":"Ed25519","d":"…","x":"…"}',
    z
      .string()
      .max(4_000)
      .transform((text, context): KeyObject => {
        try {
          return readSigningKey(text);
        } catch {
          // What the parser says of a key may repeat it.
          context.addIssue({ code: 'custom', message: 'must be an Ed25519 private key as PEM or JWK' });
          return z.NEVER;
        }
      })
      .optional(),
  ),
  RENDER_PROCESSES: setting(
    'How many documents are drawn at once, each in a process of its own: at most one for each core is of use. One takes up to 400 MB while it works; it is started when it is needed and ended after five minutes at rest.',
    '2',
    z.coerce.number().int().min(1).max(16).default(2),
  ),
};
