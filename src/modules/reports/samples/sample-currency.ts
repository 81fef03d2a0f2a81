import { minorDigits } from '#kernel/formats/intl-formats.ts';

/** How many zeros a sum gains over euro, roughly: an amount must look like one of the country. */
const zeros: readonly (readonly [zeros: number, codes: string])[] = [
  [5, 'IRR'],
  [4, 'IDR LAK SYP UZS VND GNF'],
  [
    3,
    'BIF CDF COP IQD KRW KPW MGA MMK MNT MWK NGN PYG RWF SOS SSP TZS UGX AOA ARS CLP KZT SDG XAF XOF KMF LRD',
  ],
  [
    2,
    'AFN ALL AMD BDT BTN CRC CVE DJF DOP DZD ETB EGP GYD HUF INR ISK JMD JPY KES KGS LKR MKD MUR MZN NPR PHP PKR RSD RUB UAH VUV XPF YER HTG LSL MRU CUP',
  ],
  [
    1,
    'BOB BWP CNY CZK DKK ERN GHS GMD GTQ HKD HNL MAD MDL MOP MVR MXN NAD NIO NOK SBD SCR SEK SLE SRD STN SZL THB TJS TRY TTD TWD UYU VES ZAR ZMW',
  ],
];

/** A sum thought of in thousands of euro, as one of `currency`: the same figures with its zeros and minor units. */
export function sampleMoney(thousands: number, currency: string): { amountMinor: number; currency: string } {
  const power = zeros.find(([, codes]) => codes.includes(currency))?.[0] ?? 0;
  return { amountMinor: Math.round(thousands * 10 ** (3 + power + minorDigits(currency))), currency };
}
