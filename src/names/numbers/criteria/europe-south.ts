import { both, type CountryCriteria, country, number, vatNumber } from './country-criteria.ts';

/** What companies of Southern Europe can be looked for by. */
export const europeSouth: Readonly<Record<string, CountryCriteria>> = {
  AD: country({
    tax: number({
      short: 'NRT',
      name: both('Tax number (NRT)', 'Налоговый номер (NRT)'),
      format: both(
        'A letter, 6 digits and a check letter, with hyphens',
        'Буква, 6 цифр и контрольная буква через дефис',
      ),
      example: 'L-123456-A',
      pattern: /[A-Z]\d{6}[A-Z]/u,
    }),
    search: 'none',
    register: both(
      'Companies Register (Registre de Societats Mercantils)',
      'Реестр торговых обществ (Registre de Societats Mercantils)',
    ),
  }),
  AL: country({
    registration: 'same',
    tax: number({
      short: 'NUIS / NIPT',
      name: both(
        'Unique number NUIS (NIPT), for register and taxes',
        'Единый номер NUIS (NIPT) для реестра и налогов',
      ),
      format: both('A letter, 8 digits and a letter', 'Буква, 8 цифр и буква'),
      example: 'L12345678A',
      pattern: /[A-Z]\d{8}[A-Z]/u,
    }),
    search: 'name',
    register: both('Commercial Register', 'Торговый реестр'),
  }),
  BA: country({
    registration: number({
      short: 'MBS',
      name: both('Court register number (MBS)', 'Номер в судебном реестре (MBS)'),
      format: both('2, 2, 4 and 2 digits', '2, 2, 4 и 2 цифры'),
      example: '65-01-0123-10',
      pattern: /\d{4,12}/u,
    }),
    tax: number({
      short: 'JIB',
      name: both('Identification number (JIB)', 'Идентификационный номер (JIB)'),
      format: both('13 digits', '13 цифр'),
      example: '4201234567890',
      pattern: /\d{12,13}/u,
    }),
    others: [
      number({
        name: vatNumber,
        format: both('12 digits', '12 цифр'),
        example: '201234567890',
        pattern: /\d{12}/u,
      }),
    ],
    search: 'name',
    register: both('Registers of business entities', 'Реестры субъектов хозяйствования'),
  }),
  CY: country({
    registration: number({
      short: 'HE',
      name: both('Registration number', 'Регистрационный номер'),
      format: both('HE (ΗΕ) and up to 6 digits', 'HE (ΗΕ) и до 6 цифр'),
      example: 'HE 123456',
      pattern: /[A-Z]{0,2}\d{1,7}/u,
    }),
    tax: number({
      short: both('FPA', 'ΦΠΑ'),
      name: vatNumber,
      format: both('CY, 8 digits and a letter', 'CY, 8 цифр и буква'),
      example: 'CY12345678X',
      pattern: /\d{8}[A-Z]/u,
    }),
    search: 'name',
    register: both('Register of Companies', 'Реестр компаний'),
  }),
  ES: country({
    tax: number({
      short: 'NIF',
      name: both('Tax number (NIF)', 'Налоговый номер (NIF)'),
      format: both(
        'A letter, 7 digits and a control character; B is an S.L., A an S.A.',
        'Буква, 7 цифр и контрольный знак; B — S.L., A — S.A.',
      ),
      example: 'B12345678',
      pattern: /[A-Z0-9]\d{7}[A-Z0-9]/u,
    }),
    search: 'paid',
    register: both('Companies Register (Registro Mercantil)', 'Торговый реестр (Registro Mercantil)'),
  }),
  GI: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both('Up to 6 digits', 'До 6 цифр'),
      example: '123456',
      pattern: /\d{1,7}/u,
    }),
    tax: 'none',
    search: 'name',
    register: both('Companies register', 'Реестр компаний'),
  }),
  GR: country({
    registration: number({
      short: both('GEMI', 'ГЕМИ'),
      name: both('GEMI number', 'Номер ГЕМИ'),
      format: both('12 digits', '12 цифр'),
      example: '123456789000',
      pattern: /\d{9,12}/u,
    }),
    tax: number({
      short: both('AFM', 'ΑΦΜ'),
      name: both('Tax number (AFM)', 'Налоговый номер (ΑΦΜ)'),
      format: both('9 digits', '9 цифр'),
      example: '123456789',
      pattern: /(?:EL|GR)?\d{9}/u,
    }),
    search: 'name',
    register: both('General Commercial Registry (GEMI)', 'Общий торговый реестр (ГЕМИ)'),
  }),
  HR: country({
    registration: number({
      short: 'MBS',
      name: both('Registration number (MBS)', 'Номер в судебном реестре (MBS)'),
      format: both('9 digits', '9 цифр'),
      example: '080123456',
      pattern: /\d{8,9}/u,
    }),
    tax: number({
      short: 'OIB',
      name: both('Personal identification number (OIB)', 'Личный идентификационный номер (OIB)'),
      format: both('11 digits', '11 цифр'),
      example: '12345678901',
      pattern: /\d{11}/u,
    }),
    search: 'name',
    register: both('Court Register (Sudski registar)', 'Судебный реестр (Sudski registar)'),
  }),
  IT: country({
    registration: number({
      short: 'REA',
      name: both('REA number', 'Номер REA'),
      format: both('Two letters of the province and up to 7 digits', 'Две буквы провинции и до 7 цифр'),
      example: 'MI-1234567',
      pattern: /[A-Z]{2}\d{5,7}/u,
    }),
    tax: number({
      short: 'Partita IVA',
      name: vatNumber,
      format: both('IT and 11 digits (partita IVA)', 'IT и 11 цифр (partita IVA)'),
      example: 'IT12345678901',
      pattern: /\d{11}/u,
    }),
    others: [
      number({
        name: both('Tax code of a company (codice fiscale)', 'Налоговый код компании (codice fiscale)'),
        format: both('11 digits', '11 цифр'),
        example: '12345678901',
        pattern: /\d{11}|[A-Z0-9]{16}/u,
      }),
    ],
    search: 'name',
    register: both('Business Register (Registro Imprese)', 'Реестр предприятий (Registro Imprese)'),
  }),
  ME: country({
    registration: number({
      short: 'CRPS',
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        'A digit for the form, a hyphen, 7 digits, a slash and 3 digits of the change',
        'Цифра формы, дефис, 7 цифр, дробь и 3 цифры изменения',
      ),
      example: '5-0123456/001',
      pattern: /\d{8,11}/u,
    }),
    tax: number({
      short: 'PIB',
      name: both('Tax number (PIB)', 'Налоговый номер (PIB)'),
      format: both('8 digits', '8 цифр'),
      example: '01234567',
      pattern: /\d{8}/u,
    }),
    search: 'name',
    register: both(
      'Central Register of Business Entities (CRPS)',
      'Центральный реестр субъектов хозяйствования (CRPS)',
    ),
  }),
  MK: country({
    registration: number({
      short: both('EMBS', 'ЕМБС'),
      name: both('Registration number (EMBS)', 'Регистрационный номер (ЕМБС)'),
      format: both('7 digits', '7 цифр'),
      example: '1234567',
      pattern: /\d{7}/u,
    }),
    tax: number({
      short: both('EDB', 'ЕДБ'),
      name: both('Tax number (EDB)', 'Налоговый номер (ЕДБ)'),
      format: both('13 digits', '13 цифр'),
      example: '4012345678901',
      pattern: /\d{13}/u,
    }),
    search: 'name',
    register: both('Trade Register', 'Торговый реестр'),
  }),
  MT: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both('C and up to 6 digits', 'C и до 6 цифр'),
      example: 'C 12345',
      pattern: /[A-Z]{0,2}\d{1,6}/u,
    }),
    tax: number({
      short: 'VAT',
      name: vatNumber,
      format: both('MT and 8 digits', 'MT и 8 цифр'),
      example: 'MT12345678',
      pattern: /\d{8}/u,
    }),
    search: 'name',
    register: both('Register of Companies', 'Реестр компаний'),
  }),
  PT: country({
    registration: number({
      short: 'NIPC',
      name: both(
        'Legal person number (NIPC), also tax number',
        'Номер юридического лица (NIPC), он же налоговый',
      ),
      format: both('9 digits', '9 цифр'),
      example: '501234567',
      pattern: /\d{9}/u,
    }),
    tax: number({
      short: 'NIF / IVA',
      name: vatNumber,
      format: both('PT and 9 digits', 'PT и 9 цифр'),
      example: 'PT501234567',
      pattern: /\d{9}/u,
    }),
    search: 'paid',
    register: both('Commercial Register (Registo Comercial)', 'Торговый реестр (Registo Comercial)'),
  }),
  SI: country({
    registration: number({
      short: 'Matična številka',
      name: both('Registration number (matična številka)', 'Регистрационный номер (matična številka)'),
      format: both('7 digits; 3 more for a unit', '7 цифр; ещё 3 у подразделения'),
      example: '1234567000',
      pattern: /\d{7}[0-9A-Z]{0,3}/u,
    }),
    tax: number({
      short: 'DDV',
      name: vatNumber,
      format: both('SI and 8 digits', 'SI и 8 цифр'),
      example: 'SI12345678',
      pattern: /\d{8}/u,
    }),
    search: 'name',
    register: both('Business Register (PRS) and Court Register', 'Деловой реестр (PRS) и судебный реестр'),
  }),
  SM: country({
    tax: number({
      short: 'COE',
      name: both('Economic operator code (COE)', 'Код хозяйствующего субъекта (COE)'),
      format: both('SM and 5 digits', 'SM и 5 цифр'),
      example: 'SM12345',
      pattern: /\d{1,5}/u,
    }),
    search: 'none',
    register: both(
      'Register of Companies (Registro delle Società)',
      'Реестр обществ (Registro delle Società)',
    ),
  }),
  VA: country({ search: 'none' }),
};
