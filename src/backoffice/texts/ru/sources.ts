import { pluralIn } from '#kernel/plural.ts';
import { ru as parts } from '#modules/registers/texts/parts/ru.ts';
import { ru as lists } from '#modules/screening/texts/lists/ru.ts';
import type {
  companies as englishCompanies,
  imports as enImports,
  sources as enSources,
} from '../en/sources.ts';

const plural = pluralIn('ru');
const number = new Intl.NumberFormat('ru');

export const sources: typeof enSources = {
  title: 'Источники',
  menu: 'Источники',
  count: (count) =>
    `${count}\u00a0${plural(count, { one: 'источник', few: 'источника', other: 'источников' })}`,
  lead: 'Кого мы спрашиваем о компании, на каких условиях и чем закончились запросы за последние семь дней.',
  toImports: 'Загрузки их файлов',
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
  lead: 'Если две записи — одна компания, одна из них остаётся за обе: к ней ведут поиск, заказы, отчёты и ссылки. Сами записи не переписываются, и новая выгрузка решения не отменит.',
  country: 'Страна',
  what: 'До четырёх названий или номеров через точку с запятой',
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
  orders: (count) =>
    count === 0
      ? 'Заказов на неё не было.'
      : `На неё есть ${count}\u00a0${plural(count, { one: 'заказ: он ведёт', few: 'заказа: они ведут', many: 'заказов: они ведут', other: 'заказа: они ведут' })} к оставшейся.`,
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

export const imports: typeof enImports = {
  title: 'Загрузки',
  menu: 'Загрузки',
  back: 'Все загрузки',
  count: (count) => `${count}\u00a0${plural(count, { one: 'загрузка', few: 'загрузки', other: 'загрузок' })}`,
  lead: 'Файлы реестров и списков: что читается сейчас, чем закончились прежние загрузки и какая версия каждого списка действует.',
  lists,
  number: (count) => number.format(count),
  kindsTitle: 'Что загружается',
  everything: 'Всё',
  kinds: { companies: 'Компании', list: 'Списки' },
  kind: { companies: 'Компании', list: 'Список' },
  statesTitle: 'Какие загрузки',
  sieves: { all: 'Все', running: 'Идут', failed: 'Сорвались' },
  file: 'Файл',
  state: 'Состояние',
  records: 'Записи',
  when: 'Когда',
  states: {
    running: 'Идёт',
    finished: 'Завершена',
    refused: 'Отказ, ничего не изменено',
    stopped: 'Прервана, часть загружена',
    died: 'Оборвалась',
  },
  diedText: {
    companies: (time) =>
      `После ${time} процесс больше не отзывался. Всё, что он успел записать, сохранено; если подать тот же файл снова, загрузка продолжится с этого места.`,
    list: (time) =>
      `После ${time} процесс больше не отзывался. Список меняется одним шагом: действует версия, указанная среди источников и списков.`,
  },
  share: (percent) => `Прочитано ${percent}\u00a0% файла`,
  counts: {
    read: 'Прочитано',
    added: 'Новых',
    changed: 'Изменено',
    unchanged: 'Без изменений',
    refused: 'Пропущено',
    gone: 'Больше нет',
  },
  took: (seconds) =>
    seconds < 60
      ? `заняла ${seconds}\u00a0с`
      : `заняла ${Math.floor(seconds / 60)}\u00a0мин ${seconds % 60}\u00a0с`,
  emptyTitle: 'Таких загрузок нет',
  emptyText:
    'Файлы загружают команды npm run import-companies и import-lists, а где это настроено, загрузка идёт сама.',
  sources: 'Источники и списки',
  source: 'Источник',
  holds: 'Что действует',
  fresh: 'Обновление',
  health: 'Как дела',
  healths: {
    good: 'В порядке',
    running: 'Загружается',
    failed: 'Последний файл не загружен',
    late: 'Опаздывает',
    never: 'Ещё не загружался',
  },
  entries: (count) =>
    `${number.format(count)}\u00a0${plural(count, { one: 'запись', few: 'записи', other: 'записей' })}`,
  version: (label) => `Версия ${label}`,
  published: (day) => `от ${day}`,
  imported: (time) => `Загружен ${time}`,
  checked: (time) => `Проверен ${time}`,
  lastRun: (time) => `Последняя загрузка ${time}`,
  every: (count) => (count === 1 ? 'Сам, каждый час' : `Сам, раз в ${count}\u00a0ч`),
  byHand: 'По команде',
  full: 'Весь реестр целиком',
  part: 'Часть или изменения',
  whole: 'Что в файле',
  facts: 'Сведения',
  kindLabel: 'Вид',
  startedLabel: 'Начало',
  endedLabel: 'Конец',
  history: 'Что происходило',
  events: {
    begin: 'Началась',
    finish: 'Дошла до конца',
    refuse: 'Получила отказ',
    stop: 'Прервалась',
    fall_silent: 'Перестала отзываться: считаем оборванной',
    speak_again: 'Всё же отозвалась',
  },
  refusals: 'Пропущено',
  firstRefusals: (shown, all) => `первые ${shown} из ${number.format(all)}`,
  line: (place) => `Строка ${place}`,
  nowhere: 'Место неизвестно',
  place: 'Где',
  why: 'Почему',
  noRefusals: 'Ничего не пропущено.',
};
