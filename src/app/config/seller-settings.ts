import { z } from 'zod';
import type { Seller } from '#modules/sellers/contract.ts';
import { line, setting, type ValuesOf } from '#platform/config/settings.ts';

/** Who sells the reports, and whether this is a demonstration. */
export const sellerSettings = {
  DEMO: setting(
    'Whether the demo register and the demo accounts with their documented password are there: on or off. Off by default with DATABASE_URL, on without.',
    'off',
    z.enum(['on', 'off']).optional(),
  ),
  DEMO_ORDERS: setting(
    'Whether a demo that nobody has ordered in yet gets a few orders of its own, in every state, after its start: on or off.',
    'off',
    z.enum(['on', 'off']).default('on'),
  ),
  CONTACT_EMAIL: setting(
    'Where questions of visitors are mailed.',
    'office@countercheck.example',
    z.email().max(254).default('office@countercheck.example'),
  ),
  SELLER_NAME: setting(
    'Name of the company that sells the reports, for the legal block; without it the site says that it is a demonstration.',
    'Example Reports Ltd',
    line,
  ),
  SELLER_ADDRESS: setting("The seller's registered address.", '1 Example Street, London, EC1A 1AA', line),
  SELLER_NUMBER: setting("The seller's number in its register.", '01234567', line),
  SELLER_COUNTRY: setting(
    'Where the seller is registered for VAT, as alpha-2; with its number and rate receipts show tax.',
    'GB',
    z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  ),
  SELLER_VAT: setting("The seller's VAT number, printed on receipts.", 'GB123456789', line),
  SELLER_VAT_PERCENT: setting(
    "The seller's rate of VAT, which is included in prices.",
    '20',
    z.coerce.number().min(0).max(50).optional(),
  ),
  SELLER_BANK: setting(
    "The seller's bank and account: printed on invoices, and a bank statement of an account that none ever named is refused.",
    'Example Bank, GB00 EXAM 0000 0000 0000 00',
    line,
  ),
  SELLER_EMAIL: setting(
    'Where customers write to the seller.',
    'office@reports.example',
    z.email().max(254).optional(),
  ),
  SELLER_PHONE: setting("The seller's telephone.", '+44 20 0000 0000', line),
};

/** What receipts need to show VAT; undefined unless all of it is said. */
export function sellerTaxOf(values: ValuesOf<typeof sellerSettings>) {
  const { SELLER_COUNTRY: country, SELLER_VAT: number, SELLER_VAT_PERCENT: percent } = values;
  if (country === undefined || number === undefined || percent === undefined) return undefined;
  return { country, number, percent };
}

/** Undefined in a demonstration: no company is named. */
export function sellerOf(values: ValuesOf<typeof sellerSettings>): Seller | undefined {
  if (values.SELLER_NAME === undefined) return undefined;
  return { name: values.SELLER_NAME, ...describedBy(values) };
}

/** What is missing where a seller is described. */
export function sellerFaults(values: ValuesOf<typeof sellerSettings>): string[] {
  const tax = [values.SELLER_COUNTRY, values.SELLER_VAT, values.SELLER_VAT_PERCENT];
  const isTaxed = tax.some((one) => one !== undefined);
  if (isTaxed && tax.includes(undefined))
    return ['SELLER_COUNTRY, SELLER_VAT, SELLER_VAT_PERCENT: are set together, or none of them.'];
  const isDescribed = isTaxed || Object.values(describedBy(values)).some(Boolean);
  if (values.SELLER_NAME !== undefined || !isDescribed) return [];
  return [`SELLER_NAME: is needed when the seller is described. ${sellerSettings.SELLER_NAME.sentence}`];
}

function describedBy(values: ValuesOf<typeof sellerSettings>) {
  return {
    address: values.SELLER_ADDRESS,
    number: values.SELLER_NUMBER,
    bank: values.SELLER_BANK,
    email: values.SELLER_EMAIL,
    phone: values.SELLER_PHONE,
  };
}
