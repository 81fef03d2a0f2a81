import {
  characterRefusal,
  type Fault,
  faultsOf,
  isEmail,
  isPhone,
  lengthRefusal,
  type Refusal,
} from '#kernel/field-rules.ts';
import { inEveryLanguage } from '#kernel/locale.ts';
import { sellerLimits } from './contract.ts';
import { isIbanLike, plainAccount, type SellerDetails, type SellerField } from './seller-details.ts';
import { words } from './texts/fields/words.ts';

/** The fields in the order of the form. */
export const sellerFields = Object.keys(sellerLimits) as readonly SellerField[]; // the keys of the literal above

type Wrong = keyof typeof words.en;

/** What is wrong in what is said of a seller, field by field; the form of its VAT number is asked elsewhere. Pure. */
export function sellerFaults(said: SellerDetails): Fault<SellerField>[] {
  const taxed = [said.country, said.vat, said.vatPercent];
  const isTaxed = taxed.some((value) => value !== '');
  const isPaid = said.bank !== '' || said.account !== '' || said.bic !== '';
  return faultsOf<SellerField>({
    name: fault(said, 'name', said.name === '' ? 'nameMissing' : undefined),
    address: fault(said, 'address'),
    number: fault(said, 'number'),
    country: fault(said, 'country', wrongCountry(said.country, isTaxed)),
    vat: fault(said, 'vat', isTaxed && said.vat === '' ? 'taxTogether' : undefined),
    vatPercent: fault(said, 'vatPercent', wrongPercent(said.vatPercent, isTaxed)),
    bank: fault(said, 'bank', isPaid && said.bank === '' ? 'bankMissing' : undefined),
    account: fault(said, 'account', wrongAccount(said.account, isPaid)),
    bic: fault(said, 'bic', wrongBic(said.bic)),
    email: fault(said, 'email', said.email === '' || isEmail(said.email) ? undefined : 'email'),
    phone: fault(said, 'phone', said.phone === '' || isPhone(said.phone) ? undefined : 'phone'),
  });
}

function fault(said: SellerDetails, field: SellerField, wrong?: Wrong): Refusal | undefined {
  const value = said[field];
  return (
    characterRefusal(value) ??
    lengthRefusal(value, { min: 0, max: sellerLimits[field] }) ??
    (wrong && { code: `seller_${field}`, text: inEveryLanguage((locale) => words[locale][wrong]) })
  );
}

function wrongCountry(country: string, isTaxed: boolean): Wrong | undefined {
  if (country === '') return isTaxed ? 'taxTogether' : undefined;
  return /^[A-Z]{2}$/.test(country) ? undefined : 'country';
}

function wrongPercent(percent: string, isTaxed: boolean): Wrong | undefined {
  if (percent === '') return isTaxed ? 'taxTogether' : undefined;
  return /^\d{1,2}(\.\d{1,2})?$/.test(percent) && Number(percent) <= 50 ? undefined : 'percent';
}

function wrongAccount(account: string, isPaid: boolean): Wrong | undefined {
  if (account === '') return isPaid ? 'accountMissing' : undefined;
  const plain = plainAccount(account);
  if (!/^[A-Z0-9]{4,34}$/.test(plain)) return 'account';
  return !isIbanLike(plain) || isIban(plain) ? undefined : 'iban';
}

const wrongBic = (bic: string): Wrong | undefined =>
  bic === '' || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(bic) ? undefined : 'bic';

/** Fifteen signs (Norway) to thirty-four, and the check digits of ISO 7064: the whole, its head moved to its end, is 1 by 97. */
function isIban(plain: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const moved = `${plain.slice(4)}${plain.slice(0, 4)}`;
  let rest = 0;
  for (const sign of moved)
    for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
