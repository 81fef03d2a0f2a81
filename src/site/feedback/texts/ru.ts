import { languageWords } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('ru');

const contact: (typeof en)['contact'] = {
  pageTitle: 'Связаться с нами',
  description:
    'Спросите об отчёте, о стране или о заказе. Оставьте имя, телефон и электронную почту\u00a0— мы с вами свяжемся.',
  title: 'Остались вопросы?',
  lead: 'Оставьте заявку, и мы с вами свяжемся',
  name: 'Имя',
  phone: 'Телефон',
  phoneHint: 'Цифры и дефисы',
  email: 'E-mail',
  message: 'Сообщение',
  privacyBefore: 'Эти данные нужны только для того, чтобы вам ответить: ',
  privacy: 'политика конфиденциальности',
  dataBefore: 'Речь о ваших данных или об ошибке о вас в отчёте? ',
  data: 'Спросить о своих данных',
  send: 'Отправить',
  thanks: 'Спасибо! Ваши данные успешно отправлены',
};

const sending: (typeof en)['sending'] = {
  busy: 'Отправляем…',
  failedTitle: 'Не отправлено',
  unreachable: 'Сервер не отвечает. Проверьте связь и отправьте ещё раз.',
  tooMany: 'Слишком много запросов подряд. Подождите минуту и отправьте ещё раз.',
  fault: 'У нас что-то сломалось. Подождите минуту и отправьте ещё раз.',
  kept: 'Всё, что вы ввели, на месте.',
  writeInstead: 'Или напишите нам: ',
};

const reviews: (typeof en)['reviews'] = {
  title: 'Отзывы',
  description: 'Что клиенты говорят о полученных отчётах. За каждым отзывом стоит выполненный заказ.',
  heading: 'Отзывы',
  aside: 'Оценка и кто может писать',
  lead: 'Их пишут клиенты, которые уже получили свой отчёт: один заказ\u00a0— один отзыв.',
  titleOfPage: (page) => `Отзывы, страница ${page}`,
  rating: (rating) => `${rating} из 5`,
  average: (average) => `В среднем ${average} из 5`,
  count: (count) => `${count} ${plural(count, { one: 'отзыв', few: 'отзыва', other: 'отзывов' })}`,
  summaryTitle: 'Оценка',
  byRating: 'Отзывы по оценкам',
  ratingColumn: 'Оценка',
  shareColumn: 'Доля',
  countColumn: 'Отзывов',
  stars: (rating) => `${rating} ${plural(rating, { one: 'звезда', few: 'звезды', other: 'звёзд' })}`,
  listTitle: 'Все отзывы',
  range: (from, to, total) =>
    total === 1
      ? '1 отзыв'
      : `${from}–${to} из ${total} ${plural(total, { one: 'отзыва', few: 'отзывов', other: 'отзывов' })}`,
  reportOn: (country) => `Отчёт: ${country}`,
  writtenIn: languageWords({ en: 'На английском', ru: 'На русском' }, (name) => name),
  reply: 'Наш ответ',
  pages: 'Страницы отзывов',
  page: (page) => `Страница ${page}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  loading: 'Загружаем отзывы…',
  noSuchPage: 'Такой страницы отзывов нет.',
  noneTitle: 'Отзывов пока нет',
  noneText:
    'Их ещё никто не написал, а сами мы отзывов не сочиняем. Первый появится здесь, как только его напишет клиент и прочтём мы.',
  whoTitle: 'Кто может оставить отзыв',
  who: [
    'Клиент, которому доставлен отчёт. Одной регистрации мало, а заказу положен один отзыв.',
    'Откройте ссылку на свой заказ\u00a0— она есть в каждом письме о нём. Когда отчёт доставлен, там появляется форма «Оцените отчёт».',
    'Каждый отзыв мы читаем до публикации. Название вашей компании видно, только если вы сами его укажете.',
  ],
  order: 'Выбрать страну и заказать отчёт',
};

export const ru: typeof en = { contact, sending, reviews };
