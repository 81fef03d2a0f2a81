import { both, type CountryCriteria, country, number } from './country-criteria.ts';

/** What companies of Eastern Asia can be looked for by. */
export const asiaEast: Readonly<Record<string, CountryCriteria>> = {
  CN: country({
    registration: number({
      short: 'USCC',
      name: both(
        'Unified social credit code (USCC), also tax number',
        'Единый код социального кредита (USCC), он же налоговый',
      ),
      format: both('18 digits and capital letters', '18 цифр и заглавных букв'),
      example: '91310000MA0000000X',
      pattern: /[0-9A-Z]{18}|\d{15}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both(
      'National Enterprise Credit Information Publicity System (GSXT)',
      'Национальная система раскрытия кредитной информации о предприятиях (GSXT)',
    ),
  }),
  HK: country({
    registration: number({
      short: 'BRN',
      name: both(
        'Business registration number (BRN), the unique identifier',
        'Номер регистрации бизнеса (BRN), единый идентификатор',
      ),
      format: both(
        '8 digits, on the certificate followed by further groups',
        '8 цифр, в свидетельстве дальше идут ещё группы',
      ),
      example: '12345678',
      pattern: /[A-Z]?\d{1,8}(?:[0-9A-Z]{3,13})?/u,
    }),
    tax: 'none',
    others: [
      number({
        name: both('Company number, older', 'Номер компании, прежний'),
        format: both('Up to 7 digits', 'До 7 цифр'),
        example: '1234567',
        pattern: /\d{1,7}/u,
      }),
    ],
    search: 'name',
    register: both('Companies Register (e-Services Portal)', 'Реестр компаний (портал e-Services)'),
  }),
  JP: country({
    registration: number({
      name: both('Corporate number', 'Корпоративный номер'),
      format: both('13 digits', '13 цифр'),
      example: '1234567890123',
      pattern: /\d{12,13}/u,
    }),
    tax: number({
      name: both('Qualified invoice number', 'Номер для счетов по налогу на потребление'),
      format: both('T and the corporate number', 'T и корпоративный номер'),
      example: 'T1234567890123',
      pattern: /T?\d{13}/u,
    }),
    others: [
      number({
        name: both('Register number of the company', 'Номер в торговом реестре'),
        format: both('12 digits', '12 цифр'),
        example: '0100-01-123456',
        pattern: /\d{12}/u,
      }),
    ],
    search: 'name',
    register: both('Corporate Number site', 'Сайт корпоративных номеров'),
  }),
  KP: country({ search: 'none' }),
  KR: country({
    registration: number({
      name: both('Corporate registration number', 'Номер регистрации юридического лица'),
      format: both('6 and 7 digits', '6 и 7 цифр'),
      example: '110111-1234567',
      pattern: /\d{13}/u,
    }),
    tax: number({
      short: 'BRN',
      name: both('Business registration number', 'Номер регистрации предпринимателя'),
      format: both('3, 2 and 5 digits', '3, 2 и 5 цифр'),
      example: '123-45-67890',
      pattern: /\d{10}/u,
    }),
    search: 'paid',
    register: both(
      'Corporate register (Internet Registry Office)',
      'Реестр юридических лиц (Интернет-регистратура)',
    ),
  }),
  MO: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both('Up to 6 digits and letters, SO for companies', 'До 6 цифр и буквы, у обществ SO'),
      example: '12345 SO',
      pattern: /\d{1,6}[A-Z]{0,2}/u,
    }),
    search: 'paid',
    register: both('Commercial Register', 'Торговый реестр'),
  }),
  TW: country({
    registration: number({
      short: 'UBN',
      name: both(
        'Unified business number (UBN), also tax number',
        'Единый номер предприятия (UBN), он же налоговый',
      ),
      format: both('8 digits', '8 цифр'),
      example: '12345678',
      pattern: /\d{8}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both('Company and business registration search', 'Поиск по регистрации компаний и предприятий'),
  }),
};
