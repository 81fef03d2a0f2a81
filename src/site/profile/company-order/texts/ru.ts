import { languageWords } from '#kernel/language-words.ts';
import type { en } from './en.ts';

export const ru: typeof en = {
  back: 'Все заказы',
  orderedBy: (name) => `Заказ оформил: ${name}`,
  reportTitle: 'Отчёт',
  reportLoading: 'Загружаем отчёт…',
  reportNeedsScript:
    'Чтобы открыть отчёт из личного кабинета, нужен JavaScript, а в этом браузере он выключен.',
  download: languageWords(
    { en: 'Скачать на английском', ru: 'Скачать на русском' },
    (name) => `Скачать: ${name}`,
  ),
  papersTitle: 'Для бухгалтерии',
  about: 'Заказ',
  notYours:
    'Здесь можно читать, скачивать и отвечать на вопросы. Платить, отменять и подавать претензии могут тот, кто заказал, и руководитель.',
  steps: {
    paid: 'Резерв на карте',
    verified: 'Проверка карты',
    question: 'Вопрос по заказу',
    choice: 'Выбор покупателя',
    charged: 'Списание с карты',
  },
  claimSent: 'Ваша претензия получена',
  notFetched: 'Не удалось получить файл. Попробуйте ещё раз.',
};
