import { both, type CountryCriteria, country, number, vatNumber } from './country-criteria.ts';

/** What companies of Western Asia and the South Caucasus can be looked for by. */
export const asiaWest: Readonly<Record<string, CountryCriteria>> = {
  AB: country({ search: 'none' }),
  AE: country({
    registration: number({
      name: both('Trade licence number', 'Номер торговой лицензии'),
      format: both('Digits, different with each authority', 'Цифры, у каждого органа свои'),
      example: '123456',
      pattern: /[A-Z]{0,6}\d{3,12}/u,
    }),
    tax: number({
      short: 'TRN',
      name: both('Tax registration number for VAT (TRN)', 'Налоговый номер по НДС (TRN)'),
      format: both('15 digits beginning with 100', '15 цифр, первые 100'),
      example: '100123456700003',
      pattern: /\d{15}/u,
    }),
    search: 'name',
    register: both('National Economic Register', 'Национальный экономический реестр'),
  }),
  AM: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both('3, 3 and up to 7 digits with dots', '3, 3 и до 7 цифр через точки'),
      example: '286.110.123456',
      pattern: /\d{7,13}/u,
    }),
    tax: number({
      short: both('TIN / HVHH', 'УНН'),
      name: both('Taxpayer number (TIN, HVHH)', 'Учётный номер налогоплательщика (УНН)'),
      format: both('8 digits', '8 цифр'),
      example: '01234567',
      pattern: /\d{8}/u,
    }),
    search: 'name',
    register: both('State Register of Legal Entities', 'Государственный регистр юридических лиц'),
  }),
  AZ: country({
    registration: 'same',
    tax: number({
      short: 'VÖEN',
      name: both('Taxpayer number (VÖEN)', 'ИНН (VÖEN)'),
      format: both(
        '10 digits; the last is 1 for a legal entity, 2 for a person',
        '10 цифр; последняя 1 у юридического лица, 2 у человека',
      ),
      example: '1234567891',
      pattern: /\d{9,10}/u,
    }),
    search: 'name',
    register: both(
      'State Register of Commercial Legal Entities',
      'Государственный реестр коммерческих юридических лиц',
    ),
  }),
  BH: country({
    registration: number({
      short: 'CR',
      name: both('Commercial registration number (CR)', 'Номер торговой регистрации (CR)'),
      format: both('Digits, a hyphen and the number of the branch', 'Цифры, дефис и номер филиала'),
      example: '12345-1',
      pattern: /\d{2,10}/u,
    }),
    tax: number({
      short: 'VAT',
      name: vatNumber,
      format: both('15 digits beginning with 2', '15 цифр, первая 2'),
      example: '200012345600002',
      pattern: /\d{15}/u,
    }),
    search: 'name',
    register: both('Commercial Register (Sijilat)', 'Торговый реестр (Sijilat)'),
  }),
  GE: country({
    registration: number({
      name: both('Identification code', 'Идентификационный код'),
      format: both('9 digits', '9 цифр'),
      example: '123456789',
      pattern: /\d{9}|\d{11}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both(
      'Registry of Entrepreneurs and Non-entrepreneurial Legal Entities',
      'Реестр предпринимательских и непредпринимательских юридических лиц',
    ),
  }),
  IL: country({
    registration: number({
      short: both('H.P.', 'ח.פ.'),
      name: both('Company number (H.P.)', 'Номер компании (ח.פ.)'),
      format: both('9 digits, private companies begin with 51', '9 цифр, у частных компаний первые 51'),
      example: '512345678',
      pattern: /\d{9}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both('Companies Register', 'Реестр компаний'),
  }),
  IQ: country({ search: 'name', register: both('Register of companies', 'Реестр компаний') }),
  IR: country({
    registration: number({
      name: both('National identity number of legal entities', 'Национальный номер юридического лица'),
      format: both('11 digits', '11 цифр'),
      example: '10101234567',
      pattern: /\d{11}|\d{1,6}/u,
    }),
    search: 'name',
    register: both('Register of companies', 'Реестр компаний'),
  }),
  JO: country({ search: 'name', register: both('Companies register', 'Реестр компаний') }),
  KW: country({ tax: 'none', search: 'none', register: both('Commercial Register', 'Торговый реестр') }),
  LB: country({
    registration: number({
      name: both('Commercial register number with its court', 'Номер в торговом реестре и место'),
      format: both('Up to 7 digits with the name of the place', 'До 7 цифр и название места'),
      example: '1234567 Baabda',
      pattern: /\d{1,7}\p{L}*/u,
    }),
    search: 'name',
    register: both('Commercial Register', 'Торговый реестр'),
  }),
  OM: country({
    registration: number({
      short: 'CR',
      name: both('Commercial registration number (CR)', 'Номер торговой регистрации (CR)'),
      format: both('7 digits', '7 цифр'),
      example: '1234567',
      pattern: /\d{5,8}/u,
    }),
    tax: number({
      short: 'VAT',
      name: vatNumber,
      format: both('OM and 10 digits', 'OM и 10 цифр'),
      example: 'OM1100012345',
      pattern: /\d{9}[\dX]/u,
    }),
    search: 'name',
    register: both(
      'Commercial Register (Oman Business Platform)',
      'Торговый реестр (Oman Business Platform)',
    ),
  }),
  OS: country({ search: 'none' }),
  PS: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both('9 digits', '9 цифр'),
      example: '562412345',
      pattern: /\d{9}/u,
    }),
    search: 'name',
    register: both('Companies register', 'Реестр компаний'),
  }),
  QA: country({
    registration: number({
      short: 'CR',
      name: both('Commercial registration number (CR)', 'Номер торговой регистрации (CR)'),
      format: both('Up to 6 digits', 'До 6 цифр'),
      example: '12345',
      pattern: /\d{1,6}/u,
    }),
    search: 'name',
    register: both('Commercial Register', 'Торговый реестр'),
  }),
  SA: country({
    registration: number({
      name: both('Unified national number', 'Единый национальный номер'),
      format: both('10 digits beginning with 7', '10 цифр, первая 7'),
      example: '7001234567',
      pattern: /\d{10}/u,
    }),
    tax: number({
      short: 'VAT',
      name: vatNumber,
      format: both('15 digits, the first and the last are 3', '15 цифр, первая и последняя 3'),
      example: '300123456700003',
      pattern: /\d{15}/u,
    }),
    others: [
      number({
        name: both('Commercial registration number, older', 'Номер торговой регистрации, прежний'),
        format: both(
          '10 digits; 1010 stands for Riyadh, 4030 for Jeddah',
          '10 цифр; 1010 — Эр-Рияд, 4030 — Джидда',
        ),
        example: '1010123456',
        pattern: /\d{10}/u,
      }),
    ],
    search: 'name',
    register: both('Commercial Register', 'Торговый реестр'),
  }),
  SY: country({ search: 'none', register: both('Commercial Register', 'Торговый реестр') }),
  TR: country({
    registration: number({
      short: 'MERSIS',
      name: both('MERSIS number', 'Номер MERSIS'),
      format: both('16 digits', '16 цифр'),
      example: '0123456789012345',
      pattern: /\d{15,16}|\d{3,9}/u,
    }),
    tax: number({
      short: 'VKN',
      name: both('Tax number (VKN)', 'Налоговый номер (VKN)'),
      format: both('10 digits', '10 цифр'),
      example: '1234567890',
      pattern: /\d{10,11}/u,
    }),
    others: [
      number({
        name: both('Trade registry number with its office', 'Номер в торговом реестре и бюро'),
        format: both(
          'Digits, always with the city of the registry; some have a dash',
          'Цифры, всегда с городом реестра; иногда с дефисом',
        ),
        example: '123456-5',
        pattern: /\d{3,9}\p{L}*/u,
      }),
    ],
    search: 'name',
    register: both('Trade Registry Gazette', 'Газета торгового реестра'),
  }),
  YE: country({ search: 'none', register: both('Commercial Register', 'Торговый реестр') }),
};
