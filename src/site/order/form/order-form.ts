import { readTimeZone } from '#kernel/time-zone.ts';
import { type BuyerFault, type BuyerForm, checkBuyerForm, readBuyerForm } from '../buyer/buyer-form.ts';

/** The order form as it was sent. */
export type OrderForm = Readonly<{
  tariffId: number | undefined;
  /** The price the buyer saw beside the chosen tariff, in minor units. */
  quotedPriceMinor: number;
  email: string;
  hasAccepted: boolean;
  /** Of a company that no register has: what was typed is meant. */
  isAsTyped: boolean;
  /** The browser's; undefined without JavaScript and where it is none that we know. */
  timeZone: string | undefined;
  buyer: BuyerForm;
  payBy: 'card' | 'invoice';
  idempotencyKey: string;
}>;

/** A fault of our own by its key in the texts, or the API's words. */
export type OrderFault = Readonly<{
  field?: 'asTyped' | 'tariff' | 'email' | BuyerFault['field'] | 'terms' | undefined;
  key?:
    | 'asTypedMissing'
    | 'tariffMissing'
    | 'emailWrong'
    | BuyerFault['key']
    | 'vatNotValid'
    | 'termsMissing'
    | 'failed';
  text?: string;
}>;

export function readOrderForm(form: FormData): OrderForm {
  const tariffId = Number(form.get('tariffId') ?? Number.NaN);
  return {
    tariffId: Number.isSafeInteger(tariffId) ? tariffId : undefined,
    quotedPriceMinor: Number(form.get(`quoted-${tariffId}`) ?? 0),
    email: String(form.get('email') ?? '').trim(),
    hasAccepted: form.get('terms') === 'yes',
    isAsTyped: form.get('asTyped') === 'yes',
    timeZone: readTimeZone(form.get('timeZone')),
    buyer: readBuyerForm(form),
    payBy: form.get('payBy') === 'invoice' ? 'invoice' : 'card',
    idempotencyKey: String(form.get('idempotencyKey') ?? ''),
  };
}

/** What is missing or wrong, in the order of the form. */
export function checkOrderForm(form: OrderForm, isTariffKnown: boolean, isRequest = false): OrderFault[] {
  return [
    ...(form.isAsTyped || !isRequest ? [] : [{ field: 'asTyped', key: 'asTypedMissing' } as const]),
    ...(isTariffKnown ? [] : [{ field: 'tariff', key: 'tariffMissing' } as const]),
    ...(isEmail(form.email) ? [] : [{ field: 'email', key: 'emailWrong' } as const]),
    ...checkBuyerForm(form.buyer, isEmail),
    ...(form.hasAccepted ? [] : [{ field: 'terms', key: 'termsMissing' } as const]),
  ];
}

/** Enough to catch a slip; the API has the last word. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
}
