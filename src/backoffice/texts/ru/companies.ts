import { pluralIn } from '#kernel/plural.ts';
import type { companies as english } from '../en/companies.ts';

const plural = pluralIn('ru');

export const companies: typeof english = {
  menu: 'Компании',
  title: 'Компании',
  lead: 'Если две записи — одна компания, одна из них остаётся за обе: к ней ведут поиск, заказы, отчёты и связи. Сами записи не переписываются, и новая выгрузка решения не отменит.',
  country: 'Страна',
  what: 'Название или номер',
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
