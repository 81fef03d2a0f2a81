import { pluralIn } from '#kernel/plural.ts';
import { ru as parts } from '#modules/registers/texts/parts/ru.ts';
import type { companies as englishCompanies, sources as enSources } from '../en/sources.ts';

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

export const companies: typeof englishCompanies = {
  menu: 'Компании',
  title: 'Компании',
  lead: 'Если две записи — одна компания, одна из них остаётся за обе: к ней ведут поиск, заказы, отчёты и связи. Сами записи не переписываются, и новая выгрузка решения не отменит.',
  country: 'Страна',
  what: 'Названия или номера через точку с запятой',
  find: 'Найти',
  found: 'Найденные записи',
  nothing: 'Ничего не нашлось',
  nothingText: 'Попробуйте другое написание или номер в реестре.',
  choose: 'Выберите запись, которая останется, и ту, которую с ней объединить.',
  stays: 'Остаётся',
  goes: 'Объединить',
  record: 'Запись',
  numbers: 'Номера',
  register: 'Реестр',
  statuses: {
    Active: 'Действует',
    Deleted: 'Исключена',
    'In liquidation': 'Ликвидируется',
    'Is in process of reorganization': 'Реорганизуется',
  },
  staysOf: (name) => `${name}: остаётся`,
  goesOf: (name) => `${name}: объединить`,
  compare: 'Что изменится',
  mergeTitle: 'Объединить две записи?',
  merge: 'Объединить',
  merged: 'Записи объединены.',
  becomes: (merged, survivor) => `«${merged}» больше не находится; за обе записи остаётся «${survivor}».`,
  names: (count) =>
    `К оставшейся записи ${plural(count, {
      one: `ведёт ещё ${count} название`,
      few: `ведут ещё ${count} названия`,
      many: `ведут ещё ${count} названий`,
      other: `ведут ещё ${count} названия`,
    })}`,
  moreNumbers: (count) =>
    `Туда же ${plural(count, {
      one: `ведёт ещё ${count} номер`,
      few: `ведут ещё ${count} номера`,
      many: `ведут ещё ${count} номеров`,
      other: `ведут ещё ${count} номера`,
    })}`,
  none: 'других названий и номеров нет',
  reason: 'Почему',
  reasonHint: 'Это прочтёт тот, кто будет отменять',
  tooShort: 'Напишите не меньше десяти знаков.',
  now: 'Сейчас объединены',
  noneNow: 'Объединённых записей нет.',
  by: (name, at) => `${name}, ${at}`,
  somebody: 'Кто-то из коллег',
  split: 'Разъединить',
  splitTitle: 'Отменить объединение?',
  splitText: (merged, survivor) =>
    `«${merged}» снова будет находиться отдельно; у «${survivor}» её названий и номеров не станет.`,
  splitDone: 'Записи разъединены.',
};
