import { pluralIn } from '#kernel/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('ru');

const business = (count: number) =>
  `${count} ${plural(count, { one: 'рабочий день', few: 'рабочих дня', other: 'рабочих дней' })}`;
/** «До» требует родительного падежа: до 1 рабочего дня, до 3 рабочих дней. */
const upTo = (count: number) =>
  `до ${count} ${plural(count, { one: 'рабочего дня', few: 'рабочих дней', other: 'рабочих дней' })}`;

export const ru: typeof en = {
  label: 'Страна',
  prompt: 'Выберите страну',
  filter: 'Введите название страны',
  none: 'Такой страны в списке нет. Попробуйте другое написание или двухбуквенный код.',
  found: (count) =>
    `${plural(count, { one: 'Найдена', few: 'Найдены', other: 'Найдено' })} ${count} ${plural(count, { one: 'страна', few: 'страны', other: 'стран' })}`,
  required: 'Сначала выберите страну',
  findCompany: 'Найти компанию',
  downloadSample: 'Скачать образец',
  details: 'О стране и отчёте',
  escapeHint: 'Чтобы закрыть, нажмите Esc ещё раз или кнопку.',
  countryName: 'Страна',
  countryCode: 'Код',
  continent: 'Часть света',
  detailsWaiting: 'Загружаем сведения о реестрах',
  detailsMissing: 'Не удалось загрузить сведения о реестрах. Они есть на странице страны.',
  tariffs: (country) => `Стоимость отчёта: ${country}`,
  tariffsWaiting: 'Загружаем цены',
  tariffsMissing: 'Не удалось загрузить цены.',
  days: (min, max) => (min === 0 ? upTo(max) : min === max ? business(max) : `${min}–${business(max)}`),
  detailsTitle: (country) => `${country}: реестры, цены, отчёт`,
  countryPage: (country) => `Что можно узнать о компаниях: ${country}`,
  sampleWaiting: (country) => `Готовим образец отчёта: ${country}`,
  sampleSaved: (fileName) => `Сохранено: ${fileName}`,
  sampleFailed: 'Не удалось скачать образец.',
  sampleOffline: 'Наш сервер не отвечает. Проверьте соединение и попробуйте ещё раз.',
  cancel: 'Отменить',
  contains: 'Что содержит отчёт',
  chargedLater: 'Сумма резервируется на карте и списывается только после того, как отчёт вам отправлен.',
};
