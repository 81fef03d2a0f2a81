import { both, type CountryCriteria, country, number, vatNumber } from './country-criteria.ts';

const siren = number({
  short: 'SIREN',
  name: both('SIREN'),
  format: both('Nine digits', 'Девять цифр'),
  example: '123 456 789',
  pattern: /(?:RCS)?\p{L}*\d{9}(?:\d{5})?/u,
});

const siret = number({
  name: both('SIRET of an establishment', 'SIRET подразделения'),
  format: both('SIREN and five more digits', 'SIREN и ещё пять цифр'),
  example: '123 456 789 00012',
  pattern: /\d{14}/u,
});

const tva = number({
  short: 'TVA',
  name: vatNumber,
  format: both('FR, 2 characters and the SIREN', 'FR, 2 знака и SIREN'),
  example: 'FR11123456782',
  pattern: /(?:FR)?[0-9A-Z]{2}\d{9}/u,
});

const employerNumber = number({
  short: 'EIN',
  name: both('Employer Identification Number (EIN)', 'Идентификационный номер работодателя (EIN)'),
  format: both('Two digits, a hyphen, seven digits', 'Две цифры, дефис, семь цифр'),
  example: '66-1234567',
  pattern: /\d{9}/u,
});

/** What companies of the Caribbean can be looked for by. */
export const caribbean: Readonly<Record<string, CountryCriteria>> = {
  AG: country({
    search: 'name',
    register: both(
      'Intellectual Property and Commerce Office (ABIPCO)',
      'Ведомство интеллектуальной собственности и коммерции (ABIPCO)',
    ),
  }),
  AI: country({ search: 'paid', register: both('Commercial Registry', 'Торговый реестр') }),
  AW: country({ search: 'name', register: both('Trade Register', 'Торговый реестр') }),
  BB: country({
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Номер налогоплательщика (TIN)'),
      format: both('Thirteen digits', 'Тринадцать цифр'),
      example: '1000012345678',
      pattern: /\d{13}/u,
    }),
    search: 'name',
    register: both(
      'Corporate Affairs and Intellectual Property Office (CAIPO)',
      'Управление корпораций и интеллектуальной собственности (CAIPO)',
    ),
  }),
  BL: country({
    registration: siren,
    others: [siret],
    search: 'name',
    register: both('National Business Register (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
  BQ: country({
    search: 'paid',
    register: both(
      'Commercial registers of Bonaire and of St Eustatius and Saba',
      'Торговые реестры Бонайре и Синт-Эстатиуса с Сабой',
    ),
  }),
  BS: country({
    registration: number({
      name: both('IBC number', 'Номер IBC'),
      format: both('Digits and the letter B', 'Цифры и буква B'),
      example: '123456 B',
      pattern: /\d{1,8}[A-Z]?/u,
    }),
    search: 'paid',
    register: both(
      'Registrar General’s Department, Companies',
      'Департамент Генерального регистратора, компании',
    ),
  }),
  CU: country({ search: 'none', register: both('Mercantile Register', 'Торговый реестр') }),
  CW: country({ search: 'name', register: both('Commercial Register', 'Торговый реестр') }),
  DM: country({
    search: 'name',
    register: both(
      'Companies and Intellectual Property Office (CIPO)',
      'Управление компаний и интеллектуальной собственности (CIPO)',
    ),
  }),
  DO: country({
    registration: number({
      name: both('Mercantile register number', 'Номер в торговом реестре'),
      format: both('Digits and the letters of the chamber', 'Цифры и буквы палаты'),
      example: '12345SD',
      pattern: /\d{1,8}[A-Z]{1,3}/u,
    }),
    tax: number({
      short: 'RNC',
      name: both('Taxpayer number (RNC)', 'Номер налогоплательщика (RNC)'),
      format: both('Nine digits', 'Девять цифр'),
      example: '1-30-12345-6',
      pattern: /\d{9}|\d{11}/u,
    }),
    search: 'name',
    register: both('Mercantile registers of the chambers of commerce', 'Торговые реестры палат'),
  }),
  GD: country({
    search: 'paid',
    register: both(
      'Corporate Affairs and Intellectual Property Office (CAIPO)',
      'Управление корпораций и интеллектуальной собственности (CAIPO)',
    ),
  }),
  GP: country({
    registration: siren,
    tax: tva,
    others: [siret],
    search: 'name',
    register: both('National Business Register (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
  HT: country({
    tax: number({
      short: 'NIF',
      name: both('Taxpayer number (NIF)', 'Номер налогоплательщика (NIF)'),
      format: both('Ten digits in groups of 3, 3, 3 and 1', 'Десять цифр группами 3, 3, 3 и 1'),
      example: '000-123-456-7',
      pattern: /\d{10}/u,
    }),
    search: 'paid',
    register: both('Trade register', 'Торговый реестр'),
  }),
  JM: country({
    tax: number({
      short: 'TRN',
      name: both('Taxpayer number (TRN)', 'Номер налогоплательщика (TRN)'),
      format: both('Nine digits', 'Девять цифр'),
      example: '001-234-567',
      pattern: /\d{9}/u,
    }),
    search: 'name',
    register: both('Companies Office of Jamaica', 'Управление компаний Ямайки'),
  }),
  KN: country({ search: 'paid', register: both('Registry of St Kitts', 'Реестр Сент-Китса') }),
  KY: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both('Two letters, a hyphen and digits', 'Две буквы, дефис и цифры'),
      example: 'MC-123456',
      pattern: /(?:[A-Z]{2})?\d{2,7}/u,
    }),
    tax: 'none',
    search: 'paid',
    register: both('General Registry, Companies', 'Генеральный реестр, раздел компаний'),
  }),
  LC: country({
    search: 'name',
    register: both(
      'Registry of Companies and Intellectual Property (ROCIP)',
      'Реестр компаний и интеллектуальной собственности (ROCIP)',
    ),
  }),
  MF: country({
    registration: siren,
    others: [siret],
    search: 'name',
    register: both('National Business Register (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
  MQ: country({
    registration: siren,
    tax: tva,
    others: [siret],
    search: 'name',
    register: both('National Business Register (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
  MS: country({ search: 'paid', register: both('Companies registry', 'Реестр компаний') }),
  PR: country({
    tax: employerNumber,
    search: 'name',
    register: both('Registry of Corporations and Entities', 'Реестр корпораций и организаций'),
  }),
  SX: country({ search: 'name', register: both('Commercial Register', 'Торговый реестр') }),
  TC: country({ tax: 'none', search: 'paid', register: both('Companies Registry', 'Реестр компаний') }),
  TT: country({ search: 'name', register: both('Companies Registry', 'Реестр компаний') }),
  VC: country({
    search: 'paid',
    register: both(
      'Commerce and Intellectual Property Office (CIPO)',
      'Управление коммерции и интеллектуальной собственности (CIPO)',
    ),
  }),
  VG: country({
    registration: number({
      name: both('BVI company number', 'Номер компании БВО'),
      format: both('Up to seven digits', 'До семи цифр'),
      example: '1234567',
      pattern: /\d{1,7}/u,
    }),
    tax: 'none',
    search: 'paid',
    register: both('Registry of Corporate Affairs (VIRRGIN)', 'Реестр корпораций (VIRRGIN)'),
  }),
  VI: country({
    tax: employerNumber,
    search: 'name',
    register: both('Division of Corporations and Trademarks', 'Управление корпораций и товарных знаков'),
  }),
};
