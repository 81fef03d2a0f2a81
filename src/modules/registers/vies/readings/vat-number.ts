import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';

const maxAnswerBytes = 100_000;

const word = z.string().max(100).nullish();
const answer = z.union([
  z.object({
    isValid: z.boolean(),
    /** VALID, INVALID, INVALID_INPUT; everything else says that nobody looked. */
    userError: word,
    vatNumber: word,
    originalVatNumber: word,
  }),
  z.object({
    errorWrappers: z
      .array(z.object({ error: z.string().max(100) }))
      .min(1)
      .max(20),
  }),
]);

/** `GET /ms/{state}/vat/{number}`: whether a VAT number of the European Union is valid. */
export const viesVatNumber: Reader = {
  code: 'vies/vat-number',
  version: 1,
  part: 'tax',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const read = readJson(bytes, answer, maxAnswerBytes);
    const isWrapped = 'errorWrappers' in read;
    const said = isWrapped
      ? (read.errorWrappers[0]?.error ?? '')
      : (read.userError ?? (read.isValid ? 'VALID' : 'INVALID'));
    const isInvalid = said === 'INVALID' || said === 'INVALID_INPUT';
    // MS_UNAVAILABLE, TIMEOUT, MS_MAX_CONCURRENT_REQ and whatever comes: the member state was not heard, and nothing is invalid.
    if (!isInvalid && (said !== 'VALID' || isWrapped || !read.isValid))
      throw new Unreadable('silent', 'the member state was not heard');
    const about = isWrapped ? undefined : read.originalVatNumber || read.vatNumber;
    if (about && !subjectNumber.endsWith(plainOf(about)))
      return { state: 'nothing_found', findings: [], remarks: [] };
    return {
      state: 'found',
      findings: [
        {
          kind: 'tax',
          about: 'vat_number',
          value: subjectNumber,
          isValid: !isInvalid,
          place: isWrapped ? '/errorWrappers/0/error' : '/isValid',
        },
      ],
      remarks: [],
    };
  },
};

function plainOf(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9+*]/g, '');
}
