import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { countryCode, text } from '#kernel/shapes.ts';

const verifyLimit = defineLimit('verify', {
  visitor: [per(minuteSeconds, 10), per(hourSeconds, 60)],
  account: [per(minuteSeconds, 20), per(hourSeconds, 200)],
});

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .max(64);
const revision = z.int().min(1).max(32_767);
const day = text(10);

/** What whoever holds a report learns of it: nothing that does not stand in it. */
const verifiedReport = z
  .object({
    code: text(19),
    subject: z.object({
      name: text(4_000),
      latinName: text(4_000),
      country: countryCode,
      countryName: text(100),
    }),
    isDemo: z.boolean(),
    kind: z.enum(reportKinds).describe('which report it is'),
    revision,
    revisions: revision.describe('how many there are'),
    issuedOn: day,
    factsAsAt: day.nullable(),
    orderAgainAfter: day,
    sha256: sha256.describe('of the signed record'),
    kid: text(43).describe('the key that signed it, as published'),
    isSignatureValid: z.boolean(),
    replacedBy: z
      .object({ revision, issuedOn: day, sections: z.array(text(200)).max(25) })
      .nullable()
      .describe('the newest revision, and the sections that say something else in it'),
  })
  .meta({ id: 'VerifiedReport' });
export type VerifiedReport = z.output<typeof verifiedReport>;

export const verification = z
  .object({
    report: verifiedReport.nullable().describe('null: nothing of ours has this code, or this fingerprint'),
    file: z
      .enum(['equal', 'other_revision', 'other_report', 'not_ours'])
      .nullable()
      .describe('what the file is beside the report; null where no fingerprint was sent'),
  })
  .meta({ id: 'Verification' });
export type Verification = z.output<typeof verification>;

/** By the code on a report, by the SHA-256 of a file, or by both; what is no code is answered as one that nothing has. */
export const verifyReport = defineEndpoint({
  name: 'verifyReport',
  method: 'POST',
  path: '/reports/verify',
  summary: 'Whether a report is genuine and current',
  action: 'site.use',
  refuses: [429],
  limit: verifyLimit,
  body: z
    .object({
      code: text(100).optional().describe('as it stands on the report'),
      sha256: sha256.optional().describe('of a PDF that was sent, or of the dossier.json inside it'),
    })
    .refine(({ code, sha256 }) => code !== undefined || sha256 !== undefined, 'neither a code nor a sha256'),
  reply: verification,
});
