import { both, type CountryCriteria, country, number, vatNumber } from './country-criteria.ts';

/** What companies of Eastern Europe can be looked for by. */
export const europeEast: Readonly<Record<string, CountryCriteria>> = {
  BG: country({
    registration: number({
      short: both('EIK', 'ЕИК'),
      name: both('Unified identification code (EIK / UIC)', 'Единый идентификационный код (ЕИК)'),
      format: both('9 digits', '9 цифр'),
      example: '123456789',
      pattern: /\d{9}|\d{13}/u,
    }),
    tax: number({
      short: both('DDS', 'ДДС'),
      name: vatNumber,
      format: both('BG and 9 digits for companies', 'BG и 9 цифр у компаний'),
      example: 'BG123456789',
      pattern: /\d{9,10}/u,
    }),
    search: 'name',
    register: both(
      'Commercial Register and Register of Non-profit Legal Entities',
      'Торговый реестр и реестр некоммерческих организаций',
    ),
  }),
  BY: country({
    registration: number({
      short: both('UNP', 'УНП'),
      name: both('Payer number (UNP), also register number', 'УНП, он же регистрационный номер'),
      format: both('9 digits', '9 цифр'),
      example: '190123456',
      pattern: /\d{9}|[A-Z]{2}\d{7}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both('Unified State Register (EGR)', 'Единый государственный регистр (ЕГР)'),
  }),
  MD: country({
    registration: number({
      short: 'IDNO',
      name: both(
        'State identification number (IDNO), also tax code',
        'Государственный идентификационный номер (IDNO), он же налоговый код',
      ),
      format: both('13 digits', '13 цифр'),
      example: '1012600012345',
      pattern: /\d{13}/u,
    }),
    tax: number({
      short: 'TVA',
      name: both('VAT code', 'Код плательщика НДС'),
      format: both('7 digits', '7 цифр'),
      example: '0123456',
      pattern: /\d{7}|\d{13}/u,
    }),
    search: 'name',
    register: both('State Register of Legal Entities', 'Государственный регистр юридических лиц'),
  }),
  RO: country({
    registration: number({
      name: both('Trade register number', 'Номер в торговом реестре'),
      format: both(
        'J, county, serial number and year; registrations since July 2024 have a longer number without the county',
        'J, уезд, порядковый номер и год; у зарегистрированных с июля 2024 г. номер длиннее и без уезда',
      ),
      example: 'J40/1234/2020',
      pattern: /[JFC]\d{6,15}/u,
    }),
    tax: number({
      short: 'CUI / CIF',
      name: both('Fiscal code (CUI)', 'Налоговый код (CUI)'),
      format: both('2 to 10 digits', 'От 2 до 10 цифр'),
      example: '12345678',
      pattern: /\d{2,10}|\d{13}/u,
    }),
    search: 'name',
    register: both('Trade Register', 'Торговый реестр'),
  }),
  RS: country({
    registration: number({
      short: both('Matični broj', 'Матични број'),
      name: both('Registration number (matični broj)', 'Регистрационный номер (матични број)'),
      format: both('8 digits', '8 цифр'),
      example: '20123456',
      pattern: /\d{8}/u,
    }),
    tax: number({
      short: both('PIB', 'ПИБ'),
      name: both('Tax number (PIB)', 'Налоговый номер (ПИБ)'),
      format: both('9 digits', '9 цифр'),
      example: '101234567',
      pattern: /\d{9}/u,
    }),
    search: 'name',
    register: both('Register of Companies', 'Реестр хозяйственных обществ'),
  }),
  RU: country({
    registration: number({
      short: both('OGRN', 'ОГРН'),
      name: both('Main state number (OGRN)', 'Основной государственный номер (ОГРН)'),
      format: both('13 digits; 15 for an entrepreneur (OGRNIP)', '13 цифр; у предпринимателя 15 (ОГРНИП)'),
      example: '1027700123456',
      pattern: /\d{13}|\d{15}/u,
    }),
    tax: number({
      short: both('INN', 'ИНН'),
      name: both('Taxpayer number (INN)', 'ИНН'),
      format: both('10 digits for companies, 12 for people', '10 цифр у организаций, 12 у людей'),
      example: '7701234567',
      pattern: /\d{10}|\d{12}/u,
    }),
    others: [
      number({
        short: both('KPP', 'КПП'),
        name: both('Code of the reason for registration (KPP)', 'КПП, код причины постановки на учёт'),
        format: both('9 digits', '9 цифр'),
        example: '770101001',
        pattern: /\d{4}[0-9A-Z]{2}\d{3}/u,
      }),
    ],
    search: 'name',
    register: both(
      'Unified State Register of Legal Entities (EGRUL)',
      'Единый государственный реестр юридических лиц (ЕГРЮЛ)',
    ),
  }),
  UA: country({
    registration: number({
      short: both('EDRPOU', 'ЕГРПОУ'),
      name: both('EDRPOU code', 'Код ЕГРПОУ'),
      format: both('8 digits', '8 цифр'),
      example: '12345678',
      pattern: /\d{8}/u,
    }),
    tax: number({
      short: both('IPN', 'ИНН'),
      name: both('VAT payer number (IPN)', 'Номер плательщика НДС (ИНН)'),
      format: both('12 digits', '12 цифр'),
      example: '123456789012',
      pattern: /\d{12}|\d{10}/u,
    }),
    search: 'name',
    register: both('Unified State Register (EDR)', 'Единый государственный реестр (ЕГР)'),
  }),
  XK: country({
    registration: number({
      short: 'NUI',
      name: both('Unique identification number (NUI)', 'Единый идентификационный номер (NUI)'),
      format: both('9 digits', '9 цифр'),
      example: '810123456',
      pattern: /\d{8,9}/u,
    }),
    search: 'name',
    register: both('Business register', 'Реестр предприятий'),
  }),
};
