import { both, type CountryCriteria, country, number } from './country-criteria.ts';

/** What companies of Central Asia can be looked for by. */
export const asiaCentral: Readonly<Record<string, CountryCriteria>> = {
  AF: country({
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Налоговый номер (TIN)'),
      format: both('10 digits', '10 цифр'),
      example: '9001234567',
      pattern: /\d{10}/u,
    }),
    search: 'none',
    register: both(
      'Afghanistan Central Business Registry (ACBR)',
      'Центральный реестр бизнеса Афганистана (ACBR)',
    ),
  }),
  KG: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both('Digits, the code of the place and the legal form', 'Цифры, код места и правовая форма'),
      example: '123456-3301-ООО',
      pattern: /\d{4,13}\p{L}{0,6}/u,
    }),
    tax: number({
      short: both('INN', 'ИНН'),
      name: both('Taxpayer number (INN)', 'ИНН'),
      format: both('14 digits', '14 цифр'),
      example: '01234202010012',
      pattern: /\d{14}/u,
    }),
    search: 'name',
    register: both(
      'Register of legal entities, branches and representative offices',
      'Реестр юридических лиц, филиалов и представительств',
    ),
  }),
  KZ: country({
    registration: number({
      short: both('BIN', 'БИН'),
      name: both('Business identification number (BIN)', 'Бизнес-идентификационный номер (БИН)'),
      format: both('12 digits: year, month, form, number', '12 цифр: год, месяц, форма, номер'),
      example: '200140012345',
      pattern: /\d{12}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both('Business register', 'Бизнес-регистр'),
  }),
  MN: country({
    registration: number({
      short: both('RD', 'РД'),
      name: both('Register number (RD)', 'Регистрационный номер (РД)'),
      format: both('7 digits', '7 цифр'),
      example: '1234567',
      pattern: /\d{7}|\d{10}/u,
    }),
    search: 'name',
    register: both('State register of legal entities', 'Государственный реестр юридических лиц'),
  }),
  TJ: country({
    registration: number({
      short: both('EIN', 'ЕИН'),
      name: both('Unified identification number (EIN)', 'Единый идентификационный номер (ЕИН)'),
      format: both('10 digits', '10 цифр'),
      example: '0110012345',
      pattern: /\d{10}/u,
    }),
    tax: number({
      short: both('INN', 'ИНН'),
      name: both('Taxpayer number (INN)', 'ИНН'),
      format: both('9 digits', '9 цифр'),
      example: '010012345',
      pattern: /\d{9}/u,
    }),
    search: 'number',
    register: both(
      'Unified State Register of Legal Entities and Individual Entrepreneurs',
      'Единый государственный реестр юридических лиц и индивидуальных предпринимателей',
    ),
  }),
  TM: country({ search: 'none' }),
  UZ: country({
    tax: number({
      short: both('STIR / INN', 'СТИР / ИНН'),
      name: both('Taxpayer number (STIR, INN)', 'ИНН (СТИР)'),
      format: both('9 digits', '9 цифр'),
      example: '301234567',
      pattern: /\d{9}/u,
    }),
    search: 'number',
    register: both(
      'Unified state register of business entities',
      'Единый государственный реестр субъектов предпринимательства',
    ),
  }),
};
