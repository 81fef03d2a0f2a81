import { pluralIn } from '#kernel/plural.ts';
import { ru as parts } from '#modules/registers/texts/parts/ru.ts';
import type { sources as enSources } from '../en/sources.ts';

const plural = pluralIn('ru');

export const sources: typeof enSources = {
  title: 'Источники',
  menu: 'Источники',
  count: (count) =>
    `${count}\u00a0${plural(count, { one: 'источник', few: 'источника', other: 'источников' })}`,
  lead: 'Кого мы спрашиваем о компании, на каких условиях и чем закончились запросы за последние семь дней.',
  source: 'Источник',
  countries: 'Страны',
  everywhere: 'Весь мир',
  moreCountries: (count) => `и ещё ${count}`,
  asking: 'Как спрашиваем',
  answers: 'Части и ответы',
  asked: 'Опрашивается по каждому заказу',
  notAsked: 'Не подключён',
  met: 'Проверен на живом сервисе',
  notMet: 'С живым сервисом не встречался',
  access: { open: 'Ключ не нужен', free_key: 'Нужен бесплатный ключ', contract: 'Нужен договор' },
  limit: (calls, seconds) =>
    `Не больше ${calls}\u00a0${plural(calls, { one: 'запроса', other: 'запросов' })} за ${seconds}\u00a0с`,
  fresh: (hours) => `Ответ считается свежим ${hours}\u00a0ч`,
  parts,
  states: {
    waiting: 'ждёт',
    asked: 'спрашиваем',
    found: 'найдено',
    nothing_found: 'ничего нет',
    not_filed: 'не сдано',
    unavailable: 'нет ответа',
    needs_person: 'нужен человек',
    dropped: 'снят: заказ закончился',
  },
  last: (time) => `последний ${time}`,
  neverAsked: 'за семь дней не спрашивали',
};
