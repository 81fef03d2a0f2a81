import { GatewayRefusal } from '../port/gateway.ts';
import type { Amount, Receipt } from './yookassa-calls.ts';

/** What a receipt under Russian law (54-FZ) says beside what was bought. */
export type ReceiptTerms = Readonly<{
  /** YooKassa's number of the VAT rate. */
  vatCode: number;
  /** Its number of the tax system, for a cash register that wants to be told. */
  taxSystemCode: number | undefined;
  /** Where the customer of an order gets the receipt; undefined once that was erased. */
  emailOf(orderId: string): Promise<string | undefined>;
}>;

/**
 * The receipt of a payment, a part of one, or a part given back, as a member of the request; none where YooKassa makes no
 * receipts. Throws GatewayRefusal where nobody is left to send it to: without it the money would move unregistered.
 */
export async function receiptFor(
  terms: ReceiptTerms | undefined,
  { orderId, description, amount }: Readonly<{ orderId: string; description: string; amount: Amount }>,
): Promise<{ receipt?: Receipt }> {
  if (terms === undefined) return {};
  const email = await terms.emailOf(orderId);
  if (email === undefined)
    throw new GatewayRefusal('receipt_without_email', 'There is no address left for the receipt.');
  return {
    receipt: {
      customer: { email },
      items: [
        {
          description,
          quantity: 1,
          measure: 'piece',
          amount,
          vat_code: terms.vatCode,
          payment_subject: 'service',
          // The card is debited when the report was handed over: paid in full against a service that was rendered.
          payment_mode: 'full_payment',
        },
      ],
      ...(terms.taxSystemCode === undefined ? {} : { tax_system_code: terms.taxSystemCode }),
    },
  };
}
