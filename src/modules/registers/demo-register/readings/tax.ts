import { z } from 'zod';
import type { Reader } from '#findings/reading/reading.ts';
import type { TaxStanding } from '#findings/vocabulary/events.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { given, head, maxAnswerBytes, maybeDay, readAnswer, sum, word } from './wire.ts';

const answer = z.object({
  ...head,
  vat: z.object({ number: word, isValid: z.boolean(), since: maybeDay }).nullish(),
  debt: sum,
});

/** What the demo register knows of taxes: the VAT number, and what is owed; an amount of 0 is "nothing is owed". */
export const demoRegisterTax: Reader = {
  code: 'demo-register/tax',
  version: 1,
  part: 'tax',
  maxBytes: maxAnswerBytes,
  read: (bytes, context) =>
    readAnswer(bytes, context, answer, ({ vat, debt }): TaxStanding[] => [
      ...(vat
        ? [
            {
              kind: 'tax' as const,
              about: 'vat_number' as const,
              value: vat.number,
              isValid: vat.isValid,
              ...given('since', vat.since),
              place: pointer('vat'),
            },
          ]
        : []),
      { kind: 'tax', about: 'tax_debt', value: debt.amount, amount: debt, place: pointer('debt') },
    ]),
};
