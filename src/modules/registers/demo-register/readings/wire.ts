import { z } from 'zod';
import type { Finding } from '#findings/reading/finding.ts';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reading, ReadingContext } from '#findings/reading/reading.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';

/** A company's longest answer has some 20 kB. */
export const maxAnswerBytes = 2_000_000;

export const word = z.string().min(1).max(1_000);
export const maybe = z.string().max(1_000).nullish();
export const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
export const maybeDay = day.nullish();
export const country = z.string().regex(/^[A-Z]{2}$/);

/** An exact decimal in text. */
export const amount = z
  .string()
  .max(60)
  .transform((text, context) => {
    const read = readAmount(text);
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: 'no amount' });
    return z.NEVER;
  });
export const sum = z.object({ amount, currency: z.string().regex(/^[A-Z]{3}$/) });

/** Stands in every answer: the company that it is about, and the other numbers by which it may have been asked for. */
export const head = {
  country,
  number: z.string().min(1).max(100),
  otherNumbers: z.array(z.string().max(100)).max(10),
};

/** An answer of the register as a reading; one about another company than was asked for says nothing. */
export function readAnswer<Answer extends Readonly<{ number: string; otherNumbers: readonly string[] }>>(
  bytes: Uint8Array,
  { subjectNumber }: ReadingContext,
  schema: z.ZodType<Answer>,
  findingsOf: (answer: Answer) => readonly Finding[],
): Reading {
  const answer = readJson(bytes, schema, maxAnswerBytes);
  const isOurs = [answer.number, ...answer.otherNumbers].some((one) => plain(one) === plain(subjectNumber));
  const findings = isOurs ? findingsOf(answer) : [];
  return {
    state: findings.length > 0 ? 'found' : 'nothing_found',
    findings,
    remarks: isOurs ? [] : [{ place: '/number', remark: 'the answer is about another company' }],
  };
}

/** Numbers are written with and without spaces and signs. */
function plain(number: string): string {
  return number.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
}

/** Property `name` with the value, where there is one. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | null | undefined,
): Partial<Record<Name, Value>> {
  // A record of the one name that is asked for.
  return (value === null || value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}
