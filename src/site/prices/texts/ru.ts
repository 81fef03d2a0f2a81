import { pluralIn } from '#kernel/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('ru');

const plain = (count: number) => `${count}\u00a0${plural(count, { one: 'день', few: 'дня', other: 'дней' })}`;
/** «До» требует родительного падежа: до 1 дня, до 3 дней. */
const upTo = (count: number) =>
  `до ${count}\u00a0${plural(count, { one: 'дня', few: 'дней', other: 'дней' })}`;

export const ru: typeof en = {
  title: 'Наши цены: кредитные и годовые отчёты по странам',
  heading: 'Наши цены',
  description:
    'Сколько стоят кредитный и годовой отчёты и за сколько рабочих дней они готовы\u00a0— для каждой из более чем 200 стран. Деньги списываются только после отправки отчёта.',
  reports: 'Цены какого отчёта',
  lead: 'Отчёт один и тот же при любой цене: вы выбираете только скорость. Сумма резервируется на карте и списывается после того, как отчёт вам отправлен; компании, с которыми мы об этом договорились, могут платить по счёту.',
  complete: (percent, counted) =>
    `Насколько полно: каждый раздел заполнен или объясняет, почему пуст. Если сведения есть меньше чем в ${percent}\u00a0% из ${counted} разделов о компании, мы спросим вас до списания: взять отчёт за часть цены, подождать или отменить заказ бесплатно.`,
  shares: {
    title: 'Сколько стоит отчёт, в котором мало сведений',
    filled: 'Разделы со сведениями',
    pay: 'Вы платите',
    from: (percent) => `${percent}\u00a0% и больше`,
    between: (from, to) => `${from}–${to}\u00a0%`,
    below: (percent) => `меньше ${percent}\u00a0%`,
    share: (percent) => (percent === 100 ? 'цену' : `${percent}\u00a0% цены`),
    silence: (days) =>
      `Без ответа в течение ${days}\u00a0дней отчёт отправляется за эту часть цены. Второй специалист объясняет, почему сведений больше нет.`,
  },
  findLabel: 'Страна',
  findPlaceholder: 'Название или код',
  continent: 'Часть света',
  everywhere: 'Весь мир',
  currency: 'Валюта',
  everyCurrency: 'Все валюты',
  apply: 'Показать',
  clear: 'Показать все страны',
  print: 'Распечатать',
  shown: (count) => `${count}\u00a0${plural(count, { one: 'страна', few: 'страны', other: 'стран' })}`,
  allIn: (currencies) => `Цены в ${currencies}, сроки в рабочих днях`,
  currencies: {
    EUR: 'евро (EUR)',
    USD: 'долларах США (USD)',
    GBP: 'фунтах стерлингов (GBP)',
    RUB: 'рублях (RUB)',
  },
  instances: 'Например',
  bands: 'Сколько стоят отчёты',
  band: 'Страны',
  among: (names) => `${names.join(', ')}…`,
  parts: 'По частям света',
  wholeTable: (count) => `Все страны одной таблицей: ${count}`,
  backToOverview: 'Вернуться к обзору',
  tableLabel: 'Цены по странам',
  country: 'Страна',
  sortBy: (column) => `Упорядочить: ${column}`,
  days: (min, max) => (min === 0 ? upTo(max) : min === max ? plain(max) : `${min}–${plain(max)}`),
  notOffered: 'Нет',
  none: 'Таких стран нет',
  noneText: 'Попробуйте другое написание, двухбуквенный код или весь мир.',
};
