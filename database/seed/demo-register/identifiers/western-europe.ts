import { luhnDigit, mod11Digit, mod1110Digit, range, remainder, weightedSum } from './checksum.ts';
import {
  checked,
  drawPattern,
  type NumberContext,
  type NumberScheme,
  sameAsReg,
  scheme,
} from './number-scheme.ts';

const britishVat = checked(
  '%######',
  (digits) => String(97 - (weightedSum(digits, range(8, 2)) % 97)).padStart(2, '0'),
  (number) => `GB${number}`,
);

const austrianDigit = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return String((96 - sum) % 10);
};

const cypriotLetter = (digits: string): string => {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = [...digits].reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return String.fromCharCode('A'.charCodeAt(0) + (sum % 26));
};

const isPartnership = ({ formGeneric }: NumberContext): boolean =>
  formGeneric === 'LP' || formGeneric === 'GP' || formGeneric === 'SP';

const isShares = ({ formGeneric }: NumberContext): boolean => formGeneric === 'JSC';

/** Numbers of western, northern and southern Europe by country code. */
export const westernEuropeanNumbers: Readonly<Record<string, NumberScheme>> = {
  AD: scheme('Registre de Societats Mercantils', '#####', 'L-######-@'),
  AT: scheme(
    ({ city }) => `Firmenbuch, Landesgericht ${city}`,
    (context) => drawPattern('FN %#####@', context).replace(/.$/, (letter) => letter.toLowerCase()),
    checked('#######', austrianDigit, (number) => `ATU${number}`),
  ),
  AX: scheme(
    'Patent- och registerstyrelsen',
    checked(
      '%######',
      (digits) => mod11Digit(digits, [7, 9, 10, 5, 8, 4, 2]),
      (number) => `${number.slice(0, 7)}-${number.slice(7)}`,
    ),
    sameAsReg('FI'),
  ),
  BE: scheme(
    'KBO-BCE',
    checked(
      '0%######',
      (digits) => String(97 - remainder(digits, 97)).padStart(2, '0'),
      (number) => `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`,
    ),
    sameAsReg('BE'),
  ),
  CH: scheme(
    'Handelsregister',
    checked(
      '%#######',
      (digits) => mod11Digit(digits, [5, 4, 3, 2, 7, 6, 5, 4]),
      (number) => `CHE-${number.slice(0, 3)}.${number.slice(3, 6)}.${number.slice(6)}`,
    ),
    (_, regCode) => `${regCode} MWST`,
  ),
  CY: scheme(
    'Department of Registrar of Companies',
    'HE %#####',
    checked('1#######', cypriotLetter, (number) => `CY${number}`),
  ),
  DE: scheme(
    ({ city }) => `Amtsgericht ${city}`,
    (context) =>
      drawPattern(isPartnership(context) ? 'HRA %####' : 'HRB %####', context) +
      (context.random.chance(0.6) ? drawPattern('#', context) : ''),
    checked('%#######', mod1110Digit, (number) => `DE${number}`),
  ),
  DK: scheme(
    'Det Centrale Virksomhedsregister',
    checked('%######', (digits) => mod11Digit(digits, [2, 7, 6, 5, 4, 3, 2])),
    sameAsReg('DK'),
  ),
  ES: scheme(
    ({ city }) => `Registro Mercantil de ${city}`,
    'Hoja %#####',
    (context) =>
      checked('%######', luhnDigit, (number) => `ES${isShares(context) ? 'A' : 'B'}${number}`)(context, ''),
  ),
  FI: scheme(
    'Patentti- ja rekisterihallitus',
    checked(
      '%######',
      (digits) => mod11Digit(digits, [7, 9, 10, 5, 8, 4, 2]),
      (number) => `${number.slice(0, 7)}-${number.slice(7)}`,
    ),
    sameAsReg('FI'),
  ),
  FO: scheme('Skráseting Føroya', '%###', '######'),
  FR: scheme(
    ({ city }) => `RCS ${city}`,
    checked('%#######', luhnDigit),
    (_, siren) => `FR${String((12 + 3 * remainder(siren, 97)) % 97).padStart(2, '0')}${siren}`,
  ),
  GB: scheme(
    'Companies House',
    (context) =>
      drawPattern(
        context.formGeneric === 'LP'
          ? 'OC4#####'
          : context.random.pick(['0#######', '1#######', '1#######', 'SC######', 'NI######']),
        context,
      ),
    britishVat,
  ),
  GG: scheme('Guernsey Registry', '%####', null),
  GI: scheme('Companies House Gibraltar', '%#####', null),
  GR: scheme(
    'ΓΕΜΗ',
    '%###########',
    checked(
      '%#######',
      (digits) => String((weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10),
      (number) => `EL${number}`,
    ),
  ),
  IE: scheme(
    'Companies Registration Office',
    '%#####',
    checked(
      '%######',
      (digits) => 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(weightedSum(digits, range(8, 2)) % 23),
      (number) => `IE${number}`,
    ),
  ),
  IM: scheme('Isle of Man Companies Registry', '######V', 'GB00#######'),
  IS: scheme('Fyrirtækjaskrá', '5%0%YY-###0', '%#####'),
  IT: scheme(
    ({ city }) => `Registro delle Imprese di ${city}`,
    checked('0%#####0%#', luhnDigit),
    sameAsReg('IT'),
  ),
  JE: scheme('Jersey Financial Services Commission', '%#####', null),
  LI: scheme('Amt für Justiz, Handelsregister', 'FL-0002.###.###-#', '%####'),
  LU: scheme(
    'Registre de commerce et des sociétés',
    'B%#####',
    checked(
      '%#####',
      (digits) => String(remainder(digits, 89)).padStart(2, '0'),
      (number) => `LU${number}`,
    ),
  ),
  MC: scheme("Répertoire du Commerce et de l'Industrie", 'YYS#####', 'FR##000######'),
  MT: scheme(
    'Malta Business Registry',
    'C %####',
    checked(
      '%#####',
      (digits) => String(37 - (weightedSum(digits, [3, 4, 6, 7, 8, 9]) % 37)).padStart(2, '0'),
      (number) => `MT${number}`,
    ),
  ),
  NL: scheme(
    'Kamer van Koophandel',
    '%#######',
    checked(
      '%#######',
      (digits) =>
        weightedSum(digits, range(9, 2)) % 11 === 10
          ? undefined
          : String(weightedSum(digits, range(9, 2)) % 11),
      (number) => `NL${number}B01`,
    ),
  ),
  NO: scheme(
    'Brønnøysundregistrene',
    checked('9#######', (digits) => mod11Digit(digits, [3, 2, 7, 6, 5, 4, 3, 2])),
    (_, regCode) => `NO ${regCode} MVA`,
  ),
  PT: scheme(
    'Registo Comercial',
    checked('5#######', (digits) => String(((11 - (weightedSum(digits, range(9, 2)) % 11)) % 11) % 10)),
    sameAsReg('PT'),
  ),
  SE: scheme(
    'Bolagsverket',
    checked('556######', luhnDigit, (number) => `${number.slice(0, 6)}-${number.slice(6)}`),
    sameAsReg('SE', '01'),
  ),
  SJ: scheme(
    'Brønnøysundregistrene',
    checked('8#######', (digits) => mod11Digit(digits, [3, 2, 7, 6, 5, 4, 3, 2])),
    null,
  ),
  SM: scheme('Registro delle Società', '%###', 'SM#####'),
  VA: scheme('Governatorato', '%##', null),
};
