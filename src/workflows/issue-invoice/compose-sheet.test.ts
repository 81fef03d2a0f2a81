import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEveryLanguage } from '#kernel/locale.ts';
import { money } from '#kernel/money.ts';
import { composeSheet, type PaperBuyer } from './compose-sheet.ts';

const askedAt = new Date('2026-11-23T10:00:00Z');
const buyer: PaperBuyer = {
  ...{ name: 'Beispiel GmbH', address: '', countryName: undefined, countryCode: 'DE', number: '' },
  ...{ vatCode: 'DE136695976', reference: '' },
};

function notesWith(vat: PaperBuyer['vat']): string {
  const sheet = composeSheet('en', {
    invoice: {
      ...{
        id: '1',
        kind: 'receipt',
        year: 2026,
        number: 1,
        orderId: '1',
        amountMinor: 12_000,
        currency: 'EUR',
      },
      issuedAt: askedAt,
    },
    order: {
      ...{ number: 'CC-1', reportKind: 'credit', agreedMinor: null, email: 'a@b.example' },
      ...{ lateDays: 0, latePercent: 100 },
      subject: {
        kind: 'request',
        request: { name: 'A', regCode: '', vatCode: '', address: '', phone: '', email: '', addInfo: '' },
      },
      tariff: {
        ...{ id: 1, version: 1, name: inEveryLanguage(() => 'Fast'), minDays: 1, maxDays: 2 },
        price: money(12_000, 'EUR'),
      },
    },
    countryName: inEveryLanguage(() => 'Germany'),
    seller: undefined,
    sellerTax: { country: 'FR', number: 'FR40303265045', percent: 20 },
    buyer: { ...buyer, vat },
    card: undefined,
    dueOn: undefined,
    receipts: [],
  });
  return [...sheet.rows.map(({ what }) => what), ...sheet.notes].join('\n').replaceAll('\u00a0', ' ');
}

test('what VIES said decides about reverse charge, and a silence decides nothing', () => {
  const valid = notesWith({ outcome: 'valid', requestIdentifier: 'WAPI1', askedAt });
  assert.match(valid, /Article 196/);
  assert.match(valid, /VIES said on 23 November 2026 that the VAT number is valid, request WAPI1/);
  const refused = notesWith({ outcome: 'not_valid', requestIdentifier: '', askedAt });
  assert.match(refused, /VAT 20%/);
  assert.match(refused, /not valid for trade within the Union/);
  assert.doesNotMatch(refused, /[Rr]everse charge/);
  for (const vat of [undefined, { outcome: 'unanswered', requestIdentifier: '', askedAt } as const]) {
    assert.match(notesWith(vat), /Article 196/);
    assert.doesNotMatch(notesWith(vat), /VIES/);
  }
});
