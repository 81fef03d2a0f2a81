import { both, type CountryCriteria, country, number } from './country-criteria.ts';

/** What companies of Northern Africa and the Horn can be looked for by. */
export const africaNorth: Readonly<Record<string, CountryCriteria>> = {
  DJ: country({
    search: 'paid',
    register: both('Trade and companies register', 'Реестр торговли и компаний'),
  }),
  DZ: country({
    tax: number({
      short: 'NIF',
      name: both('Tax number (NIF)', 'Налоговый номер (NIF)'),
      format: both('Fifteen digits; twenty for a branch', 'Пятнадцать цифр, у филиала двадцать'),
      example: '000016001234567',
      pattern: /\d{15}|\d{20}/u,
    }),
    search: 'name',
    register: both(
      'National Trade Register Centre (CNRC), Sidjilcom portal',
      'Национальный центр торгового реестра (CNRC), портал Sidjilcom',
    ),
  }),
  EG: country({
    registration: number({
      name: both('Commercial register number', 'Номер в торговом реестре'),
      format: both(
        'Digits only, unique within one register office',
        'Только цифры, уникален в пределах одного отделения',
      ),
      example: '123456',
      pattern: /\d{1,8}/u,
    }),
    tax: number({
      name: both('Tax registration number', 'Налоговый регистрационный номер'),
      format: both('Nine digits', 'Девять цифр'),
      example: '123-456-789',
      pattern: /\d{9}/u,
    }),
    search: 'paid',
    register: both('Commercial Register', 'Торговый реестр'),
  }),
  EH: country({ search: 'none' }),
  ER: country({
    search: 'none',
    register: both(
      'Business licensing and company registration',
      'Лицензирование бизнеса и регистрация компаний',
    ),
  }),
  ET: country({
    tax: number({
      short: 'TIN',
      name: both('Taxpayer number (TIN)', 'Номер налогоплательщика (TIN)'),
      format: both('Ten digits', 'Десять цифр'),
      example: '0012345678',
      pattern: /\d{10}/u,
    }),
    search: 'number',
    register: both('Commercial register (eTrade portal)', 'Торговый реестр (портал eTrade)'),
  }),
  LY: country({ search: 'none', register: both('Commercial Register', 'Торговый реестр') }),
  MA: country({
    registration: number({
      short: 'RC',
      name: both('Trade register number (RC)', 'Номер торгового реестра (RC)'),
      format: both(
        'Digits, unique within one court; always quoted with the town',
        'Цифры, уникальны в пределах одного суда; пишется вместе с городом',
      ),
      example: '123456',
      pattern: /\d{1,7}\p{L}*/u,
    }),
    tax: number({
      short: 'ICE',
      name: both('Common company identifier (ICE)', 'Единый идентификатор предприятия (ICE)'),
      format: both('Fifteen digits', 'Пятнадцать цифр'),
      example: '001234567000089',
      pattern: /\d{15}/u,
    }),
    others: [
      number({
        short: 'IF',
        name: both('Tax identifier (IF)', 'Налоговый идентификатор (IF)'),
        format: both('7 or 8 digits', '7 или 8 цифр'),
        example: '1234567',
        pattern: /\d{7,8}/u,
      }),
    ],
    search: 'name',
    register: both('Central Trade Register', 'Центральный торговый реестр'),
  }),
  MR: country({
    search: 'paid',
    register: both('Register of Commerce and Movable Securities', 'Реестр торговли и движимых обеспечений'),
  }),
  SD: country({ search: 'paid', register: both('Commercial Registrar', 'Коммерческий регистратор') }),
  SO: country({
    search: 'name',
    register: both('Federal business registration', 'Федеральная регистрация бизнеса'),
  }),
  SS: country({ search: 'paid', register: both('Business Registry', 'Реестр предприятий') }),
  TN: country({
    registration: number({
      name: both('Unique identifier, also the tax number', 'Единый идентификатор, он же налоговый номер'),
      format: both('Seven digits and a letter', 'Семь цифр и буква'),
      example: '1234567A',
      pattern: /\d{1,7}[A-Z](?:[A-Z]{0,2}\d{3}|[A-Z])?/u,
    }),
    tax: 'same',
    search: 'name',
    register: both('National Register of Enterprises (RNE)', 'Национальный реестр предприятий (RNE)'),
  }),
};
