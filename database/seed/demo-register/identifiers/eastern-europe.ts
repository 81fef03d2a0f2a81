import { mod1110Digit, range, remainder, twoRoundDigit, weightedSum } from './checksum.ts';
import { checked, type NumberScheme, pattern, sameAsReg, scheme } from './number-scheme.ts';

/** The Czech and Slovak company number: eight digits, the last by weights 8 to 2. */
const ico = (template: string) =>
  checked(template, (digits) => String((11 - (weightedSum(digits, range(8, 2)) % 11)) % 10));

const latvianDigit = (digits: string): string | undefined => {
  const sum = weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]);
  const check = (3 - (sum % 11) + 11) % 11;
  return check === 10 ? undefined : String(check);
};

/** Numbers of central, eastern and south-eastern Europe by country code. */
export const easternEuropeanNumbers: Readonly<Record<string, NumberScheme>> = {
  AL: scheme('Qendra Kombëtare e Biznesit', '@########@', (_, regCode) => `AL${regCode}`),
  BA: scheme(({ city }) => `Registar poslovnih subjekata, ${city}`, '65-01-%###-##', '4###########'),
  BG: scheme(
    'Търговски регистър',
    checked('20######', (digits) => twoRoundDigit(digits, range(1, 8), range(3, 10))),
    sameAsReg('BG'),
  ),
  CZ: scheme('Obchodní rejstřík', ico('2######'), sameAsReg('CZ')),
  EE: scheme(
    'Äriregister',
    checked('1######', (digits) => twoRoundDigit(digits, range(1, 7), range(3, 9))),
    checked(
      '10######',
      (digits) => String((10 - (weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10),
      (number) => `EE${number}`,
    ),
  ),
  HR: scheme(
    ({ city }) => `Trgovački sud u mjestu ${city}`,
    '0########',
    checked('%#########', mod1110Digit, (number) => `HR${number}`),
  ),
  HU: scheme(
    'Cégbíróság',
    '1#-09-######',
    checked(
      '%######',
      (digits) => String((10 - (weightedSum(digits, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10),
      (number) => `HU${number}`,
    ),
  ),
  LT: scheme(
    'Juridinių asmenų registras',
    checked('30######', (digits) => twoRoundDigit(digits, range(1, 8), [3, 4, 5, 6, 7, 8, 9, 1])),
    checked(
      '%######1',
      (digits) => twoRoundDigit(digits, range(1, 8), [3, 4, 5, 6, 7, 8, 9, 1]),
      (number) => `LT${number}`,
    ),
  ),
  LV: scheme('Uzņēmumu reģistrs', checked('40##3#####', latvianDigit), sameAsReg('LV')),
  ME: scheme(
    'Centralni registar privrednih subjekata',
    checked('0%#####', (digits) => String(((11 - (weightedSum(digits, range(8, 2)) % 11)) % 11) % 10)),
    '##/31-#####-#',
  ),
  MK: scheme(
    'Централен регистар',
    '%######',
    checked(
      '40##########',
      (digits) => String(((11 - (weightedSum(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10),
      (number) => `MK${number}`,
    ),
  ),
  PL: scheme(
    'Krajowy Rejestr Sądowy',
    '0000%#####',
    checked(
      '%########',
      (digits) => {
        const check = weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
        return check === 10 ? undefined : String(check);
      },
      (number) => `PL${number}`,
    ),
  ),
  RO: scheme(
    'Oficiul Național al Registrului Comerțului',
    'J%#/%###/YYYY',
    checked(
      '%######',
      (digits) => String(((weightedSum(digits, [3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10),
      (number) => `RO${number}`,
    ),
  ),
  RS: scheme('Агенција за привредне регистре', '2#######', checked('1#######', mod1110Digit)),
  SI: scheme(
    'Poslovni register Slovenije',
    '%######000',
    checked(
      '%######',
      (digits) => {
        const check = 11 - (weightedSum(digits, range(8, 2)) % 11);
        return check === 11 ? undefined : String(check % 10);
      },
      (number) => `SI${number}`,
    ),
  ),
  SK: scheme(
    'Obchodný register',
    ico('5######'),
    checked(
      '2#%######',
      (digits) => {
        const check = (11 - (remainder(`${digits}0`, 11) % 11)) % 11;
        return check === 10 ? undefined : String(check);
      },
      (number) => `SK${number}`,
    ),
  ),
  XK: scheme('Agjencia e Regjistrimit të Bizneseve', '81%######', pattern('33#######')),
};
