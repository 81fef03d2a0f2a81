import { pluralIn } from '#kernel/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralIn('ru');
const nbsp = '\u00a0';
const days = (shown: string) =>
  `${shown}${nbsp}${plural(Number(shown), { one: 'день', few: 'дня', other: 'дней' })}`;

export const ru: Texts = {
  names: {
    z_double_prime: 'Z″ Альтмана',
    z_prime: 'Z′ Альтмана',
    zmijewski: 'X Змиевского',
    springate: 'Спрингейт',
    em_score: 'EM Альтмана',
    ohlson_o: 'O Олсона',
    altman_1968: 'Z Альтмана, 1968',
  },
  madeFor: {
    z_double_prime: 'любая отрасль, балансовые оценки',
    z_prime: 'частные производители и торговцы',
    zmijewski: 'пробит',
    springate: 'канадские производители',
    em_score: 'развивающиеся рынки: Z″ + 3,25',
    ohlson_o: 'нужны доллары в постоянных ценах',
    altman_1968: 'производители на бирже, нужна цена акций',
  },
  withDefault: (madeFor, percent) => `${madeFor}; дефолт ${percent}`,
  zones: { safe: 'надёжно', grey: 'серая зона', distress: 'опасно', pass: 'проходит', failed: 'не проходит' },
  noZone: '–',
  counts: (points) => `в балле, ${points}`,
  shownOnly: 'для сведения',
  notComputed: 'не рассчитано',
  reasons: {
    not_applicable_sector: 'модель не для таких компаний',
    no_sales: 'нет выручки: модель не применима',
    too_young: 'в первый год модель не применима',
    zero_denominator: 'не вычисляется: делитель равен нулю',
  },
  missing: (list) => `неизвестно: ${list}`,
  noDollars: 'нет курса и индекса цен',
  noMarketPrice: 'цена акций не учитывается',
  disagree: (list) => `модели расходятся: ${list}`,
  zoneCount: (count, zone) => `${zone}${nbsp}— ${count}`,
  whatIf: {
    asItStands: 'Как есть',
    equity: (percent) => `Собственный капитал ${percent}`,
    noProfit: 'Операционная прибыль падает до нуля',
    daysLate: (shown) => `Платит на ${days(shown)} позже срока`,
    daysLateNot: (shown, now) => `Платит на ${days(shown)} позже срока, а не на ${now}`,
    claimsSettled: 'Иски урегулированы',
    ownersNamed: (percent) => `Названы владельцы неизвестных ${percent}`,
  },
  accountsOf: (year) => `отчётность ${year}`,
  recompute: {
    normal: (percent) => `нормальное распределение: ${percent}`,
    otherSign: (value) => `с плюсом перед CA/CL ${value}`,
  },
};
