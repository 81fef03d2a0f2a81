import { both, type CountryCriteria, country, number, vatNumber } from './country-criteria.ts';

/** What companies of Southern and South-Eastern Asia can be looked for by. */
export const asiaSouth: Readonly<Record<string, CountryCriteria>> = {
  BD: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both('A letter, digits and the year', 'Буква, цифры и год'),
      example: 'C-123456/2020',
      pattern: /[A-Z]{0,4}\d{2,12}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Налоговый номер (TIN)'),
      format: both('12 digits', '12 цифр'),
      example: '123456789012',
      pattern: /\d{12}/u,
    }),
    others: [
      number({
        name: both('Business identification number (BIN) for VAT', 'Номер плательщика НДС (BIN)'),
        format: both('9 and 4 digits', '9 и 4 цифры'),
        example: '001234567-0101',
        pattern: /\d{9}(?:\d{4})?/u,
      }),
    ],
    search: 'name',
    register: both('Register of companies and firms', 'Реестр компаний и фирм'),
  }),
  BN: country({
    registration: number({
      short: 'RC',
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        'RC and digits for companies, P and digits for business names',
        'RC и цифры у компаний, P и цифры у деловых имён',
      ),
      example: 'RC20001234',
      pattern: /[A-Z]{1,3}\d{4,10}/u,
    }),
    search: 'paid',
    register: both('Register of companies and business names', 'Реестр компаний и деловых имён'),
  }),
  BT: country({ search: 'none', register: both('Register of companies', 'Реестр компаний') }),
  ID: country({
    registration: number({
      short: 'NIB',
      name: both('Business identification number (NIB)', 'Номер субъекта бизнеса (NIB)'),
      format: both('13 digits', '13 цифр'),
      example: '1234567890123',
      pattern: /\d{13}|AHU[0-9A-Z]{6,30}/u,
    }),
    tax: number({
      short: 'NPWP',
      name: both('Tax number (NPWP)', 'Налоговый номер (NPWP)'),
      format: both('15 digits in the older form, 16 in the new', '15 цифр в прежнем виде, 16 в новом'),
      example: '01.234.567.8-901.000',
      pattern: /\d{15,16}/u,
    }),
    search: 'paid',
    register: both('Company register (AHU Online)', 'Реестр компаний (AHU Online)'),
  }),
  IN: country({
    registration: number({
      short: 'CIN',
      name: both('Corporate identity number (CIN)', 'Корпоративный номер (CIN)'),
      format: both(
        '21 characters: listing, line of business, state, year, kind, number',
        '21 знак: биржевой статус, отрасль, штат, год, вид, номер',
      ),
      example: 'U12345MH2020PTC123456',
      pattern: /[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}\d{4}|F\d{5}/u,
    }),
    tax: number({
      short: 'GSTIN',
      name: both('GST number (GSTIN)', 'Номер плательщика GST (GSTIN)'),
      format: both('15 characters: state, PAN and 3 more', '15 знаков: штат, PAN и ещё 3'),
      example: '27AAAAA0000A1Z5',
      pattern: /\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}/u,
    }),
    others: [
      number({
        short: 'PAN',
        name: both('Tax number (PAN)', 'Налоговый номер (PAN)'),
        format: both('5 letters, 4 digits and a letter', '5 букв, 4 цифры и буква'),
        example: 'AAAAA0000A',
        pattern: /[A-Z]{5}\d{4}[A-Z]/u,
      }),
    ],
    search: 'name',
    register: both('MCA portal, register of companies and LLPs', 'Портал MCA, реестр компаний и LLP'),
  }),
  IO: country({ search: 'none' }),
  KH: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both('8 digits, the first ones often zeros', '8 цифр, первые часто нули'),
      example: '00012345',
      pattern: /\d{8}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Tax number (TIN)', 'Налоговый номер (TIN)'),
      format: both('A letter, 3 digits, a hyphen and 9 digits', 'Буква, 3 цифры, дефис и 9 цифр'),
      example: 'L001-123456789',
      pattern: /[A-Z]\d{12}/u,
    }),
    search: 'name',
    register: both('Business register', 'Реестр бизнеса'),
  }),
  LA: country({ search: 'none', register: both('Enterprise register', 'Реестр предприятий') }),
  LK: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        'Letters of the kind (PV private, PB public) and digits',
        'Буквы вида (PV — частная, PB — публичная) и цифры',
      ),
      example: 'PV 12345',
      pattern: /[A-Z]{1,4}\d{1,9}/u,
    }),
    tax: number({
      short: 'VAT',
      name: vatNumber,
      format: both('9 and 4 digits', '9 и 4 цифры'),
      example: '123456789-7000',
      pattern: /\d{9}(?:\d{4})?/u,
    }),
    search: 'name',
    register: both('Register of companies (eROC)', 'Реестр компаний (eROC)'),
  }),
  MM: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both('9 digits', '9 цифр'),
      example: '123456789',
      pattern: /\d{9}/u,
    }),
    search: 'name',
    register: both('MyCO, register of companies', 'MyCO, реестр компаний'),
  }),
  MV: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both('C, digits and the year for companies', 'C, цифры и год у компаний'),
      example: 'C-0123/2020',
      pattern: /[A-Z]{1,2}\d{3,10}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Номер налогоплательщика (TIN)'),
      format: both(
        '7 digits, letters of the tax such as GST and 3 digits',
        '7 цифр, буквы налога, например GST, и 3 цифры',
      ),
      example: '1012345GST501',
      pattern: /\d{7}[A-Z]{2,4}\d{3}/u,
    }),
    search: 'name',
    register: both('Business register', 'Реестр бизнеса'),
  }),
  MY: country({
    registration: number({
      short: 'SSM',
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        '12 digits: year, kind, serial number; older ones 6 or 7 digits and a letter',
        '12 цифр: год, вид, порядковый номер; прежние — 6 или 7 цифр и буква',
      ),
      example: '202001012345 (1234567-A)',
      pattern: /\d{12}(?:\d{5,7}[A-Z])?|\d{1,7}[A-Z]|LLP\d{7}[A-Z]{0,3}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Tax number (TIN)', 'Налоговый номер (TIN)'),
      format: both('C and up to 11 digits for companies', 'C и до 11 цифр у компаний'),
      example: 'C1234567890',
      pattern: /[A-Z]{1,2}\d{8,14}/u,
    }),
    search: 'name',
    register: both('Register of companies and businesses', 'Реестр компаний и предприятий'),
  }),
  NP: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        'Digits, then the fiscal year of the Nepali calendar',
        'Цифры и финансовый год по непальскому календарю',
      ),
      example: '123456/077/078',
      pattern: /\d{1,14}/u,
    }),
    tax: number({
      short: 'PAN',
      name: both('Permanent account number (PAN)', 'Налоговый номер (PAN)'),
      format: both('9 digits', '9 цифр'),
      example: '601234567',
      pattern: /\d{9}/u,
    }),
    search: 'name',
    register: both('Register of companies', 'Реестр компаний'),
  }),
  PH: country({
    registration: number({
      short: 'SEC',
      name: both('SEC registration number', 'Регистрационный номер SEC'),
      format: both('Digits, older ones with letters such as CS', 'Цифры, у прежних буквы, например CS'),
      example: 'CS201912345',
      pattern: /[A-Z]{0,6}\d{5,15}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Налоговый номер (TIN)'),
      format: both('9 digits and 3 to 5 of the branch', '9 цифр и 3–5 цифр филиала'),
      example: '123-456-789-000',
      pattern: /\d{9}(?:\d{3,5})?/u,
    }),
    search: 'name',
    register: both('Register of corporations and partnerships', 'Реестр корпораций и товариществ'),
  }),
  PK: country({
    registration: number({
      short: 'CUIN',
      name: both('Corporate unique identification number (CUIN)', 'Единый номер компании (CUIN)'),
      format: both('7 digits', '7 цифр'),
      example: '0123456',
      pattern: /\d{7}/u,
    }),
    tax: number({
      short: 'NTN',
      name: both('National tax number (NTN)', 'Национальный налоговый номер (NTN)'),
      format: both('7 digits, a hyphen and a check digit', '7 цифр, дефис и контрольная цифра'),
      example: '1234567-8',
      pattern: /\d{7,8}|\d{13}/u,
    }),
    search: 'name',
    register: both('Register of companies (eServices)', 'Реестр компаний (eServices)'),
  }),
  SG: country({
    registration: number({
      short: 'UEN',
      name: both('Unique entity number (UEN)', 'Единый номер субъекта (UEN)'),
      format: both(
        'Year, 5 digits and a letter for companies; 8 digits and a letter for firms',
        'Год, 5 цифр и буква у компаний; 8 цифр и буква у фирм',
      ),
      example: '202012345A',
      pattern: /\d{8}[A-Z]|\d{9}[A-Z]|[A-Z]\d{2}[A-Z]{2}\d{4}[A-Z]/u,
    }),
    tax: number({
      short: 'GST',
      name: both('GST registration number', 'Номер плательщика GST'),
      format: both('Usually the UEN; otherwise M and 9 characters', 'Обычно сам UEN; иначе M и 9 знаков'),
      example: '202012345A',
      pattern: /\d{8}[A-Z]|\d{9}[A-Z]|[A-Z]\d{2}[A-Z]{2}\d{4}[A-Z]|M[0-9A-Z]{9,10}/u,
    }),
    search: 'name',
    register: both('Register of business entities (Bizfile)', 'Реестр субъектов бизнеса (Bizfile)'),
  }),
  TH: country({
    registration: number({
      name: both('Registration number, also tax number', 'Регистрационный номер, он же налоговый'),
      format: both('13 digits beginning with 0', '13 цифр, первая 0'),
      example: '0105551234567',
      pattern: /\d{13}|\d{10}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both('DBD DataWarehouse+'),
  }),
  TL: country({ search: 'none', register: both('Commercial register', 'Торговый реестр') }),
  VN: country({
    registration: number({
      short: 'MST',
      name: both('Enterprise code, also tax number', 'Код предприятия, он же налоговый'),
      format: both('10 digits; a branch adds a hyphen and 3', '10 цифр; у филиала ещё дефис и 3'),
      example: '0101234567',
      pattern: /\d{10}(?:\d{3})?/u,
    }),
    tax: 'same',
    search: 'name',
    register: both('National Business Registration Portal', 'Национальный портал регистрации предприятий'),
  }),
};
