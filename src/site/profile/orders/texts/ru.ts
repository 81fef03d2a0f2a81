import { languageWords } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('ru');

const nbsp = '\u00a0';
const count = (total: number) =>
  `${total}${nbsp}${plural(total, { one: 'заказ', few: 'заказа', other: 'заказов' })}`;

export const ru: typeof en = {
  title: 'Заказы и отчёты',
  views: 'Какие заказы показать',
  view: {
    all: 'Все',
    open: 'В работе',
    waiting: 'Ждут вас',
    delivered: 'Доставлены',
    closed: 'Закрыты',
  },
  search: 'Поиск',
  searchHint: 'Номер заказа, компания или её номер',
  whose: 'Чьи заказы',
  ofCompany: 'Всей компании',
  mine: 'Только мои',
  orderedBy: (name) => `заказ оформил: ${name}`,
  country: 'Страна',
  everyCountry: 'Все страны',
  shown: (total, from, to) =>
    from === 1 && to === total
      ? count(total)
      : `${from}–${to} из ${total}${nbsp}${plural(total, { one: 'заказа', few: 'заказов', other: 'заказов' })}`,
  found: (total) => `${plural(total, { one: 'Найден', few: 'Найдено', other: 'Найдено' })} ${count(total)}`,
  showAll: 'Показать все заказы',
  placed: (date) => `оформлен ${date}`,
  due: (latestBy) => `Придёт ${latestBy}`,
  sent: (date) => `Отправлен ${date}`,
  open: 'Открыть',
  answer: 'Ответить на вопрос',
  pay: 'Оплатить',
  download: 'Скачать отчёт',
  ofOrder: (number) => `заказ ${number}`,
  file: languageWords({ en: 'на английском', ru: 'на русском' }, (name) => `(${name})`),
  none: {
    all: {
      title: 'Заказов пока нет',
      text: 'Здесь будет всё, что вы закажете после входа, и то, что вы заказали без входа на эту же почту.',
    },
    open: { title: 'В работе ничего нет', text: 'Сейчас для вас не готовится ни один отчёт.' },
    waiting: {
      title: 'От вас ничего не ждут',
      text: 'Здесь появляются вопросы наших сотрудников и заказы, за которые нужно заплатить.',
    },
    delivered: { title: 'Отчётов пока нет', text: 'Отчёт появится здесь, как только мы его отправим.' },
    closed: {
      title: 'Закрытых заказов нет',
      text: 'Здесь будут отменённые заказы и компании, которых не удалось найти.',
    },
  },
  notFound: 'Ничего не нашлось',
  notFoundText: 'Таких заказов у вас нет. Введите меньше слов или посмотрите в другом разделе.',
  order: 'Выбрать страну и заказать отчёт',
  failed: 'Не удалось загрузить заказы',
  tryAgain: 'Повторить',
  pages: 'Страницы заказов',
  page: (page) => `Страница ${page}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
};
