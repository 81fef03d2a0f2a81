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

/** What companies of Eastern and Southern Africa can be looked for by. */
export const africaEast: Readonly<Record<string, CountryCriteria>> = {
  BI: country({
    tax: number({
      short: 'NIF',
      name: both('Tax number (NIF)', 'Налоговый номер (NIF)'),
      format: both('Ten digits beginning with 4', 'Десять цифр, начинается с 4'),
      example: '4000123456',
      pattern: /\d{10}/u,
    }),
    search: 'paid',
    register: both('Trade register, one-stop shop', 'Торговый реестр, единое окно'),
  }),
  BW: country({
    registration: number({
      short: 'UIN',
      name: both('Unique identification number (UIN)', 'Единый идентификационный номер (UIN)'),
      format: both('BW and eleven digits', 'BW и одиннадцать цифр'),
      example: 'BW00001234567',
      pattern: /(?:BW)?\d{11}|CO\d{5,10}/u,
    }),
    search: 'name',
    register: both(
      'Companies and Intellectual Property Authority (CIPA)',
      'Управление компаний и интеллектуальной собственности (CIPA)',
    ),
  }),
  KE: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both(
        'PVT- and letters with digits; older ones CPR/year/number or C. and digits',
        'PVT- с буквами и цифрами; у старых — CPR/год/номер или C. и цифры',
      ),
      example: 'CPR/2015/123456',
      pattern: /[A-Z]{1,4}[A-Z0-9]{3,14}/u,
    }),
    tax: number({
      short: 'KRA PIN',
      name: both('KRA PIN', 'Налоговый номер KRA PIN'),
      format: both('P, nine digits and a letter for companies', 'P, девять цифр и буква для компаний'),
      example: 'P051234567A',
      pattern: /[A-Z]\d{9}[A-Z]/u,
    }),
    search: 'paid',
    register: both('Companies Registry', 'Реестр компаний'),
  }),
  LS: country({ search: 'name', register: both('Companies Registry', 'Реестр компаний') }),
  MG: country({
    tax: number({
      short: 'NIF',
      name: both('Tax number (NIF)', 'Налоговый номер (NIF)'),
      format: both('Ten digits', 'Десять цифр'),
      example: '4001234567',
      pattern: /\d{10}/u,
    }),
    search: 'name',
    register: both('Trade and Companies Register (RCS)', 'Реестр торговли и компаний (RCS)'),
  }),
  MU: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both(
        'C and digits for private companies, other letters for other kinds',
        'C и цифры для частных компаний, у других видов иные буквы',
      ),
      example: 'C123456',
      pattern: /[A-Z]{1,2}\d{3,8}|\d{3,7}/u,
    }),
    tax: number({
      short: 'BRN',
      name: both('Business registration number (BRN)', 'Регистрационный номер предприятия (BRN)'),
      format: both('A letter and eight digits', 'Буква и восемь цифр'),
      example: 'C15123456',
      pattern: /[A-Z]\d{8}|(?:VAT)?\d{8}/u,
    }),
    search: 'name',
    register: both('Companies and Businesses Registry (CBRIS)', 'Реестр компаний и предприятий (CBRIS)'),
  }),
  MW: country({ search: 'name', register: both('Companies register', 'Реестр компаний') }),
  MZ: country({
    registration: number({
      short: 'NUEL',
      name: both('Legal entity number (NUEL)', 'Номер юридического лица (NUEL)'),
      format: both('Nine digits', 'Девять цифр'),
      example: '100123456',
      pattern: /\d{9}/u,
    }),
    tax: number({
      short: 'NUIT',
      name: both('Taxpayer number (NUIT)', 'Номер налогоплательщика (NUIT)'),
      format: both('Nine digits', 'Девять цифр'),
      example: '400123456',
      pattern: /\d{9}/u,
    }),
    search: 'paid',
    register: both('Registry of Legal Entities', 'Реестр юридических лиц'),
  }),
  NA: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        'Year and number; CC in front for a close corporation',
        'Год и номер; у закрытых корпораций впереди CC',
      ),
      example: '2015/1234',
      pattern: /(?:CC)?\d{5,10}/u,
    }),
    search: 'name',
    register: both(
      'Business and Intellectual Property Authority (BIPA)',
      'Управление бизнеса и интеллектуальной собственности (BIPA)',
    ),
  }),
  RE: country({
    registration: siren,
    tax: number({
      short: 'TVA',
      name: vatNumber,
      format: both('FR, 2 characters and the SIREN', 'FR, 2 знака и SIREN'),
      example: 'FR11123456782',
      pattern: /(?:FR)?[0-9A-Z]{2}\d{9}/u,
    }),
    others: [siret],
    search: 'name',
    register: both('National Business Register (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
  RW: country({
    registration: number({
      short: 'TIN',
      name: both(
        'Company code, also the taxpayer number (TIN)',
        'Код компании, он же номер налогоплательщика (TIN)',
      ),
      format: both('Nine digits', 'Девять цифр'),
      example: '101234567',
      pattern: /\d{9}/u,
    }),
    tax: 'same',
    search: 'name',
    register: both('Office of the Registrar General', 'Управление Генерального регистратора'),
  }),
  SC: country({
    search: 'name',
    register: both(
      'Register of international business companies (IBC)',
      'Реестр международных коммерческих компаний (IBC)',
    ),
  }),
  SH: country({
    search: 'paid',
    register: both('Companies Registry of St Helena', 'Реестр компаний острова Святой Елены'),
  }),
  SZ: country({ search: 'name', register: both('Companies Register', 'Реестр компаний') }),
  TZ: country({
    registration: number({
      name: both('Incorporation number', 'Номер инкорпорации'),
      format: both(
        'Digits only; nine for newer companies, fewer for older ones',
        'Только цифры: девять у новых компаний, меньше у старых',
      ),
      example: '123456789',
      pattern: /\d{3,9}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Номер налогоплательщика (TIN)'),
      format: both('Nine digits', 'Девять цифр'),
      example: '123-456-789',
      pattern: /\d{9}/u,
    }),
    search: 'name',
    register: both(
      'Business Registrations and Licensing Agency (BRELA)',
      'Агентство регистрации и лицензирования бизнеса (BRELA)',
    ),
  }),
  UG: country({
    registration: number({
      short: 'BRN',
      name: both('Business registration number (BRN)', 'Регистрационный номер (BRN)'),
      format: both(
        'Fourteen digits, usually beginning with 800',
        'Четырнадцать цифр, обычно начинается с 800',
      ),
      example: '80020001234567',
      pattern: /\d{3,14}/u,
    }),
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Номер налогоплательщика (TIN)'),
      format: both('Ten digits', 'Десять цифр'),
      example: '1001234567',
      pattern: /\d{10}/u,
    }),
    search: 'name',
    register: both('Uganda Registration Services Bureau (URSB)', 'Бюро регистрационных услуг Уганды (URSB)'),
  }),
  YT: country({
    registration: siren,
    others: [siret],
    search: 'name',
    register: both('National Business Register (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
  ZA: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        'Year, six digits and a two-digit type code: 07 is a private company',
        'Год, шесть цифр и двузначный код вида: 07 — частная компания',
      ),
      example: '2015/123456/07',
      pattern: /[A-Z]{0,2}\d{9,12}/u,
    }),
    tax: number({
      short: 'VAT',
      name: both('VAT number', 'Номер НДС'),
      format: both('Ten digits beginning with 4', 'Десять цифр, начинается с 4'),
      example: '4123456789',
      pattern: /\d{10}/u,
    }),
    search: 'name',
    register: both(
      'Companies and Intellectual Property Commission (CIPC)',
      'Комиссия по компаниям и интеллектуальной собственности (CIPC)',
    ),
  }),
  ZM: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both('Twelve digits', 'Двенадцать цифр'),
      example: '120150123456',
      pattern: /\d{5,12}/u,
    }),
    tax: number({
      short: 'TPIN',
      name: both('Taxpayer number (TPIN)', 'Номер налогоплательщика (TPIN)'),
      format: both('Ten digits', 'Десять цифр'),
      example: '1001234567',
      pattern: /\d{10}/u,
    }),
    search: 'name',
    register: both(
      'Patents and Companies Registration Agency (PACRA)',
      'Агентство регистрации патентов и компаний (PACRA)',
    ),
  }),
  ZW: country({
    registration: number({
      name: both('Registration number', 'Регистрационный номер'),
      format: both(
        'On older certificates a serial number and the year',
        'На прежних свидетельствах порядковый номер и год',
      ),
      example: '1234/2015',
      pattern: /\d{3,10}[A-Z]?/u,
    }),
    search: 'paid',
    register: both('Companies Registry', 'Реестр компаний'),
  }),
};
