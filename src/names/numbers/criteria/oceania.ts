import { both, type CountryCriteria, country, number } from './country-criteria.ts';

const companyNumber = number({
  short: 'ACN',
  name: both('Australian Company Number (ACN)', 'Номер компании Австралии (ACN)'),
  format: both('Nine digits', 'Девять цифр'),
  example: '123 456 789',
  pattern: /\d{9}/u,
});

const businessNumber = number({
  short: 'ABN',
  name: both('Australian Business Number (ABN)', 'Номер предприятия Австралии (ABN)'),
  format: both(
    'Eleven digits; a company’s ABN ends in its ACN',
    'Одиннадцать цифр; ABN компании оканчивается её ACN',
  ),
  example: '12 123 456 789',
  pattern: /\d{11}/u,
});

/** What companies of Australia, Oceania and the Antarctic can be looked for by. */
export const oceania: Readonly<Record<string, CountryCriteria>> = {
  AQ: country({ search: 'none' }),
  AS: country({ search: 'paid', register: both('Corporate registrations', 'Регистрация корпораций') }),
  AU: country({
    registration: companyNumber,
    tax: businessNumber,
    search: 'name',
    register: both('Companies Register', 'Реестр компаний'),
  }),
  BV: country({ search: 'none' }),
  CC: country({
    registration: companyNumber,
    tax: businessNumber,
    search: 'name',
    register: both('Companies Register', 'Реестр компаний'),
  }),
  CK: country({
    search: 'name',
    register: both('Companies and Incorporated Societies Registry', 'Реестр компаний и обществ'),
  }),
  CX: country({
    registration: companyNumber,
    tax: businessNumber,
    search: 'name',
    register: both('Companies Register', 'Реестр компаний'),
  }),
  FJ: country({ search: 'name', register: both('Registrar of Companies', 'Регистратор компаний') }),
  FM: country({ search: 'name', register: both('Registrar of Corporations', 'Регистратор корпораций') }),
  GS: country({ search: 'none' }),
  GU: country({
    search: 'name',
    register: both('Corporations and business licences', 'Корпорации и деловые лицензии'),
  }),
  HM: country({ search: 'none' }),
  KI: country({ search: 'paid', register: both('Business registry', 'Деловой реестр') }),
  MH: country({
    search: 'name',
    register: both('Registry of non-resident entities', 'Реестр нерезидентных организаций'),
  }),
  MP: country({ search: 'paid', register: both('Registrar of Corporations', 'Регистратор корпораций') }),
  NC: country({
    registration: number({
      short: 'RID / RIDET',
      name: both(
        'RID number (RIDET when followed by the establishment)',
        'Номер RID (RIDET — вместе с номером подразделения)',
      ),
      format: both(
        'Up to seven digits, a dot and three digits for the establishment',
        'До семи цифр, точка и три цифры подразделения',
      ),
      example: '1234567.001',
      pattern: /\d{6,7}(?:\d{3})?/u,
    }),
    search: 'name',
    register: both('Business directory RIDET', 'Справочник предприятий RIDET'),
  }),
  NF: country({
    registration: companyNumber,
    tax: businessNumber,
    search: 'name',
    register: both('Companies Register', 'Реестр компаний'),
  }),
  NR: country({ search: 'paid', register: both('Registrar of Corporations', 'Регистратор корпораций') }),
  NU: country({ search: 'name', register: both('Companies Office of Niue', 'Управление компаний Ниуэ') }),
  NZ: country({
    registration: number({
      short: 'NZBN',
      name: both('New Zealand Business Number (NZBN)', 'Номер предприятия (NZBN)'),
      format: both('Thirteen digits beginning with 9429', 'Тринадцать цифр, начинается с 9429'),
      example: '9429012345678',
      pattern: /\d{13}|\d{1,7}/u,
    }),
    tax: number({
      short: 'IRD / GST',
      name: both('Tax number (IRD), also for GST', 'Налоговый номер (IRD), он же для GST'),
      format: both('8 or 9 digits', '8 или 9 цифр'),
      example: '12-345-678',
      pattern: /\d{8,9}/u,
    }),
    others: [
      number({
        name: both('Company number', 'Номер компании'),
        format: both('Digits only, up to seven', 'Только цифры, до семи'),
        example: '1234567',
        pattern: /\d{1,7}/u,
      }),
    ],
    search: 'name',
    register: both('Companies Register', 'Реестр компаний'),
  }),
  PF: country({
    search: 'paid',
    register: both('Trade and Companies Register (RCS)', 'Реестр торговли и компаний (RCS)'),
  }),
  PG: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both(
        '1 for a local company, a hyphen and digits; other first digits for other kinds',
        '1 у местной компании, дефис и цифры; у других видов иная первая цифра',
      ),
      example: '1-12345',
      pattern: /\d{3,9}/u,
    }),
    search: 'name',
    register: both('Companies and business names registers', 'Реестры компаний и предпринимательских имён'),
  }),
  PN: country({ search: 'none' }),
  PW: country({ search: 'paid', register: both('Registrar of Corporations', 'Регистратор корпораций') }),
  SB: country({
    search: 'name',
    register: both(
      'Solomon Islands Business Registry (Company Haus)',
      'Деловой реестр Соломоновых Островов (Company Haus)',
    ),
  }),
  TF: country({ search: 'none' }),
  TK: country({ search: 'none' }),
  TO: country({
    search: 'name',
    register: both('Business Registries Office', 'Управление деловых реестров'),
  }),
  TV: country({ search: 'paid', register: both('Companies register', 'Реестр компаний') }),
  UM: country({ search: 'none' }),
  VU: country({ search: 'name', register: both('Companies Registry', 'Реестр компаний') }),
  WF: country({
    search: 'paid',
    register: both('Trade and Companies Register (RCS)', 'Реестр торговли и компаний (RCS)'),
  }),
  WS: country({ search: 'name', register: both('Business registries of Samoa', 'Деловые реестры Самоа') }),
};
