/** How many zeros a sum gains over euro, roughly: an amount must look like one of the country. */
const zeros: readonly (readonly [zeros: number, codes: string])[] = [
  [4, 'IRR IDR LAK SYP UZS VND GNF'],
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

/** By what a sum in euro is multiplied. */
export function scaleOf(currency: string): number {
  return 10 ** (zeros.find(([, codes]) => codes.split(' ').includes(currency))?.[0] ?? 0);
}
