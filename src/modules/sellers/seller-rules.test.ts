import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSeller } from './check-seller.ts';
import { printedAccount, type SellerDetails, sellingOf } from './seller-details.ts';
import { sellerFaults } from './seller-rules.ts';

const said: SellerDetails = {
  name: 'Reports Ltd',
  address: '1 Street, London',
  number: '01234567',
  country: 'GB',
  vat: 'GB980780684',
  vatPercent: '20',
  bank: 'Example Bank',
  account: 'GB82 WEST 1234 5698 7654 32',
  bic: 'WESTGB22',
  email: 'office@reports.example',
  phone: '+44 20 0000 0000',
};
const wrongIn = (change: Partial<SellerDetails>) =>
  checkSeller({ ...said, ...change }).map(({ field, code }) => `${field} ${code}`);

test('a seller that is described whole, or by its name alone, is right', () => {
  assert.deepEqual(wrongIn({}), []);
  const none = {
    address: '',
    number: '',
    country: '',
    vat: '',
    vatPercent: '',
    bank: '',
    account: '',
    bic: '',
  };
  assert.deepEqual(wrongIn({ ...none, email: '', phone: '' }), []);
});

for (const [name, change, wrong] of [
  ['no name', { name: '' }, ['name seller_name']],
  ['an IBAN with a slip', { account: 'GB82 WEST 1234 5698 7654 33' }, ['account seller_account']],
  ['a short IBAN', { account: 'GB82 WEST 12' }, ['account seller_account']],
  ['signs in an account', { account: '12/34' }, ['account seller_account']],
  ['an account without a bank', { bank: '' }, ['bank seller_bank']],
  ['a bank without an account', { account: '' }, ['account seller_account']],
  ['a BIC of nine letters', { bic: 'WESTGB22X' }, ['bic seller_bic']],
  ['a rate alone', { country: '', vat: '' }, ['country seller_country', 'vat seller_vat']],
  ['a rate above all rates', { vatPercent: '51' }, ['vatPercent seller_vatPercent']],
  ['a rate in words', { vatPercent: '20%' }, ['vatPercent seller_vatPercent']],
  ['a country in words', { country: 'UK!' }, ['country too_long']],
  ['a VAT number of another form', { vat: 'GB12' }, ['vat seller_vat']],
  ['a VAT number whose check digit is wrong', { vat: 'GB980780685' }, ['vat seller_vat']],
  ['no address of e-mail', { email: 'office' }, ['email seller_email']],
  ['no telephone', { phone: 'call us' }, ['phone seller_phone']],
  ['a line break', { name: 'A\nB' }, ['name invalid_characters']],
] as const)
  test(`${name} is refused`, () => assert.deepEqual(wrongIn(change), wrong));

test('accounts that are no IBAN are taken, and IBANs of the longest and shortest kind', () => {
  for (const account of ['40702810900000002851', 'NO93 8601 1117 947', 'MT84MALT011000012345MTLCAST001S'])
    assert.deepEqual(sellerFaults({ ...said, account }), [], account);
});

test('an account is printed as people read it, with its bank and BIC in one line', () => {
  assert.equal(printedAccount('gb82west12345698765432'), 'GB82 WEST 1234 5698 7654 32');
  assert.equal(printedAccount(' 40702810900000002851 '), '40702810900000002851');
  assert.equal(sellingOf(said).seller?.bank, 'Example Bank, GB82 WEST 1234 5698 7654 32, BIC WESTGB22');
  assert.deepEqual(sellingOf(said).tax, { country: 'GB', number: 'GB980780684', percent: 20 });
  assert.equal(sellingOf({ ...said, vat: '', bank: '', account: '', bic: '' }).tax, undefined);
});
