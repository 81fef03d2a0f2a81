import { z } from 'zod';
import { type Behaviour, type Brand, brandOf, passesLuhn, testCards } from '../ledger/cards.ts';

/** What came from the browser; anything that is not a text counts as empty. */
const field = z.string().catch('').default('');
export const cardFormBody = z
  .object({ number: field, expiry: field, cvc: field, name: field })
  .catch({ number: '', expiry: '', cvc: '', name: '' });
export type CardForm = z.output<typeof cardFormBody>;
export type CardField = keyof CardForm;

export type CardError =
  | 'number_missing'
  | 'number_wrong'
  | 'number_not_test'
  | 'expiry_missing'
  | 'expiry_form'
  | 'expiry_past'
  | 'expiry_far'
  | 'cvc_missing'
  | 'cvc_three'
  | 'cvc_four'
  | 'name_missing'
  | 'name_long'
  | 'name_signs';
export type CardErrors = Partial<Record<CardField, CardError>>;

/** A known test card that was filled in well. */
export type AcceptedCard = Readonly<{ number: string; brand: Brand; behaviour: Behaviour }>;

const maxNameLength = 100;
/** No card is issued for longer. */
const maxYearsAhead = 20;

/** Checks the form; answers the card, or what to mend field by field. */
export function readCardForm(form: CardForm, now: Date): { card: AcceptedCard } | { errors: CardErrors } {
  const number = form.number.replace(/[\s-]/g, '');
  const brand = brandOf(number);
  const known = testCards.find((card) => card.number === number);
  const errors: CardErrors = {
    number: numberError(number, known !== undefined),
    expiry: expiryError(form.expiry, now),
    cvc: cvcError(form.cvc.trim(), brand),
    name: nameError(form.name.trim()),
  };
  if (known === undefined || brand === undefined || Object.values(errors).some((error) => error)) {
    return { errors };
  }
  return { card: { number, brand, behaviour: known.behaviour } };
}

function numberError(number: string, isKnown: boolean): CardError | undefined {
  if (number === '') return 'number_missing';
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return 'number_wrong';
  return isKnown ? undefined : 'number_not_test';
}

function expiryError(text: string, now: Date): CardError | undefined {
  if (text.trim() === '') return 'expiry_missing';
  const match = /^\s*(0?[1-9]|1[0-2])\s*[/.\-\s]\s*(?:20)?(\d{2})\s*$|^\s*(0[1-9]|1[0-2])(\d{2})\s*$/.exec(
    text,
  );
  if (match === null) return 'expiry_form';
  const month = Number(match[1] ?? match[3]);
  const year = 2000 + Number(match[2] ?? match[4]);
  // A card is good to the end of its month.
  if (Date.UTC(year, month, 1) <= now.getTime()) return 'expiry_past';
  return year > now.getUTCFullYear() + maxYearsAhead ? 'expiry_far' : undefined;
}

function cvcError(cvc: string, brand: Brand | undefined): CardError | undefined {
  if (cvc === '') return 'cvc_missing';
  if (brand === 'amex') return /^\d{4}$/.test(cvc) ? undefined : 'cvc_four';
  return /^\d{3}$/.test(cvc) ? undefined : 'cvc_three';
}

function nameError(name: string): CardError | undefined {
  if (name === '') return 'name_missing';
  if (name.length > maxNameLength) return 'name_long';
  return /^[\p{L}\p{M}\p{N}\s.,'’()&/-]+$/u.test(name) && !/\p{Cc}/u.test(name) && !/\d{6}/.test(name)
    ? undefined
    : 'name_signs';
}
