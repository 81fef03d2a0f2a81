import { both, type CountryCriteria, country, number } from './country-criteria.ts';

/** What companies of South America can be looked for by. */
export const southAmerica: Readonly<Record<string, CountryCriteria>> = {
  AR: country({
    tax: number({
      short: 'CUIT',
      name: both('Tax identifier (CUIT)', 'Налоговый идентификатор (CUIT)'),
      format: both(
        'Eleven digits; companies’ numbers begin with 30, 33 or 34',
        'Одиннадцать цифр; у компаний начинается с 30, 33 или 34',
      ),
      example: '30-12345678-9',
      pattern: /\d{11}/u,
    }),
    search: 'name',
    register: both(
      'National Register of Companies, open data',
      'Национальный реестр обществ, открытые данные',
    ),
  }),
  BO: country({
    tax: number({
      short: 'NIT',
      name: both('Taxpayer number (NIT)', 'Номер налогоплательщика (NIT)'),
      format: both('Digits only, usually nine to twelve', 'Только цифры, обычно от девяти до двенадцати'),
      example: '123456789',
      pattern: /\d{7,12}/u,
    }),
    search: 'name',
    register: both(
      'Plurinational Service of the Commerce Registry (SEPREC)',
      'Многонациональная служба торгового реестра (SEPREC)',
    ),
  }),
  BR: country({
    registration: number({
      short: 'NIRE',
      name: both('NIRE (commercial board number)', 'NIRE (номер торговой палаты)'),
      format: both('Eleven digits', 'Одиннадцать цифр'),
      example: '35123456789',
      pattern: /\d{11}/u,
    }),
    tax: number({
      short: 'CNPJ',
      name: both('CNPJ'),
      format: both(
        'Fourteen characters: root, branch, check digits; numbers issued from July 2026 may contain letters',
        'Четырнадцать знаков: корень, филиал, контрольные цифры; в номерах, выданных с июля 2026 года, бывают буквы',
      ),
      example: '12.345.678/0001-90',
      pattern: /[0-9A-Z]{12}\d{2}|[0-9A-Z]{8}/u,
    }),
    search: 'number',
    register: both(
      'National Register of Legal Entities (CNPJ)',
      'Национальный реестр юридических лиц (CNPJ)',
    ),
  }),
  CL: country({
    tax: number({
      short: 'RUT',
      name: both('RUT'),
      format: both(
        'Seven or eight digits, a hyphen and a check digit or K',
        'Семь-восемь цифр, дефис и контрольная цифра или K',
      ),
      example: '76.123.456-7',
      pattern: /\d{7,8}[0-9K]/u,
    }),
    search: 'name',
    register: both('Register of Companies and Societies (RES)', 'Реестр предприятий и обществ (RES)'),
  }),
  CO: country({
    tax: number({
      short: 'NIT',
      name: both('NIT'),
      format: both('Nine digits, a hyphen and a check digit', 'Девять цифр, дефис и контрольная цифра'),
      example: '900.123.456-7',
      pattern: /\d{8,11}/u,
    }),
    search: 'name',
    register: both(
      'Single Business and Social Registry (RUES)',
      'Единый предпринимательский и социальный реестр (RUES)',
    ),
  }),
  EC: country({
    tax: number({
      short: 'RUC',
      name: both('RUC'),
      format: both('Thirteen digits ending in 001', 'Тринадцать цифр, в конце 001'),
      example: '1790012345001',
      pattern: /\d{13}/u,
    }),
    search: 'name',
    register: both(
      'Superintendence of Companies, Securities and Insurance',
      'Суперинтенденция компаний, ценных бумаг и страхования',
    ),
  }),
  FK: country({ tax: 'none', search: 'paid', register: both('Companies Registry', 'Реестр компаний') }),
  GF: country({
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
  GY: country({ search: 'paid', register: both('Commercial Registry', 'Торговый реестр') }),
  PE: country({
    tax: number({
      short: 'RUC',
      name: both('RUC'),
      format: both(
        'Eleven digits; companies’ numbers begin with 20',
        'Одиннадцать цифр; у компаний начинается с 20',
      ),
      example: '20123456789',
      pattern: /\d{11}/u,
    }),
    search: 'name',
    register: both('Taxpayer look-up (RUC)', 'Проверка по RUC'),
  }),
  PY: country({
    tax: number({
      short: 'RUC',
      name: both('RUC'),
      format: both(
        'Eight digits beginning with 80 for companies, a hyphen and a check digit',
        'У компаний восемь цифр, начиная с 80, дефис и контрольная цифра',
      ),
      example: '80012345-6',
      pattern: /\d{4,9}/u,
    }),
    search: 'name',
    register: both('Taxpayer look-up', 'Проверка налогоплательщика'),
  }),
  SR: country({ search: 'name', register: both('Trade Register', 'Торговый реестр') }),
  UY: country({
    tax: number({
      short: 'RUT',
      name: both('RUT'),
      format: both('Twelve digits', 'Двенадцать цифр'),
      example: '211234560012',
      pattern: /\d{12}/u,
    }),
    search: 'paid',
    register: both('National Registry of Commerce', 'Национальный торговый реестр'),
  }),
  VE: country({
    tax: number({
      short: 'RIF',
      name: both('RIF'),
      format: both(
        'A letter (J for companies), eight digits and a check digit',
        'Буква (J у компаний), восемь цифр и контрольная цифра',
      ),
      example: 'J-12345678-9',
      pattern: /[A-Z]\d{9}/u,
    }),
    search: 'paid',
    register: both('Mercantile Registries', 'Торговые реестры'),
  }),
};
