import { creditCodeSign, luhnDigit, weightedSum } from './checksum.ts';
import { checked, drawPattern, type NumberDraw, type NumberScheme, scheme } from './number-scheme.ts';

/** The Chinese credit code: market entity, district, organisation code with its own check sign, check sign. */
const creditCode: NumberDraw = (context) => {
  const district = context.random.pick([
    '110105',
    '310115',
    '440305',
    '440106',
    '330108',
    '320505',
    '370203',
  ]);
  const organisation = drawPattern('%#######', context);
  const sum = (11 - (weightedSum(organisation, [3, 7, 9, 10, 5, 8, 4, 2]) % 11)) % 11;
  const signs = `91${district}${organisation}${sum === 10 ? 'X' : sum}`;
  return signs + creditCodeSign(signs);
};

/** The Japanese corporate number carries its check digit in front. */
const japaneseNumber: NumberDraw = (context) => {
  const digits = drawPattern('0%00010#####', context);
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 2 : 1),
    0,
  );
  return String(9 - (sum % 9)) + digits;
};

const koreanBusinessNumber = checked(
  '%##8%####',
  (digits) => {
    const sum = weightedSum(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(digits[8]) * 5) / 10);
    return String((10 - (sum % 10)) % 10);
  },
  (number) => `${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}`,
);

const turkishTaxDigit = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    const value = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && value === 0 ? 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

const singaporeLetter = (digits: string): string =>
  'ZKCMDNERGWH'.charAt(weightedSum(digits, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11);

const vietnameseDigit = (digits: string): string | undefined => {
  const check = 10 - (weightedSum(digits, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11);
  return check < 0 || check > 9 ? undefined : String(check);
};

const thaiDigit = (digits: string): string =>
  String((11 - (weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10);

const indianNumber: NumberDraw = (context) =>
  drawPattern(`U%####${context.random.pick(['MH', 'DL', 'KA', 'TN', 'GJ', 'WB'])}YYYYPTC%#####`, context);

const gstSign = (signs: string): string => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const sum = [...signs].reduce((total, sign, index) => {
    const value = alphabet.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 36) + (value % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
};

const taiwaneseDigit = (digits: string): string | undefined => {
  const sum = [1, 2, 1, 2, 1, 2, 4].reduce((total, weight, index) => {
    const value = weight * Number(digits[index]);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return digits[6] === '7' ? undefined : String((10 - (sum % 10)) % 10);
};

const gulfVat = '3##########0003';

/** Numbers of Asia by country code, the former Soviet Union excepted. */
export const asianNumbers: Readonly<Record<string, NumberScheme>> = {
  AE: scheme(
    ({ random }) => random.pick(['Dubai Economy and Tourism', 'Abu Dhabi DED', 'Sharjah EDD']),
    '%#####',
    '100############',
  ),
  AF: scheme('Afghanistan Central Business Registry', '%####-YYYY', '9#########'),
  BD: scheme('Registrar of Joint Stock Companies and Firms', 'C-%#####', '00%######-0101'),
  BH: scheme('Ministry of Industry and Commerce', '%####-1', '200###########0'),
  BN: scheme('Registry of Companies and Business Names', 'RC20######', null),
  BT: scheme('Office of the Registrar of Companies', 'U2YYYYTHI####', null),
  CN: scheme('国家市场监督管理总局', creditCode, null),
  HK: scheme('公司註冊處 Companies Registry', '%######', '%#######-000'),
  ID: scheme('Ditjen AHU', '9120#########', '%#.###.###.#-###.000'),
  IL: scheme('רשם החברות', checked('51######', luhnDigit), (_, regCode) => regCode),
  IN: scheme(
    ({ cityLatin }) => `Registrar of Companies, ${cityLatin}`,
    indianNumber,
    checked('27AA@C@####@1Z', gstSign),
  ),
  IQ: scheme('Companies Registration Department', '%####', null),
  IR: scheme('سازمان ثبت اسناد و املاک کشور', '%####', '10%########'),
  JO: scheme('Companies Control Department', '%####', '%#######'),
  JP: scheme('法務局', japaneseNumber, (_, regCode) => `T${regCode}`),
  KH: scheme('Ministry of Commerce', '000%####', 'L001-%########'),
  KP: scheme('Foreign Trade Registry', '%###', null),
  KR: scheme('법원 등기소', '110111-%######', koreanBusinessNumber),
  KW: scheme('Ministry of Commerce and Industry', '%#####', null),
  LA: scheme('Ministry of Industry and Commerce', '01-%#######', '%###########'),
  LB: scheme(({ cityLatin }) => `Commercial Register of ${cityLatin}`, '%######', '%#####-601'),
  LK: scheme('Registrar of Companies', 'PV %#####', '1########-7000'),
  MM: scheme('Directorate of Investment and Company Administration', '1########', null),
  MN: scheme('Улсын бүртгэлийн ерөнхий газар', '90%#######', '%######'),
  MO: scheme('Conservatória dos Registos Comercial e de Bens Móveis', '%#### SO', '8#######'),
  MV: scheme('Registrar of Companies', 'C-%###/YYYY', '10#####GST501'),
  MY: scheme('Suruhanjaya Syarikat Malaysia', 'YYYY01%#####', 'C%#########'),
  NP: scheme('Office of the Company Registrar', '%#####/0##/0##', '6########'),
  OM: scheme('Ministry of Commerce, Industry and Investment Promotion', '1%#####', 'OM11########'),
  PH: scheme('Securities and Exchange Commission', 'CS2%#######', '0##-###-###-000'),
  PK: scheme('Securities and Exchange Commission of Pakistan', '0%#####', '%######-#'),
  PS: scheme('Companies Controller', '5624%####', null),
  QA: scheme('Ministry of Commerce and Industry', '%####', '5%########'),
  SA: scheme('وزارة التجارة', '%010######', gulfVat),
  SG: scheme(
    'ACRA',
    (context) => checked('YYYY#####', singaporeLetter)(context, ''),
    (_, regCode) => regCode,
  ),
  SY: scheme('Commercial Register', '%####', null),
  TH: scheme('กรมพัฒนาธุรกิจการค้า', checked('010555%#####', thaiDigit), (_, regCode) => regCode),
  TL: scheme('SERVE', '%###', '10%####'),
  TR: scheme(({ city }) => `${city} Ticaret Sicili`, '%#####', checked('%########', turkishTaxDigit)),
  TW: scheme('經濟部商業司', checked('%######', taiwaneseDigit), (_, regCode) => regCode),
  VN: scheme('Phòng Đăng ký kinh doanh', checked('0%#######', vietnameseDigit), (_, regCode) => regCode),
  YE: scheme('Ministry of Industry and Trade', '%###', null),
};
