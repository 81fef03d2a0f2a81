import { stdnum } from 'stdnum';
import type { NumberVerdict } from './country-criteria.ts';
import { checkNumber, type NumberField } from './criteria-of.ts';
import { plainNumber } from './number-check.ts';

/** By country the rules of stdnum for a field, those alone that nearly all real numbers of the country obey. */
type Rules = Readonly<Record<string, readonly string[]>>;

const ofTax: Rules = {
  ...{
    AL: ['nipt'],
    AR: ['cuit'],
    AT: ['uid'],
    AU: ['abn'],
    BE: ['vat'],
    BG: ['vat'],
    BR: ['cnpj'],
    BY: ['unp'],
  },
  ...{ CA: ['bn'], CH: ['vat', 'uid'], CL: ['rut'], CO: ['nit'], CR: ['cpj'], CY: ['vat'], CZ: ['dic'] },
  ...{
    DE: ['vat', 'stnr'],
    DK: ['cvr'],
    DO: ['rnc', 'cedula'],
    EC: ['ruc', 'ci'],
    EE: ['kmkr'],
    ES: ['nif'],
  },
  ...{
    FI: ['alv', 'ytunnus'],
    FR: ['tva'],
    GB: ['vat'],
    GH: ['tin'],
    GN: ['nifp'],
    GR: ['vat'],
    GT: ['nit'],
  },
  ...{ HR: ['oib'], HU: ['anum'], ID: ['npwp'], IE: ['vat'], IL: ['hp'], IN: ['gstin'], IT: ['iva'] },
  ...{
    KR: ['brn'],
    LT: ['pvm'],
    LU: ['tva'],
    LV: ['pvn'],
    MA: ['ice'],
    ME: ['pib'],
    MK: ['edb'],
    MT: ['vat'],
  },
  ...{ MZ: ['nuit'], NL: ['btw'], NO: ['mva', 'orgnr'], NZ: ['ird'], PE: ['ruc'], PL: ['nip', 'regon'] },
  ...{
    PT: ['nif'],
    RO: ['cif', 'cui'],
    RS: ['pib'],
    RU: ['inn'],
    SE: ['vat', 'orgnr'],
    SG: ['uen'],
    SI: ['ddv'],
  },
  ...{
    SK: ['dph'],
    TH: ['tin'],
    TR: ['vkn', 'tckimlik'],
    TW: ['ubn', 'ban'],
    UY: ['rut'],
    VE: ['rif'],
    VN: ['mst'],
  },
};

const ofRegistration: Rules = {
  ...{
    AL: ['nipt'],
    AU: ['acn'],
    BE: ['vat'],
    BG: ['vat'],
    BY: ['unp'],
    CH: ['uid'],
    CR: ['cpj'],
    CZ: ['ico'],
  },
  ...{ DK: ['cvr'], EE: ['registrikood'], FI: ['ytunnus'], FR: ['siren', 'siret'], IL: ['hp'], JP: ['cn'] },
  ...{ LV: ['pvn'], MD: ['idno'], NO: ['orgnr'], PT: ['nipc'], SE: ['orgnr'], SG: ['uen'], TH: ['tin'] },
  ...{ TW: ['ubn', 'ban'], UA: ['edrpou'], VN: ['mst'] },
};

/** As checkNumber, and with the check digit. Real numbers may break the rule, so this too never refuses. */
export function judgeNumber(countryCode: string, field: NumberField, value: string): NumberVerdict {
  const verdict = checkNumber(countryCode, field, value);
  return verdict === 'fits' && isDigitWrong(countryCode.toUpperCase(), field, value)
    ? 'check digit'
    : verdict;
}

function isDigitWrong(code: string, field: NumberField, value: string): boolean {
  const [own, other] = field === 'reg' ? [ofRegistration, ofTax] : [ofTax, ofRegistration];
  const faults = faultsOf(code, own, value);
  return faults.includes('InvalidChecksum') && ![...faults, ...faultsOf(code, other, value)].includes('');
}

/** The name of the fault that each rule finds; empty for none. */
function faultsOf(code: string, rules: Rules, value: string): string[] {
  return (rules[code] ?? []).map((rule) => {
    const { error } = stdnum[code]?.[rule]?.validate(plainNumber(value)) ?? { error: new Error(rule) };
    return error?.constructor.name ?? '';
  });
}
