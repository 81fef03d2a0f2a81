import { binDigit, innDigit, ogrnDigit, weightedSum } from './checksum.ts';
import { checked, drawPattern, type NumberDraw, type NumberScheme, scheme } from './number-scheme.ts';

const russianRegions = ['77', '78', '16', '23', '24', '25', '50', '52', '54', '55', '61', '63', '66', '74'];

/** ОГРН: 1, year, region, seven digits of the entry, check digit. */
const ogrn: NumberDraw = (context) =>
  checked(`1YY${context.random.pick(russianRegions)}#######`, ogrnDigit)(
    { ...context, foundedYear: Math.max(context.foundedYear, 2002) },
    '',
  );

/** ИНН of a legal entity: the region of the ОГРН, then seven digits and a check digit. */
const inn: NumberDraw = (context, regCode) =>
  checked(`${regCode.slice(3, 5)}#######`, innDigit)(context, regCode);

/** УНП: the first digit is the region of the tax office. */
const unp: NumberDraw = (context) => {
  const region = context.random.pick(['1', '1', '1', '2', '3', '4', '5', '6', '7', '8']);
  return checked(`${region}#######`, (digits) => {
    const check = weightedSum(digits, [29, 23, 19, 17, 13, 7, 5, 3]) % 11;
    return check === 10 ? undefined : String(check);
  })(context, '');
};

/** БИН: year and month, 4 for a resident company, 0 for a head office, five digits, check digit. */
const bin: NumberDraw = (context) => {
  const month = String(context.random.between(1, 12)).padStart(2, '0');
  return checked(`YY${month}40#####`, binDigit)(
    { ...context, foundedYear: Math.max(context.foundedYear, 1993) },
    '',
  );
};

const edrpou = checked('%######', (digits) => {
  const number = Number(`${digits}0`);
  const isMiddle = number >= 30_000_000 && number < 60_000_000;
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const first = weightedSum(digits, weights) % 11;
  const second =
    weightedSum(
      digits,
      weights.map((weight) => weight + 2),
    ) % 11;
  return String(first < 10 ? first : second % 10);
});

const ukrainianVat: NumberDraw = (context, regCode) => drawPattern(`${regCode.slice(0, 7)}#####`, context);

/** Numbers of the former Soviet Union by country code, the Baltic states excepted. */
export const formerSovietNumbers: Readonly<Record<string, NumberScheme>> = {
  AB: scheme('Государственный регистр Республики Абхазия', '%##ЮЛ####', '11######'),
  AM: scheme('Իրավաբանական անձանց պետական ռեգիստր', '###.110.%#####', '0#######'),
  AZ: scheme('Dövlət Vergi Xidməti', '%########1', null),
  BY: scheme('Единый государственный регистр (ЕГР)', unp, (_, regCode) => regCode),
  GE: scheme('საჯარო რეესტრის ეროვნული სააგენტო', '%########', (_, regCode) => regCode),
  KG: scheme('Министерство юстиции Кыргызской Республики', '%#####-3301-###', '0############%'),
  KZ: scheme('Министерство юстиции Республики Казахстан', bin, (_, regCode) => regCode),
  MD: scheme(
    'Agenția Servicii Publice',
    checked('10%#########', (digits) =>
      String(weightedSum(digits, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10),
    ),
    '0######',
  ),
  OS: scheme('Министерство юстиции Республики Южная Осетия', '%####-ЮО', '13######'),
  RU: scheme('ЕГРЮЛ', ogrn, inn),
  TJ: scheme('Кумитаи андоз', '%#########', '0########'),
  TM: scheme('Döwlet reýestri', '%#######', '10##########'),
  UA: scheme('Єдиний державний реєстр (ЄДР)', edrpou, ukrainianVat),
  UZ: scheme('Davlat xizmatlari agentligi', '%#####', '30#######'),
};
