import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, instant, line, text } from '#kernel/shapes.ts';
import { sellerLimits } from '#modules/sellers/contract.ts';

export const shortestReason = 10;

const typed = (field: keyof typeof sellerLimits) => line(sellerLimits[field]).default('');
/** Generous where the rules are strict: they say in words what is wrong. */
const details = z
  .object({
    name: typed('name').describe('of the company that sells'),
    address: typed('address').describe('its registered address'),
    number: typed('number').describe('its number in the register of companies'),
    country: typed('country').describe('where it is registered for VAT, alpha-2'),
    vat: typed('vat').describe('its VAT number, by form and check digit'),
    vatPercent: typed('vatPercent').describe('the rate that prices include, such as 20 or 5.5'),
    bank: typed('bank').describe('name of the bank that takes transfers'),
    account: typed('account').describe('an IBAN, or the number of an account'),
    bic: typed('bic').describe('of the bank'),
    email: typed('email').describe('where customers write to'),
    phone: typed('phone').describe('where customers call'),
  })
  .meta({ id: 'SellerDetails' });

const seen = count.describe('the number of the version that was seen, 0 where there was none');
const reason = line(500).min(shortestReason).describe('why; it stays in the history');

const version = z.object({
  number: count,
  at: instant,
  by: text(200),
  reason: text(500),
  restores: count.nullable().describe('the version that says the same'),
  details: details.nullable().describe('null where the settings have the word again'),
});
export type SellerVersionView = z.output<typeof version>;

const sellerDesk = z
  .object({
    shown: details.describe('who sells now'),
    isDemo: z.boolean().describe('nobody is named: the site says that it is a demonstration'),
    settings: details.describe('what the settings of the installation say'),
    number: count.describe('of the version that is shown, 0 of the settings'),
    versions: z.array(version).max(100).describe('the newest first'),
  })
  .meta({ id: 'SellerDesk' });
export type SellerDesk = z.output<typeof sellerDesk>;

export const getSeller = defineEndpoint({
  name: 'getSeller',
  method: 'GET',
  path: '/staff/catalogue/seller',
  summary: 'Who sells the reports, with every earlier version',
  action: 'seller.edit',
  reply: sellerDesk,
});

export const publishSeller = defineEndpoint({
  name: 'publishSeller',
  method: 'POST',
  path: '/staff/catalogue/seller/publish',
  summary: 'Say otherwise who sells the reports',
  details:
    'Pages of every process show it within a second, papers of money that moves from now on name it; those that are numbered keep theirs. 400 by field where something is wrong, 409 where somebody has published since `seen`.',
  action: 'seller.edit',
  body: z.object({ details, seen, reason }),
  refuses: [409],
  reply: sellerDesk,
});

export const restoreSeller = defineEndpoint({
  name: 'restoreSeller',
  method: 'POST',
  path: '/staff/catalogue/seller/restore',
  summary: 'Say again what an earlier version said of the seller',
  details: 'It becomes a new version; 0 gives the word back to the settings of the installation.',
  action: 'seller.edit',
  body: z.object({ number: count, seen, reason }),
  refuses: [404, 409],
  reply: sellerDesk,
});
