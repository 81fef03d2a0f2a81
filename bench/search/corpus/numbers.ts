import type { CompanyIdentifier } from '#names/company/company-record.ts';
import {
  afmWithCheck,
  cnpjWithCheck,
  corporateWithCheck,
  innWithCheck,
  koreanWithCheck,
  luhn,
  nipWithCheck,
  ogrnWithCheck,
  padded,
  scattered,
  unpWithCheck,
  usccWithCheck,
  ustWithCheck,
} from './check-digits.ts';
import { at, type Random } from './random.ts';

/** The numbers a register and a tax office give, as they write them. */
export type Numbers = Readonly<{
  regCode: string;
  regIssuer?: string;
  vatCode?: string;
  identifiers?: readonly CompanyIdentifier[];
}>;

const courts =
  'Amtsgericht München,Amtsgericht Charlottenburg,Amtsgericht Hamburg,Amtsgericht Köln,Amtsgericht Düsseldorf,Amtsgericht Frankfurt am Main,Amtsgericht Stuttgart,Amtsgericht Hannover,Amtsgericht Leipzig,Amtsgericht Dresden,Amtsgericht Nürnberg,Amtsgericht Essen,Amtsgericht Bremen,Amtsgericht Mannheim,Amtsgericht Freiburg,Amtsgericht Kiel'.split(
    ',',
  );
const states = 'Delaware,California,New York,Texas,Florida,Nevada,Illinois,Ohio,Wyoming,New Jersey'.split(
  ',',
);
const provinces = 'MI,RM,TO,NA,BO,FI,VR,BS,PD,GE,BA,VI'.split(',');

type Maker = (place: number, random: Random) => Numbers;
const vatKey = (nine: string) => padded((12 + 3 * (Number(nine) % 97)) % 97, 2);

/** `place` is a company's own; every number made of it is its own as well, save where registries count for themselves. */
const makers: Readonly<Record<string, Maker>> = {
  RU: (place, random) => ({
    regCode: ogrnWithCheck(
      `1${padded(2 + random.below(24), 2)}${padded(1 + random.below(92), 2)}${padded(scattered(place, 7), 7)}`,
    ),
    vatCode: innWithCheck(padded(scattered(place, 9), 9)),
  }),
  BY: (place) => ({ regCode: unpWithCheck(`1${padded(scattered(place, 7), 7)}`) }),
  KZ: (place, random) => ({
    regCode: `${padded(random.below(25), 2)}${padded(1 + random.below(12), 2)}40${padded(scattered(place, 6), 6)}`,
  }),
  UA: (place) => {
    const code = padded(scattered(place, 8), 8);
    return { regCode: code, vatCode: `${code}${padded(place % 9_973, 4)}` };
  },
  CN: (place, random) => ({
    regCode: usccWithCheck(
      `91${at(['110105', '310115', '440300', '330100', '320500', '510100'], random.below(6))}MA${padded(scattered(place, 7), 7)}`,
    ),
  }),
  GB: (place, random) => ({
    regCode: random.chance(0.06) ? `SC${padded(scattered(place, 6), 6)}` : padded(scattered(place, 8), 8),
    ...(random.chance(0.5) ? { vatCode: `GB${padded(scattered(place + 5, 9), 9)}` } : {}),
  }),
  DE: (place, random) => ({
    regCode: `${random.chance(0.8) ? 'HRB' : 'HRA'} ${1 + Math.floor(scattered(place, 7) / courts.length)}`,
    regIssuer: at(courts, scattered(place, 7) % courts.length),
    vatCode: `DE${ustWithCheck(padded(scattered(place + 3, 8), 8))}`,
  }),
  FR: (place) => {
    const siren = luhn(padded(scattered(place, 8), 8));
    return {
      regCode: `${siren.slice(0, 3)} ${siren.slice(3, 6)} ${siren.slice(6)}`,
      vatCode: `FR${vatKey(siren)}${siren}`,
    };
  },
  IT: (place, random) => ({
    regCode: `${random.pick(provinces)}-${padded(scattered(place, 7), 7)}`,
    vatCode: `IT${luhn(`0${padded(scattered(place + 9, 9), 9)}`)}`,
  }),
  ES: (place, random) => {
    const seven = padded(scattered(place, 7), 7);
    const nif = `${random.chance(0.85) ? 'B' : 'A'}${luhn(seven)}`;
    return { regCode: nif, vatCode: `ES${nif}` };
  },
  PL: (place) => {
    const nip = nipWithCheck(padded(scattered(place, 9), 9));
    return {
      regCode: padded(scattered(place + 1, 7), 10),
      vatCode: `PL${nip}`,
      identifiers: [{ scheme: 'REGON', value: padded(scattered(place + 2, 9), 9) }],
    };
  },
  TR: (place) => ({
    regCode: `0${padded(scattered(place, 9), 9)}000001`,
    vatCode: padded(scattered(place + 4, 10), 10),
  }),
  IN: (place, random) => ({
    regCode: `U${padded(10_000 + random.below(80_000), 5)}${random.pick(['MH', 'DL', 'KA', 'TN', 'GJ', 'WB'])}${2000 + random.below(24)}PTC${padded(scattered(place, 6), 6)}`,
    ...(random.chance(0.6)
      ? {
          vatCode: `27AAB${random.pick(['C', 'D', 'F'])}${String.fromCharCode(65 + (place % 26))}${padded(scattered(place, 4), 4)}${String.fromCharCode(65 + (place % 23))}1Z${place % 10}`,
        }
      : {}),
  }),
  BR: (place) => {
    const cnpj = cnpjWithCheck(`${padded(scattered(place, 8), 8)}0001`);
    return {
      regCode: `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`,
    };
  },
  US: (place, random) => ({
    regCode: padded(scattered(place, 7), 7),
    regIssuer: random.pick(states),
    vatCode: `${padded(10 + (place % 80), 2)}-${padded(scattered(place, 7), 7)}`,
  }),
  AE: (place) => ({
    regCode: `CN-${1_000_000 + scattered(place, 6)}`,
    vatCode: `100${padded(scattered(place, 12), 12)}`,
  }),
  JP: (place) => ({ regCode: corporateWithCheck(padded(scattered(place, 12), 12)) }),
  KR: (place) => {
    const ten = koreanWithCheck(padded(scattered(place, 9), 9));
    return { regCode: `${ten.slice(0, 3)}-${ten.slice(3, 5)}-${ten.slice(5)}` };
  },
  GR: (place) => ({
    regCode: padded(scattered(place, 12), 12),
    vatCode: `EL${afmWithCheck(padded(scattered(place + 6, 8), 8))}`,
  }),
  GE: (place) => ({ regCode: `4${padded(scattered(place, 8), 8)}` }),
};

/** The numbers of the company at a place of the corpus; where nothing is known of a country's, eight digits. */
export function numbersOf(country: string, place: number, random: Random): Numbers {
  const maker = makers[country];
  return maker === undefined ? { regCode: padded(scattered(place, 8), 8) } : maker(place, random);
}
