import { countryList } from '../../country-list.ts';
import { africanAndOceanianNumbers } from './africa-oceania.ts';
import { americanNumbers } from './americas.ts';
import { asianNumbers } from './asia.ts';
import { easternEuropeanNumbers } from './eastern-europe.ts';
import { formerSovietNumbers } from './former-soviet.ts';
import { type NumberScheme, scheme } from './number-scheme.ts';
import { westernEuropeanNumbers } from './western-europe.ts';

const known: Readonly<Record<string, NumberScheme>> = {
  ...westernEuropeanNumbers,
  ...easternEuropeanNumbers,
  ...formerSovietNumbers,
  ...asianNumbers,
  ...americanNumbers,
  ...africanAndOceanianNumbers,
};

const englishNames = new Map(countryList.map(({ code, name }) => [code, name.en]));

/** How a country numbers its companies; where nothing is known, plain numbers of a plain registry. */
export function numberSchemeOf(countryCode: string): NumberScheme {
  return (
    known[countryCode] ??
    scheme(`Companies Registry, ${englishNames.get(countryCode) ?? countryCode}`, '%####', '%########')
  );
}
