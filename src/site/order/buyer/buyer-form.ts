import {
  buyerLimits,
  type OrderPurpose,
  orderPurposes,
  splitAddresses,
} from '#modules/orders/buyer/buyer-rules.ts';
import type { PlaceOrderBody } from '#workflows/place-order/contract.ts';

/** Where a buying company may be. */
export type CountryChoice = Readonly<{ code: string; name: string }>;

/** What was typed into the folded part of the order form. */
export type BuyerForm = Readonly<{
  type: 'LegalEntity' | 'Individual';
  companyName: string;
  countryCode: string;
  vatCode: string;
  address: string;
  reference: string;
  note: string;
  copies: string;
  /** A purpose of the list; empty where nobody chose. */
  purpose: OrderPurpose | '';
  mayBeNamed: boolean;
  /** VIES does not know exactly this number, and the buyer goes on without reverse charge. */
  isVatAsIs: boolean;
}>;

/** The fields in the order of the form. */
export const buyerFields = [
  'companyName',
  'countryCode',
  'vatCode',
  'address',
  'reference',
  'purpose',
  'note',
  'copies',
] as const;
export type BuyerField = (typeof buyerFields)[number];
export type BuyerFault = Readonly<{
  field: BuyerField;
  key: 'companyNameMissing' | 'countryMissing' | 'copiesWrong' | 'copiesMany';
}>;

/** The part as it was sent; an address is kept in one line, whatever lines it was typed in. */
export function readBuyerForm(form: FormData): BuyerForm {
  const typed = (field: BuyerField) => String(form.get(field) ?? '').trim();
  return {
    type: form.get('buyerType') === 'Individual' ? 'Individual' : 'LegalEntity',
    companyName: typed('companyName'),
    countryCode: typed('countryCode'),
    vatCode: typed('vatCode'),
    address: typed('address').replaceAll(/\s*\n\s*/g, ', '),
    reference: typed('reference'),
    note: typed('note'),
    copies: typed('copies'),
    purpose: orderPurposes.find((purpose) => purpose === typed('purpose')) ?? '',
    mayBeNamed: form.get('mayBeNamed') === 'yes',
    isVatAsIs: typed('vatCode') !== '' && form.get('vatAsIs') === typed('vatCode'),
  };
}

/** Whether anything was typed: then the part is open. */
export function isBuyerTyped(form: BuyerForm): boolean {
  return form.type === 'Individual' || form.mayBeNamed || buyerFields.some((field) => form[field] !== '');
}

/** A company is one only with something said of it: a note alone makes nobody a company. */
function isCompany(form: BuyerForm): boolean {
  const { type, companyName, countryCode, vatCode, address } = form;
  return type === 'LegalEntity' && [companyName, countryCode, vatCode, address].some(Boolean);
}

/** What can be told without the server, which knows the numbers of countries. */
export function checkBuyerForm(form: BuyerForm, isEmail: (text: string) => boolean): BuyerFault[] {
  const faults: BuyerFault[] = [];
  if (isCompany(form)) {
    if (form.companyName === '') faults.push({ field: 'companyName', key: 'companyNameMissing' });
    if (form.countryCode === '') faults.push({ field: 'countryCode', key: 'countryMissing' });
  }
  const copies = splitAddresses(form.copies);
  if (!copies.every(isEmail)) faults.push({ field: 'copies', key: 'copiesWrong' });
  else if (copies.length > buyerLimits.copies) faults.push({ field: 'copies', key: 'copiesMany' });
  return faults;
}

/** The part of the order call; nothing where nothing was said. What a style hides of a private person is not sent. */
export function buyerBody(form: BuyerForm): Pick<PlaceOrderBody, 'buyer'> {
  const { companyName, countryCode, vatCode, address, reference, note, purpose, mayBeNamed } = form;
  const copies = splitAddresses(form.copies);
  const company = isCompany(form)
    ? { legalEntityType: 'LegalEntity' as const, companyName, countryCode, vatCode, address }
    : undefined;
  const isSaid = company !== undefined || mayBeNamed || copies.length > 0;
  if (!isSaid && [reference, note, purpose].every((text) => text === '')) return {};
  const chosen = purpose === '' ? {} : { purpose };
  return { buyer: { ...company, reference, note, copies, ...chosen, mayBeNamed } };
}

/** The field of the form that a refusal of the API is about, `buyer.copies.1` among them. */
export function buyerFieldOf(field: string | undefined): BuyerField | undefined {
  const [part, name] = field?.split('.') ?? [];
  return part === 'buyer' ? buyerFields.find((known) => known === name) : undefined;
}
