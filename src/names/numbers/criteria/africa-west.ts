import { both, type CountryCriteria, country, number } from './country-criteria.ts';

const rccm = number({
  short: 'RCCM',
  name: both('RCCM number', 'Номер RCCM'),
  pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
});

/** What companies of Western Africa can be looked for by. */
export const africaWest: Readonly<Record<string, CountryCriteria>> = {
  BF: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, court code, year, B and a form code for companies, serial number; older numbers are shorter',
        'Страна, суд, код суда, год, буква B с кодом формы для компаний, порядковый номер; старые номера короче',
      ),
      example: 'BF-OUA-01-2021-B12-00123',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    tax: number({
      short: 'IFU',
      name: both('Tax number (IFU)', 'Налоговый номер (IFU)'),
      format: both('Eight digits and a letter', 'Восемь цифр и буква'),
      example: '00012345A',
      pattern: /\d{8}[A-Z]/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  BJ: country({
    registration: rccm,
    tax: number({
      short: 'IFU',
      name: both('Tax number (IFU)', 'Налоговый номер (IFU)'),
      format: both('Thirteen digits', 'Тринадцать цифр'),
      example: '3201500123456',
      pattern: /\d{13}/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  CI: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, court code, year, B and a form code for companies, serial number; older numbers are shorter',
        'Страна, суд, код суда, год, буква B с кодом формы для компаний, порядковый номер; старые номера короче',
      ),
      example: 'CI-ABJ-03-2021-B12-00123',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    tax: number({
      short: 'NCC',
      name: both('Taxpayer account (NCC)', 'Номер налогоплательщика (NCC)'),
      format: both('Seven digits and a letter', 'Семь цифр и буква'),
      example: '1234567A',
      pattern: /\d{7}[A-Z]/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  CV: country({
    tax: number({
      short: 'NIF',
      name: both('Taxpayer number (NIF)', 'Номер налогоплательщика (NIF)'),
      format: both('Nine digits', 'Девять цифр'),
      example: '201234567',
      pattern: /\d{9}/u,
    }),
    search: 'paid',
    register: both('Commercial Registry', 'Коммерческий реестр'),
  }),
  GH: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        'CS and nine digits for companies limited by shares; other prefixes for other forms',
        'CS и девять цифр для акционерных компаний; у других форм иные префиксы',
      ),
      example: 'CS123452015',
      pattern: /[A-Z]{1,4}\d{6,12}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Номер налогоплательщика (TIN)'),
      format: both('C00 and eight characters for companies', 'C00 и восемь знаков для компаний'),
      example: 'C0001234567',
      pattern: /[A-Z]\d{9}[0-9X]/u,
    }),
    search: 'name',
    register: both('Office of the Registrar of Companies (ORC)', 'Управление регистратора компаний (ORC)'),
  }),
  GM: country({ search: 'paid', register: both('Companies Registry', 'Реестр компаний') }),
  GN: country({
    registration: rccm,
    tax: number({
      short: 'NIF',
      name: both('Tax number (NIF)', 'Налоговый номер (NIF)'),
      format: both('Nine digits', 'Девять цифр'),
      example: '123-456-789',
      pattern: /\d{9}/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  GW: country({
    registration: rccm,
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  LR: country({
    search: 'name',
    register: both(
      'Liberia Business Registry (domestic companies)',
      'Деловой реестр Либерии (местные компании)',
    ),
  }),
  ML: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, year, B for companies and a serial number; separators vary',
        'Страна, суд, год, буква B для компаний и порядковый номер; разделители бывают разными',
      ),
      example: 'MA.BKO.2015.B.1234',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    tax: number({
      short: 'NIF',
      name: both('Tax number (NIF)', 'Налоговый номер (NIF)'),
      format: both('Nine digits and a letter', 'Девять цифр и буква'),
      example: '012345678A',
      pattern: /\d{9}[A-Z]/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  NE: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, year, B for companies and a serial number; separators vary',
        'Страна, суд, год, буква B для компаний и порядковый номер; разделители бывают разными',
      ),
      example: 'NE-NIA-2015-B-1234',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  NG: country({
    registration: number({
      short: 'RC',
      name: both('RC number', 'Номер RC'),
      format: both(
        'RC and up to seven digits; BN for business names',
        'RC и до семи цифр; BN у предпринимателей',
      ),
      example: 'RC1234567',
      pattern: /(?:RC|BN|IT|LP)?\d{1,8}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Номер налогоплательщика (TIN)'),
      format: both('8 digits, a hyphen and 4 more; also 10 digits', '8 цифр, дефис и ещё 4; бывает 10 цифр'),
      example: '12345678-0001',
      pattern: /\d{10}|\d{12,13}/u,
    }),
    search: 'name',
    register: both('Corporate Affairs Commission (CAC)', 'Комиссия по делам корпораций (CAC)'),
  }),
  SL: country({
    search: 'name',
    register: both('Corporate affairs and business registration', 'Учёт корпораций и регистрация бизнеса'),
  }),
  SN: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, year, B for companies and a serial number; separators vary',
        'Страна, суд, год, буква B для компаний и порядковый номер; разделители бывают разными',
      ),
      example: 'SN-DKR-2015-B-12345',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    tax: number({
      short: 'NINEA',
      name: both('Business identifier (NINEA)', 'Идентификатор предприятия (NINEA)'),
      format: both(
        'Seven digits, often followed by a three-character tax code',
        'Семь цифр, за которыми часто идёт трёхзначный налоговый код',
      ),
      example: '1234567 2G2',
      pattern: /\d{6,9}[0-9A-Z]{0,3}/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  TG: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, court code, year, B and a form code for companies, serial number; older numbers are shorter',
        'Страна, суд, код суда, год, буква B с кодом формы для компаний, порядковый номер; старые номера короче',
      ),
      example: 'TG-LFW-01-2021-B12-00123',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    tax: number({
      short: 'NIF',
      name: both('Tax number (NIF)', 'Налоговый номер (NIF)'),
      format: both('Ten digits', 'Десять цифр'),
      example: '1000123456',
      pattern: /\d{10}/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
};
