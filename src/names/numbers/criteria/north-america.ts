import { both, type CountryCriteria, country, number } from './country-criteria.ts';

/** What companies of North and Central America can be looked for by. */
export const northAmerica: Readonly<Record<string, CountryCriteria>> = {
  BM: country({
    tax: 'none',
    search: 'name',
    register: both('Registrar of Companies', 'Регистратор компаний'),
  }),
  BZ: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both('Nine digits', 'Девять цифр'),
      example: '000012345',
      pattern: /\d{1,9}/u,
    }),
    search: 'name',
    register: both(
      'Companies and Corporate Affairs Registry (BCCAR), OBRS',
      'Реестр компаний и корпораций (BCCAR), система OBRS',
    ),
  }),
  CA: country({
    registration: number({
      name: both(
        'Federal corporation number or that of the province',
        'Номер федеральной корпорации или номер в провинции',
      ),
      format: both(
        'Six or seven digits, a hyphen and a check digit',
        'Шесть или семь цифр, дефис и контрольная цифра',
      ),
      example: '1234567-8',
      pattern: /[A-Z]{0,3}\d{5,10}/u,
    }),
    tax: number({
      short: 'BN',
      name: both('Business Number (BN)', 'Номер предприятия (BN)'),
      format: both(
        'Nine digits; program accounts add letters and four digits',
        'Девять цифр; у программных счетов ещё буквы и четыре цифры',
      ),
      example: '123456789 RC0001',
      pattern: /\d{9}(?:[A-Z]{2}\d{4})?/u,
    }),
    others: [
      number({
        name: both('Quebec enterprise number (NEQ)', 'Номер предприятия Квебека (NEQ)'),
        format: both('Ten digits', 'Десять цифр'),
        example: '1123456789',
        pattern: /\d{10}/u,
      }),
    ],
    search: 'name',
    register: both(
      'Corporations Canada and the registers of the provinces',
      'Corporations Canada и реестры провинций',
    ),
  }),
  CR: country({
    registration: number({
      short: 'Cédula jurídica',
      name: both('Cédula jurídica'),
      format: both(
        'Ten digits in groups of 1, 3 and 6: 3-101 is an S.A., 3-102 an S.R.L.',
        'Десять цифр группами 1, 3 и 6: 3-101 — S.A., 3-102 — S.R.L.',
      ),
      example: '3-101-123456',
      pattern: /\d{10}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both(
      'National Registry, section of legal entities',
      'Национальный реестр, раздел юридических лиц',
    ),
  }),
  GL: country({
    registration: number({
      short: 'CVR',
      name: both('CVR number', 'Номер CVR'),
      format: both('Eight digits', 'Восемь цифр'),
      example: '12345678',
      pattern: /\d{8}/u,
    }),
    tax: 'none',
    search: 'name',
    register: both('Central Business Register (CVR)', 'Центральный реестр предприятий (CVR)'),
  }),
  GT: country({
    tax: number({
      short: 'NIT',
      name: both('Taxpayer number (NIT)', 'Номер налогоплательщика (NIT)'),
      format: both('Digits, a hyphen and a check digit or K', 'Цифры, дефис и контрольная цифра или K'),
      example: '1234567-8',
      pattern: /\d{1,11}[0-9K]/u,
    }),
    search: 'name',
    register: both('General Mercantile Registry', 'Генеральный торговый реестр'),
  }),
  HN: country({
    tax: number({
      short: 'RTN',
      name: both('Taxpayer number (RTN)', 'Номер налогоплательщика (RTN)'),
      format: both('Fourteen digits', 'Четырнадцать цифр'),
      example: '08019015123456',
      pattern: /\d{14}/u,
    }),
    search: 'paid',
    register: both('Mercantile registers', 'Торговые реестры'),
  }),
  MX: country({
    tax: number({
      short: 'RFC',
      name: both('Federal taxpayer number (RFC)', 'Федеральный номер налогоплательщика (RFC)'),
      format: both(
        'For companies three letters, six digits of the date and three characters',
        'У компаний три буквы, шесть цифр даты и три знака',
      ),
      example: 'ABC150123AB1',
      pattern: /\p{L}{2,4}\d{6}(?:[0-9A-Z]{3})?/u,
    }),
    search: 'name',
    register: both('Public Registry of Commerce (RPC, SIGER)', 'Публичный реестр коммерции (RPC, SIGER)'),
  }),
  NI: country({
    tax: number({
      short: 'RUC',
      name: both('Taxpayer number (RUC)', 'Номер налогоплательщика (RUC)'),
      format: both('J and thirteen digits for companies', 'У компаний J и тринадцать цифр'),
      example: 'J0310000123456',
      pattern: /[A-Z]\d{13}/u,
    }),
    search: 'paid',
    register: both('Public Mercantile Registry', 'Публичный торговый реестр'),
  }),
  PA: country({
    tax: number({
      short: 'RUC',
      name: both('Taxpayer number (RUC)', 'Номер налогоплательщика (RUC)'),
      format: both(
        'For newer companies a folio beginning with 155, a number and the year; older ones differ; a two-digit DV is quoted apart',
        'У новых компаний дело на 155, номер и год; старые выглядят иначе; две цифры DV пишут отдельно',
      ),
      example: '155612345-2-2015',
      pattern: /[A-Z0-9]{5,20}/u,
    }),
    search: 'name',
    register: both('Public Registry of Panama', 'Публичный реестр Панамы'),
  }),
  PM: country({
    registration: number({
      short: 'SIREN',
      name: both('SIREN'),
      format: both('Nine digits', 'Девять цифр'),
      example: '123 456 789',
      pattern: /(?:RCS)?\p{L}*\d{9}(?:\d{5})?/u,
    }),
    others: [
      number({
        name: both('SIRET of an establishment', 'SIRET подразделения'),
        format: both('SIREN and five more digits', 'SIREN и ещё пять цифр'),
        example: '123 456 789 00012',
        pattern: /\d{14}/u,
      }),
    ],
    search: 'name',
    register: both('National Business Register (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
  SV: country({
    tax: number({
      short: 'NIT',
      name: both('Taxpayer number (NIT)', 'Номер налогоплательщика (NIT)'),
      format: both(
        'Fourteen digits: municipality, date, serial number, check digit',
        'Четырнадцать цифр: муниципалитет, дата, номер, контрольная цифра',
      ),
      example: '0614-150115-101-1',
      pattern: /\d{14}|\d{9}/u,
    }),
    search: 'paid',
    register: both('Commerce Registry', 'Торговый реестр'),
  }),
  US: country({
    registration: number({
      short: both('state file number', 'номер в штате'),
      name: both('File number of the state', 'Номер дела в реестре штата'),
      format: both(
        'Each state has a format of its own; 7 digits in Delaware, name the state as well',
        'У каждого штата свой формат, в Делавэре 7 цифр; назовите и штат',
      ),
      example: '1234567, Delaware',
      pattern: /\p{L}*\d{4,12}\p{L}*/u,
    }),
    tax: number({
      short: 'EIN',
      name: both('Employer Identification Number (EIN)', 'Идентификационный номер работодателя (EIN)'),
      format: both('Two digits, a hyphen, seven digits', 'Две цифры, дефис, семь цифр'),
      example: '12-3456789',
      pattern: /\d{9}/u,
    }),
    search: 'name',
    register: both('Registers of the states', 'Реестры штатов'),
  }),
};
