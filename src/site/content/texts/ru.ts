import { pluralIn } from '#kernel/plural.ts';
import type { Topic } from '#modules/content/contract.ts';
import type { en } from './en.ts';

const plural = pluralIn('ru');

const articles = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'статья', few: 'статьи', other: 'статей' })}`;

const topics: Readonly<Record<Topic, string>> = {
  steps: 'Как проверять',
  registers: 'Реестры компаний',
  tax: 'Налоговые номера и сервисы',
  belarus: 'Беларусь',
};

const blog: (typeof en)['blog'] = {
  title: 'Блог',
  listTitle: 'Блог: как проверить иностранную компанию',
  listSubtitle: 'Как проверить иностранную компанию',
  listDescription:
    'Статьи о проверке иностранных компаний: официальные реестры, налоговые сервисы, налоговые номера и подробно о Беларуси. С датами и ссылками на источники.',
  listLead: 'Что можно узнать самому, где именно искать и где открытые источники заканчиваются.',
  filters: 'Темы',
  all: 'Все темы',
  topics,
  count: articles,
  countOf: (count, topic) => `${articles(count)} по теме «${topic}»`,
  published: (day) => `Опубликовано ${day}`,
  updated: (day) => `Обновлено ${day}`,
  minutes: (count) =>
    `${count}\u00a0${plural(count, { one: 'минута', few: 'минуты', other: 'минут' })} чтения`,
  contents: 'На этой странице',
  questions: 'Вопросы и ответы',
  sources: 'Источники',
  sourcesNote: (day) => `Текст по состоянию на ${day} Сервисы и платы меняются.`,
  noteMark: (number) => `Источник ${number}`,
  noteBack: (number, time) =>
    time === 0 ? `К тексту: источник ${number}` : `К тексту: источник ${number}, место ${time}`,
  seen: (day) => `смотрели ${day}`,
  asOf: (day) => `по состоянию на ${day}`,
  countriesTitle: (count) => (count === 1 ? 'Страна в этой статье' : 'Страны в этой статье'),
  countryOf: (country: string) => `${country}: реестры, цены и сроки отчёта`,
  related: 'Читайте также',
  callTitle: 'Проверить за вас?',
  callText:
    'Выберите страну и назовите компанию. Сведения реестра, отчётность, суды и санкционные списки мы соберём в один отчёт. Деньги спишутся с карты только после того, как отчёт отправлен.',
  callButton: 'Выбрать страну',
};

const standing: (typeof en)['standing'] = {
  updated: (day) => `Действует с ${day}`,
  changed: (day) => `Обновлено ${day}`,
  version: (version) => `Редакция ${version}`,
  versions: 'Редакции документа',
  versionsNote:
    'К заказу применяется редакция, которая действовала в день его оформления. Прежние редакции остаются здесь.',
  current: 'действует',
  superseded: (version) => `Эта редакция больше не действует. Сейчас действует редакция ${version}.`,
  toCurrent: 'Открыть действующую редакцию',
};

export const ru: typeof en = { blog, standing };
