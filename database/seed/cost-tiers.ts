/** How hard it is to get the documents of a country: 1 is an open register, 4 takes a person on the spot. */
export type CostTier = 1 | 2 | 3 | 4;

const byTier: ReadonlyMap<CostTier, string> = new Map([
  // Registers that anybody may read on the Internet.
  [1, 'AU BE BY CZ DK EE FI FR GB GE HK IE KZ LT LV MD NL NO NZ PL RO RU SE SG SI SK UA'],
  // Complete registers behind a fee, a form or a language.
  [
    2,
    `AD AL AM AT AX BA BG BR CA CH CL CN CO CR CW CY DE ES FO GG GI GL GR HR HU IL IM IN IS IT JE JP
     KG KR LI LU MC ME MK MO MT MU MX MY PA PE PT RS SJ SM TR TW US UY UZ XK ZA`,
  ],
  // Registers that must be asked on paper or in person, or that hardly exist.
  [
    4,
    `AB AF AQ BI BV CC CD CF CU CX DJ ER GN GQ GS GW HM HT IO IQ KI KM KP LR LY ML MR NE NF NR NU OS PN SB
     SD SH SL SO SS ST SY TD TF TK TL TM TV UM VA VE WF YE`,
  ],
]);

const tierOf = new Map(
  [...byTier].flatMap(([tier, codes]) => codes.split(/\s+/).map((code): [string, CostTier] => [code, tier])),
);

/** The cost tier of a country by its alpha-2 code; a country that no list names is in tier 3. */
export function costTierOf(countryCode: string): CostTier {
  return tierOf.get(countryCode) ?? 3;
}
