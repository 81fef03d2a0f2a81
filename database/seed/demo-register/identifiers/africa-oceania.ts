import { luhnDigit, weightedSum } from './checksum.ts';
import {
  checked,
  drawPattern,
  type NumberDraw,
  type NumberScheme,
  sameAsReg,
  scheme,
} from './number-scheme.ts';

/** The trade register of the OHADA states: country, town, year, section, number. */
const rccm: NumberDraw = (context) => {
  const town = context.cityLatin
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  return drawPattern(`${context.countryCode}-${town}-YYYY-B-%####`, context);
};

const ohada = scheme('RCCM', rccm, '%#######@');

/** The Australian business number puts two check digits in front of the company number. */
const businessNumber: NumberDraw = (_, regCode) => {
  const acn = regCode.replaceAll(' ', '');
  const rest = weightedSum(acn, [3, 5, 7, 9, 11, 13, 15, 17, 19]);
  for (let check = 10; check < 100; check += 1) {
    const front = (Math.floor(check / 10) - 1) * 10 + (check % 10);
    if ((front + rest) % 89 === 0) return `${check} ${regCode}`;
  }
  throw new RangeError(`no business number for ${regCode}`);
};

const companyNumber = checked(
  '6#######',
  (digits) => String((10 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10),
  (number) => number.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3'),
);

const ohadaStates = [
  'BF',
  'BJ',
  'CD',
  'CF',
  'CG',
  'CI',
  'CM',
  'GA',
  'GN',
  'GQ',
  'GW',
  'KM',
  'ML',
  'NE',
  'SN',
  'TD',
  'TG',
];

/** Numbers of Africa, Oceania and the French overseas territories by country code. */
export const africanAndOceanianNumbers: Readonly<Record<string, NumberScheme>> = {
  ...Object.fromEntries(ohadaStates.map((code) => [code, ohada])),
  AO: scheme('Conservatória do Registo Comercial', '%###-YY', '5%########'),
  BI: scheme('Agence de Développement du Burundi', '%####/YY', '4000######'),
  BW: scheme('Companies and Intellectual Property Authority', 'BW0000%######', 'C%##########'),
  CV: scheme('Registo Comercial', '%####', '2%#######'),
  DJ: scheme('ODPIC', '%###/B', null),
  DZ: scheme('Centre National du Registre du Commerce', '16/00-0%##### B YY', '0009160########'),
  EG: scheme('السجل التجاري', '%#####', '%##-###-###'),
  ER: scheme('Business Licence Office', '%####', null),
  ET: scheme('Ministry of Trade and Regional Integration', 'MT/AA/%/00%####/YYYY', '00########'),
  GH: scheme('Office of the Registrar of Companies', 'CS%########', 'C000%######'),
  GM: scheme('Companies Division', 'YYYY/C%###', null),
  KE: scheme('Business Registration Service', 'PVT-@@@%@@#', 'P05%######@'),
  LR: scheme('Liberia Business Registry', '05%######', '5########'),
  LS: scheme('One Stop Business Facilitation Centre', 'A YYYY/%####', null),
  LY: scheme('Commercial Register', '%####', null),
  MA: scheme(({ cityLatin }) => `Tribunal de commerce de ${cityLatin}`, '%#####', '00%######0000##'),
  MG: scheme('Registre du commerce et des sociétés', 'YYYY B 00%##', '%#########'),
  MR: scheme('Registre du commerce', '%####/GU/YYYY', null),
  MU: scheme('Corporate and Business Registration Department', 'C%#####', '2%######'),
  MW: scheme('Department of the Registrar General', 'COY-@@%@@##', '%#######'),
  MZ: scheme('Conservatória do Registo das Entidades Legais', '10%######', '40%######'),
  NA: scheme('Business and Intellectual Property Authority', 'YYYY/%###', '%######-01-5'),
  NG: scheme('Corporate Affairs Commission', 'RC %######', '%#######-0001'),
  RW: scheme('Rwanda Development Board', '10%######', (_, regCode) => regCode),
  SC: scheme('Registrar of Companies', '84%####-1', null),
  SD: scheme('Commercial Registration Department', '%####', null),
  SL: scheme('Corporate Affairs Commission', 'SL%#####@@@@@%', null),
  SZ: scheme('Registrar of Companies', 'R7/%####', null),
  TN: scheme('Registre National des Entreprises', '%######@', (_, regCode) => `${regCode}/A/M/000`),
  TZ: scheme('Business Registrations and Licensing Agency', '1%#######', '%##-###-###'),
  UG: scheme('Uganda Registration Services Bureau', '8002%#########', '10%#######'),
  ZA: scheme('CIPC', 'YYYY/%#####/07', '4%########'),
  ZM: scheme('Patents and Companies Registration Agency', '1YYYY00%####', '10%#######'),
  ZW: scheme('Registrar of Companies', '%####/YYYY', '10%######'),
  AU: scheme('ASIC', companyNumber, businessNumber),
  FJ: scheme('Registrar of Companies', 'RC YYYYL%####', '50-%####-0-#'),
  NZ: scheme('New Zealand Companies Office', '%######', '1%#-###-###'),
  PG: scheme('Investment Promotion Authority', '1-%#####', '500######'),
  WS: scheme('Registry of Companies', '%####', null),
  ...Object.fromEntries(
    ['GF', 'GP', 'MQ', 'RE', 'YT', 'MF', 'BL'].map((code) => [
      code,
      scheme(({ city }) => `RCS ${city}`, checked('%#######', luhnDigit), sameAsReg('FR00')),
    ]),
  ),
};
