import { likeness } from '#names/likeness/similarity.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { Company } from '../records/company.ts';
import type { FieldMatch } from './field-match.ts';
import { domainOf, isPublicMail } from './mail-domain.ts';
import { scriptOf } from './script-of.ts';

type Placed = Pick<Company, 'country' | 'address' | 'city' | 'postcode'>;

/** Spellings of one place; in other letters than the register's, Гамбург is read as gamburg and Киль as kil. */
const leastPlaceLikeness = 0.8;
const leastInOtherLetters = 0.7;
/** A street and its number say which house it is. */
const leastShared = 2;

/** Compares a typed address, or a city alone, with the register's; undefined where none was typed. */
export function matchAddress(asked: string, company: Placed): FieldMatch | undefined {
  const words = (text: string | null) =>
    normaliseName(text ?? '', company.country)
      .core.split(' ')
      .filter(Boolean);
  const typed = words(asked);
  if (typed.length === 0) return undefined;
  const least =
    scriptOf(asked) === scriptOf(company.city ?? company.address ?? '')
      ? leastPlaceLikeness
      : leastInOtherLetters;
  const isAmong = (word: string, others: readonly string[]) =>
    others.some((other) => likeness(other, word) >= least);
  const city = words(company.city);
  const own = words(company.address);
  if (city.length + own.length === 0)
    return { field: 'address', verdict: 'unknown', reason: 'no address', asked };
  const street = own.filter((word) => !city.includes(word));
  const shared = street.filter((word) => isAmong(word, typed));
  const field = { field: 'address', asked } as const;
  const known = company.address ?? company.city ?? '';
  const hasCity = city.length > 0 && city.every((word) => isAmong(word, typed));
  const rest = typed.filter((word) => !isAmong(word, city));
  const isWhole = rest.length > 0 && rest.every((word) => isAmong(word, own));
  if (shared.length >= leastShared && (isWhole || (hasCity && shared.length >= street.length)))
    return { ...field, verdict: 'agrees', reason: 'same address', known };
  if (hasCity && rest.length === 0)
    return { ...field, verdict: 'agrees', reason: 'same city', known: company.city ?? '' };
  if (hasCity && shared.length === 0)
    return { ...field, verdict: 'similar', reason: 'same city', known: company.city ?? '' };
  if (shared.length > 0 || hasCity) return { ...field, verdict: 'similar', reason: 'part of address', known };
  const isCityAlone = typed.length <= 2 && !/\d/.test(asked) && company.city !== null;
  return isCityAlone
    ? { ...field, verdict: 'differs', reason: 'other city', known: company.city }
    : { ...field, verdict: 'differs', reason: 'other address', known };
}

/** Whether the typed address says that another company is meant: neither its city nor its street is in it. */
export const isElsewhere = (asked: string, company: Placed): boolean =>
  matchAddress(asked, company)?.verdict === 'differs';

const phoneTail = 7;

/** Compares the last digits: prefixes are written in many ways. What number the register has is not told. */
export function matchPhone(asked: string, { phones }: Pick<Company, 'phones'>): FieldMatch | undefined {
  const tail = (phone: string) => phone.replaceAll(/\D/g, '').slice(-phoneTail);
  if (tail(asked) === '') return undefined;
  const field = { field: 'phone', asked } as const;
  if (phones.length === 0) return { ...field, verdict: 'unknown', reason: 'no phone' };
  const isSame = tail(asked).length === phoneTail && phones.some((phone) => tail(phone) === tail(asked));
  return isSame
    ? { ...field, verdict: 'agrees', reason: 'same phone' }
    : { ...field, verdict: 'differs', reason: 'other phone' };
}

/** Compares the mailbox, else what stands after the @, with mailboxes and website of the company. */
export function matchEmail(
  asked: string,
  { emails, website }: Pick<Company, 'emails' | 'website'>,
): FieldMatch | undefined {
  const domain = domainOf(asked);
  if (domain === '') return undefined;
  const field = { field: 'email', asked } as const;
  const typed = asked.trim().toLowerCase();
  if (emails.some((email) => email.toLowerCase() === typed))
    return { ...field, verdict: 'agrees', reason: 'same email' };
  if (isPublicMail(domain)) return { ...field, verdict: 'unknown', reason: 'public mailbox', known: domain };
  const own = [...emails.map(domainOf), hostOf(website)].filter((one) => one !== '' && !isPublicMail(one));
  if (own.includes(domain)) return { ...field, verdict: 'agrees', reason: 'same mail domain', known: domain };
  return own.length === 0
    ? { ...field, verdict: 'unknown', reason: 'no email' }
    : { ...field, verdict: 'differs', reason: 'other email' };
}

function hostOf(website: string | null): string {
  return (website ?? '')
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '');
}
