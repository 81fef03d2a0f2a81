import { both, type CountryCriteria, country, number, vatNumber } from './country-criteria.ts';

/** What companies of Western Europe can be looked for by. */
export const europeWest: Readonly<Record<string, CountryCriteria>> = {
  AT: country({
    registration: number({
      short: 'FN',
      name: both('Register number (FN)', 'Номер в реестре (FN)'),
      format: both('FN, up to 6 digits and a check letter', 'FN, до 6 цифр и контрольная буква'),
      example: 'FN 123456a',
      pattern: /(?:FN)?\d{1,6}[A-Z]/u,
    }),
    tax: number({
      short: 'UID',
      name: vatNumber,
      format: both('ATU and 8 digits', 'ATU и 8 цифр'),
      example: 'ATU12345678',
      pattern: /U\d{8}/u,
    }),
    search: 'name',
    register: both('Companies Register (Firmenbuch)', 'Реестр предприятий (Firmenbuch)'),
  }),
  BE: country({
    registration: number({
      short: 'KBO / BCE',
      name: both('Enterprise number', 'Номер предприятия'),
      format: both('10 digits beginning with 0 or 1', '10 цифр, первая 0 или 1'),
      example: '0123.456.789',
      pattern: /[01]?\d{9}/u,
    }),
    tax: number({
      short: 'BTW / TVA',
      name: vatNumber,
      format: both('BE and the enterprise number', 'BE и номер предприятия'),
      example: 'BE0123456789',
      pattern: /[01]?\d{9}/u,
    }),
    search: 'name',
    register: both('Crossroads Bank for Enterprises (KBO / BCE)', 'Банк данных предприятий (KBO / BCE)'),
  }),
  CH: country({
    registration: number({
      short: 'UID',
      name: both('Enterprise number (UID)', 'Номер предприятия (UID)'),
      format: both('CHE and 9 digits', 'CHE и 9 цифр'),
      example: 'CHE-123.456.789',
      pattern: /(?:CHE)?\d{9}|CH\d{11}/u,
    }),
    tax: number({
      short: 'MWST / TVA / IVA',
      name: vatNumber,
      format: both('The UID and MWST, TVA or IVA', 'UID и MWST, TVA или IVA'),
      example: 'CHE-123.456.789 MWST',
      pattern: /(?:CHE)?\d{9}(?:MWST|TVA|IVA|VAT)?/u,
    }),
    search: 'name',
    register: both(
      'Zefix, central index of the commercial registers',
      'Zefix, общий указатель торговых реестров',
    ),
  }),
  DE: country({
    registration: number({
      short: both('HRB/HRA + court', 'HRB/HRA + суд'),
      name: both('Register number (HRB/HRA) with the court', 'Номер в реестре (HRB/HRA) и суд'),
      format: both(
        'HRA or HRB and up to 6 digits, always with the name of the court',
        'HRA или HRB и до 6 цифр, всегда с названием суда',
      ),
      example: 'HRB 12345, Hamburg',
      pattern: /[\p{L}\d]*(?:HR[AB]|GNR|GSR|PR|VR)\d{1,6}\p{L}*/u,
    }),
    tax: number({
      short: 'USt-IdNr.',
      name: vatNumber,
      format: both('DE and 9 digits', 'DE и 9 цифр'),
      example: 'DE123456789',
      pattern: /\d{9}/u,
    }),
    others: [
      number({
        short: 'St.-Nr.',
        name: both('Tax office number (Steuernummer)', 'Номер налоговой инспекции (Steuernummer)'),
        format: both('10 to 13 digits', 'От 10 до 13 цифр'),
        example: '21/815/08150',
        pattern: /\d{10,11}|\d{13}/u,
      }),
    ],
    search: 'name',
    register: both('Commercial Register (Handelsregister)', 'Торговый реестр (Handelsregister)'),
  }),
  FR: country({
    registration: number({
      short: 'SIREN',
      name: both(
        'SIREN (company); a SIRET adds 5 digits for the establishment',
        'SIREN (компания); SIRET — ещё 5 цифр заведения',
      ),
      format: both('9 digits', '9 цифр'),
      example: '123 456 782',
      pattern: /(?:RCS)?\p{L}*\d{9}(?:\d{5})?/u,
    }),
    tax: number({
      short: 'TVA',
      name: vatNumber,
      format: both('FR, 2 characters and the SIREN', 'FR, 2 знака и SIREN'),
      example: 'FR11123456782',
      pattern: /[0-9A-Z]{2}\d{9}/u,
    }),
    search: 'name',
    register: both('National Business Register (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
  GB: country({
    registration: number({
      short: 'CRN',
      name: both('Company number', 'Номер компании'),
      format: both(
        '8 digits, or 2 letters and 6 digits (SC Scotland, NI Northern Ireland, OC partnership)',
        '8 цифр или 2 буквы и 6 цифр (SC — Шотландия, NI — Северная Ирландия, OC — товарищество)',
      ),
      example: '01234567',
      pattern: /[A-Z]{1,2}\d{5,6}[A-Z]?|\d{5,8}/u,
    }),
    tax: number({
      short: 'VAT',
      name: vatNumber,
      format: both('GB and 9 digits', 'GB и 9 цифр'),
      example: 'GB123456789',
      pattern: /\d{9}|\d{12}|(?:GD|HA)\d{3}|(?:GD|HA)8888\d{5}/u,
    }),
    search: 'name',
    register: both('Companies Register', 'Реестр компаний'),
  }),
  GG: country({ tax: 'none', search: 'name', register: both('Guernsey Registry', 'Реестр Гернси') }),
  IE: country({
    registration: number({
      short: 'CRO',
      name: both('Company number', 'Номер компании'),
      format: both('Up to 6 digits', 'До 6 цифр'),
      example: '123456',
      pattern: /\d{1,7}/u,
    }),
    tax: number({
      short: 'VAT',
      name: vatNumber,
      format: both('IE, 7 digits and 1 or 2 letters', 'IE, 7 цифр и 1 или 2 буквы'),
      example: 'IE1234567T',
      pattern: /\d[A-Z0-9]?\d{5}[A-Z]{1,2}/u,
    }),
    search: 'name',
    register: both('Companies Register', 'Реестр компаний'),
  }),
  IM: country({
    registration: number({
      name: both('Company number', 'Номер компании'),
      format: both(
        '6 digits and a letter: C for the 1931 Act, V for the 2006 Act',
        '6 цифр и буква: C — закон 1931 года, V — закон 2006 года',
      ),
      example: '123456C',
      pattern: /\d{6}[A-Z]/u,
    }),
    tax: number({
      short: 'VAT',
      name: vatNumber,
      format: both('GB and 9 digits', 'GB и 9 цифр'),
      example: 'GB001234567',
      pattern: /(?:GB)?(?:\d{9}|\d{12})/u,
    }),
    search: 'name',
    register: both('Companies Registry', 'Реестр компаний'),
  }),
  JE: country({ search: 'name', register: both('Companies Registry', 'Реестр компаний') }),
  LI: country({
    registration: number({
      short: 'FL',
      name: both('Register number (FL)', 'Номер в реестре (FL)'),
      format: both(
        'FL, then 4, 3 and 3 digits and a check digit',
        'FL, затем 4, 3 и 3 цифры и контрольная цифра',
      ),
      example: 'FL-0002.123.456-7',
      pattern: /(?:FL)?\d{11}/u,
    }),
    tax: number({
      short: 'PEID',
      name: both('Taxpayer number (PEID)', 'Номер налогоплательщика (PEID)'),
      format: both('Up to 12 digits', 'До 12 цифр'),
      example: '1234567',
      pattern: /\d{4,12}/u,
    }),
    search: 'name',
    register: both('Commercial Register (Handelsregister)', 'Торговый реестр (Handelsregister)'),
  }),
  LU: country({
    registration: number({
      short: 'RCS',
      name: both('RCS number', 'Номер RCS'),
      format: both('B and up to 6 digits for commercial companies', 'B и до 6 цифр у торговых обществ'),
      example: 'B123456',
      pattern: /[A-Z]\d{1,6}/u,
    }),
    tax: number({
      short: 'TVA',
      name: vatNumber,
      format: both('LU and 8 digits', 'LU и 8 цифр'),
      example: 'LU12345678',
      pattern: /\d{8}/u,
    }),
    search: 'name',
    register: both('Trade and Companies Register (RCS)', 'Реестр торговли и обществ (RCS)'),
  }),
  MC: country({
    registration: number({
      short: 'RCI',
      name: both('RCI number', 'Номер RCI'),
      format: both('2 digits of the year, a letter and 5 digits', '2 цифры года, буква и 5 цифр'),
      example: '99S01234',
      pattern: /\d{2}[A-Z]\d{5}/u,
    }),
    tax: number({
      short: 'TVA',
      name: vatNumber,
      format: both(
        'Monaco shares the French VAT area: FR and 11 characters',
        'Монако входит в территорию НДС Франции: FR и 11 знаков',
      ),
      example: 'FR00000012345',
      pattern: /(?:FR)?[0-9A-Z]{2}\d{9}/u,
    }),
    search: 'name',
    register: both('Trade and Industry Register (RCI)', 'Реестр торговли и промышленности (RCI)'),
  }),
  NL: country({
    registration: number({
      short: 'KVK',
      name: both('KVK number', 'Номер KVK'),
      format: both('8 digits', '8 цифр'),
      example: '12345678',
      pattern: /\d{8}|\d{12}/u,
    }),
    tax: number({
      short: 'Btw-id',
      name: vatNumber,
      format: both('NL, 9 digits, B and 2 digits', 'NL, 9 цифр, B и 2 цифры'),
      example: 'NL123456789B01',
      pattern: /\d{7,9}B\d{2}|\d{9}/u,
    }),
    others: [
      number({
        name: both('RSIN of legal entities', 'RSIN юридических лиц'),
        format: both('9 digits', '9 цифр'),
        example: '123456789',
        pattern: /\d{9}/u,
      }),
    ],
    search: 'name',
    register: both('Business Register (Handelsregister)', 'Торговый реестр (Handelsregister)'),
  }),
};
