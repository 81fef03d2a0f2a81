import { cnpjDigits, luhnDigit, weightedSum } from './checksum.ts';
import { checked, type NumberDraw, type NumberScheme, scheme } from './number-scheme.ts';

const southAmericanWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

const cuitDigit = (digits: string): string => {
  const check = 11 - (weightedSum(digits, southAmericanWeights) % 11);
  return String(check === 11 ? 0 : check === 10 ? 9 : check);
};

const rucDigit = (digits: string): string =>
  String((11 - (weightedSum(digits, southAmericanWeights) % 11)) % 10);

const rutDigit = (digits: string): string => {
  const check = (11 - (weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? 'K' : String(check);
};

const nitDigit = (digits: string): string => {
  const check = weightedSum(digits, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
  return String(check < 2 ? check : 11 - check);
};

const cnpj = checked('%#######0001', cnpjDigits, (number) =>
  number.replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/, '$1.$2.$3/$4-$5'),
);

const chileanRut = checked('7#######', rutDigit, (number) =>
  number.replace(/(\d{2})(\d{3})(\d{3})(.)/, '$1.$2.$3-$4'),
);

/** The RFC of a company: three letters, the day of foundation, two signs, check sign. */
const mexicanTaxNumber: NumberDraw = ({ random, foundedYear }) => {
  const letters = Array.from({ length: 3 }, () => random.pick([...'ABCDEFGHILMNOPRST'])).join('');
  const day = [random.between(1, 12), random.between(1, 28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
  const signs = `${letters}${String(foundedYear).slice(2)}${day}${random.pick(['A', 'B', 'C', '1', '2'])}${random.between(1, 9)}`;
  const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
  const sum = [...` ${signs}`].reduce(
    (total, sign, index) => total + alphabet.indexOf(sign) * (13 - index),
    0,
  );
  return signs + '0123456789A'.charAt((11 - (sum % 11)) % 11);
};

const stateOffices = [
  'Delaware Division of Corporations',
  'Delaware Division of Corporations',
  'New York Department of State',
  'California Secretary of State',
  'Texas Secretary of State',
  'Florida Division of Corporations',
  'Illinois Secretary of State',
  'Washington Secretary of State',
];

/** Numbers of the Americas by country code. */
export const americanNumbers: Readonly<Record<string, NumberScheme>> = {
  AR: scheme(
    'Inspección General de Justicia',
    '%######',
    checked(
      '30%#######',
      cuitDigit,
      (number) => `${number.slice(0, 2)}-${number.slice(2, 10)}-${number.slice(10)}`,
    ),
  ),
  AW: scheme('Kamer van Koophandel Aruba', 'H%####.0', null),
  BB: scheme('Corporate Affairs and Intellectual Property Office', '%####', '1%###########'),
  BM: scheme('Registrar of Companies', '%####', null),
  BO: scheme('SEPREC', '%#######', '%########'),
  BR: scheme('Receita Federal', cnpj, null),
  BS: scheme('Registrar General', '%##### B', '1########'),
  BZ: scheme('Belize Companies and Corporate Affairs Registry', '000%#####', null),
  CA: scheme(
    'Corporations Canada',
    '%#####-#',
    checked('8%######', luhnDigit, (number) => `${number}RC0001`),
  ),
  CL: scheme('Registro de Comercio', '%####-YYYY', chileanRut),
  CO: scheme(
    ({ city }) => `Cámara de Comercio de ${city}`,
    '0%######',
    checked('90%######', nitDigit, (number) => `${number.slice(0, 9)}-${number.slice(9)}`),
  ),
  CR: scheme('Registro Nacional', '3-101-%#####', (_, regCode) => regCode.replaceAll('-', '')),
  CU: scheme('Registro Mercantil Central', '%####', '300########'),
  CW: scheme('Kamer van Koophandel Curaçao', '%#####', '10#######'),
  DO: scheme(({ city }) => `Registro Mercantil de ${city}`, '%#####SD', '1-%#-#####-#'),
  EC: scheme('Superintendencia de Compañías', '%#####', '179#######001'),
  GT: scheme('Registro Mercantil', '%#####', '%######-#'),
  HN: scheme('Registro Mercantil', '%#####', '0801%#########'),
  HT: scheme('Ministère du Commerce et de l’Industrie', 'RC-%####', '000-###-###-#'),
  JM: scheme('Companies Office of Jamaica', '%####', '00%-###-###'),
  KY: scheme('Registrar of Companies', 'MC-%#####', null),
  MX: scheme('Registro Público de Comercio', 'N-YYYY0#####', mexicanTaxNumber),
  NI: scheme('Registro Público Mercantil', '%####', 'J031000#######'),
  PA: scheme('Registro Público de Panamá', '155%#####-2-YYYY', null),
  PE: scheme('SUNARP', '1%######', checked('20%#######', rucDigit)),
  PR: scheme('Departamento de Estado', '%#####', '66-%######'),
  PY: scheme('Registro Público de Comercio', '%####', '80%#####-#'),
  SV: scheme('Registro de Comercio', 'YYYY0#####', '0614-######-10#-#'),
  TT: scheme('Registrar General', 'C-%###-@', '%#####'),
  US: scheme(({ random }) => random.pick(stateOffices), '%######', '9%-#######'),
  UY: scheme('Registro Nacional de Comercio', '%####', '21%#######001#'),
  VE: scheme('Registro Mercantil', '%##-A-YYYY', 'J-%#######-#'),
  VG: scheme('BVI Financial Services Commission', '%######', null),
};
