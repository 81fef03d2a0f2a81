import { both, type CountryCriteria, country, number } from './country-criteria.ts';

const rccm = number({
  short: 'RCCM',
  name: both('RCCM number', 'Номер RCCM'),
  pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
});

/** What companies of Central Africa and the Comoros can be looked for by. */
export const africaMiddle: Readonly<Record<string, CountryCriteria>> = {
  AO: country({
    tax: number({
      short: 'NIF',
      name: both('Taxpayer number (NIF)', 'Номер налогоплательщика (NIF)'),
      format: both(
        'Ten digits; companies’ numbers usually begin with 5',
        'Десять цифр; у компаний обычно начинается с 5',
      ),
      example: '5412345678',
      pattern: /\d{9,10}/u,
    }),
    search: 'name',
    register: both(
      'Commercial Registry and the Guiché Único da Empresa',
      'Коммерческий реестр и единое окно Guiché Único da Empresa',
    ),
  }),
  CD: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, town, RCCM, two-digit year, B for companies, serial number',
        'Страна, город, RCCM, две цифры года, B для компаний, порядковый номер',
      ),
      example: 'CD/KIN/RCCM/15-B-01234',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    tax: number({
      short: 'NIF',
      name: both('Tax number (NIF)', 'Налоговый номер (NIF)'),
      format: both('A letter, seven digits and a letter', 'Буква, семь цифр и буква'),
      example: 'A1234567B',
      pattern: /[A-Z]\d{7}[A-Z]/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  CF: country({
    registration: rccm,
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  CG: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, court code, year, B and a form code for companies, serial number; older numbers are shorter',
        'Страна, суд, код суда, год, буква B с кодом формы для компаний, порядковый номер; старые номера короче',
      ),
      example: 'CG-PNR-01-2021-B12-00123',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  CM: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, court code, year, B and a form code for companies, serial number; older numbers are shorter',
        'Страна, суд, код суда, год, буква B с кодом формы для компаний, порядковый номер; старые номера короче',
      ),
      example: 'CM-DLA-01-2023-B12-00123',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    tax: number({
      short: 'NIU',
      name: both('Taxpayer number (NIU)', 'Номер налогоплательщика (NIU)'),
      format: both('A letter, twelve digits and a letter', 'Буква, двенадцать цифр и буква'),
      example: 'M012312345678A',
      pattern: /[A-Z]\d{12}[A-Z]/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  GA: country({
    registration: number({
      short: 'RCCM',
      name: both('RCCM number', 'Номер RCCM'),
      format: both(
        'Country, court, court code, year, B and a form code for companies, serial number; older numbers are shorter',
        'Страна, суд, код суда, год, буква B с кодом формы для компаний, порядковый номер; старые номера короче',
      ),
      example: 'GA-LBV-01-2021-B12-00123',
      pattern: /(?=.*[A-Z])[A-Z0-9]{7,30}/u,
    }),
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  GQ: country({
    registration: rccm,
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  KM: country({
    registration: rccm,
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
  ST: country({
    search: 'paid',
    register: both(
      'Commercial registry and one-stop shop (Guiché Único para Empresas)',
      'Коммерческий реестр и единое окно (Guiché Único para Empresas)',
    ),
  }),
  TD: country({
    registration: rccm,
    search: 'name',
    register: both(
      'Trade and Personal Property Credit Register (RCCM)',
      'Реестр торговли и движимого кредита (RCCM)',
    ),
  }),
};
