/** Words that multiply a figure, by the power of ten; longer ones first where one begins another. */
const scales: readonly (readonly [words: string, exponent: number])[] = [
  ['crores?|cr', 7],
  ['lakhs?|lacs?', 5],
  [
    'thousands?|thsd|tsd|tausend|тысячи?|тысяч|тыс|milliers?|miles?|mila|migliaia|tysięcy|tys|tisíce?|tis|bin|千',
    3,
  ],
  [
    '百万|millions?|millionen|millones|millón|milioni|milione|milionów|milionů|milion|миллионов|миллиона?|млн|mln|mill|mio|mil',
    6,
  ],
  ['億|亿', 8],
  ['万|萬', 4],
  [
    'billions?|milliarden|milliarde?s?|miliardi|miliardo|miliardów|miliard|миллиардов|миллиарда?|млрд|mlrd|mrd|mld|md|bn',
    9,
  ],
  ['trillions?|триллионов|триллиона?|трлн', 12],
  ['k', 3],
  ['m', 6],
  ['b', 9],
];

const patterns = scales.map(([words, exponent]) => ({
  pattern: new RegExp(`^(?:${words})\\.?$`, 'iu'),
  exponent,
}));

/** The power of ten that a word after a figure stands for; undefined of other words. */
export function scaleOfWord(word: string): number | undefined {
  return patterns.find(({ pattern }) => pattern.test(word))?.exponent;
}

const units: readonly (readonly [pattern: RegExp, unit: 1_000 | 1_000_000])[] = [
  [/\b(?:T|k|M)(?:EUR|€|USD|\$|GBP|£|CHF|PLN|CZK|Kč|zł)(?![a-z])/u, 1_000],
  [/(?:[$€£]|\b[A-Z]{3}) ?'?000s?\b/u, 1_000],
  [
    /(?:^|[\s(,])(?:тыс|tys|tis|tsd)\b\.?|тыс\.|тысяч|thousand|tausend|milliers|miles de|migliaia|tisíc/iu,
    1_000,
  ],
  [/(?:^|[\s(,])(?:млн|mln|mio)|миллион|million|millones|milioni/iu, 1_000_000],
  [/(?:[$€£]) ?m(?:n|io)?\b|\b(?:USD|EUR|GBP) ?m(?:n|io)?\b/u, 1_000_000],
];

/** The unit that a heading names for all figures below it: `TEUR`, `£'000`, `в тыс. руб.`, `in millions`; undefined where it names none. */
export function unitOfHeading(text: string): 1_000 | 1_000_000 | undefined {
  const [, unit] = units.find(([pattern]) => pattern.test(text)) ?? [];
  // `MEUR`, and no thousand, although the letters are alike.
  return unit !== undefined && /\bM(?:EUR|€|USD|GBP|CHF)/u.test(text) ? 1_000_000 : unit;
}
