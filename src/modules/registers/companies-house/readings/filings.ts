import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Filing, FilingKind } from '#findings/vocabulary/events.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { cutRemark, dayOf, lookUp, maxAnswerBytes, ownRecords, text, wordsOf } from './wire.ts';

const history = z.object({
  total_count: z.number().int().min(0).nullish(),
  items: z
    .array(
      z.object({
        date: z.string().max(40),
        category: text,
        description: text,
        type: text,
        transaction_id: text,
        links: z.object({ self: text, document_metadata: text }).nullish(),
      }),
    )
    .max(500),
});

/** Categories of the register's filing history. */
const kinds: Readonly<Record<string, FilingKind>> = {
  incorporation: 'incorporation',
  accounts: 'accounts',
  'annual-return': 'annual_return',
  'confirmation-statement': 'annual_return',
  'change-of-name': 'name_change',
  'change-of-constitution': 'articles_change',
  're-registration': 'form_change',
  address: 'address_change',
  capital: 'capital_change',
  officers: 'officer_change',
  'persons-with-significant-control': 'owner_change',
  'change-of-officers': 'officer_change',
  mortgage: 'charge',
  insolvency: 'insolvency',
  liquidation: 'insolvency',
  dissolution: 'dissolution',
  gazette: 'dissolution',
  restoration: 'restoration',
  reregistration: 'form_change',
};

/** `GET /company/{number}/filing-history` of the Public Data API of Companies House. */
export const companiesHouseFilings: Reader = {
  code: 'companies-house/filings',
  version: 2,
  part: 'filings',
  maxBytes: maxAnswerBytes,
  read(bytes, context): Reading {
    const { items, total_count } = readJson(bytes, history, maxAnswerBytes);
    const { own, remarks } = ownRecords('items', items, context);
    const findings = own.flatMap(({ record: item, at }): Filing[] => {
      const day = dayOf(item.date);
      if (day === undefined) return [];
      const documentUrl = item.links?.document_metadata;
      return [
        {
          kind: 'filing',
          place: pointer('items', at),
          day,
          filingKind: lookUp(kinds, item.category ?? '') ?? 'other',
          title: wordsOf(item.description || item.type || 'filing'),
          lang: 'en',
          ...(documentUrl && /^https:\/\//.test(documentUrl) && { documentUrl }),
          ...(item.transaction_id && { reference: item.transaction_id }),
        },
      ];
    });
    return {
      state: findings.length > 0 ? 'found' : 'nothing_found',
      findings,
      remarks: [...remarks, ...cutRemark(total_count)],
    };
  },
};
