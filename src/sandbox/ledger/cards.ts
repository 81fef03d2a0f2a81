import { createHash, createHmac } from 'node:crypto';

/** What a test card does. A saved card keeps only this word, never the number. */
export type Behaviour =
  | 'ok'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  /** Asks for 3-D Secure on the page, not for a later hold on the saved card. */
  | 'challenge'
  | 'challenge_then_decline'
  /** Asks for 3-D Secure every time, so a hold without the payer cannot pass by itself. */
  | 'always_challenge'
  /** May be verified and saved, but every hold is declined. */
  | 'decline_hold';

export type Brand = 'visa' | 'mastercard' | 'amex';

export type TestCard = Readonly<{ number: string; behaviour: Behaviour }>;

/** The numbers known from Stripe's test mode, so that nobody has to learn new ones. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'ok' },
  { number: '5555555555554444', behaviour: 'ok' },
  { number: '378282246310005', behaviour: 'ok' },
  { number: '4000000000003220', behaviour: 'challenge' },
  { number: '4000002760003184', behaviour: 'always_challenge' },
  { number: '4000008400001629', behaviour: 'challenge_then_decline' },
  { number: '4000000000000341', behaviour: 'decline_hold' },
  { number: '4000000000000002', behaviour: 'generic_decline' },
  { number: '4000000000009995', behaviour: 'insufficient_funds' },
  { number: '4000000000000069', behaviour: 'expired_card' },
  { number: '4000000000000127', behaviour: 'incorrect_cvc' },
  { number: '4000000000000119', behaviour: 'processing_error' },
];

/** Checks the last digit of a card number (ISO/IEC 7812-1, Luhn). */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const weighed = index % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return number.length > 0 && sum % 10 === 0;
}

/** The brand by the first digits, or undefined where we know none. */
export function brandOf(number: string): Brand | undefined {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return undefined;
}

/** Groups a number as it is printed on the card. */
export function spacedNumber(number: string): string {
  const groups = brandOf(number) === 'amex' ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/;
  return number.replace(groups, (_whole, ...parts) => parts.slice(0, parts.length - 2).join(' '));
}

/** Names a card without its number: the same card gives the same word in this installation only. */
export function fingerprintOf(number: string, apiKey: string): string {
  const key = createHash('sha256').update(`card fingerprint ${apiKey}`).digest();
  return createHmac('sha256', key).update(number).digest('hex').slice(0, 32);
}
