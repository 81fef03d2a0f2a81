import { parse } from 'yaml';
import { z } from 'zod';
import { inEveryLanguage } from '#kernel/locale.ts';
import { reportKinds } from '#kernel/reports/report-kind.ts';

const text = z.strictObject(inEveryLanguage(() => z.string().min(1).max(600)));

const reportFacts = z.strictObject({
  id: z.enum(reportKinds),
  lead: text,
  /** When the company itself must have handed it in. */
  due: text.optional(),
  covers: z.array(text).min(1).max(20),
  sections: z
    .array(
      z.strictObject({
        code: z.string(),
        title: text,
        text,
      }),
    )
    .min(1)
    .max(30),
  audience: z
    .array(z.strictObject({ title: text, text }))
    .min(1)
    .max(6),
});
export type ReportFacts = z.output<typeof reportFacts>;

/** Reads a file of `content/reports`; every scalar is a text, as in the other files of content. */
export function parseReportFacts(source: string): ReportFacts {
  return reportFacts.parse(parse(source, { schema: 'failsafe' }));
}
