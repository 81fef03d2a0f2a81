import { pluralIn } from '#kernel/plural.ts';
import type { screening as enScreening } from '../en/screening.ts';

const plural = pluralIn('ru');

export const screening: typeof enScreening = {
  title: 'Проверка по спискам',
  none: 'По спискам ещё никого не искали.',
  waiting: (count) => `ждут решения: ${count}`,
  searched: (subjects, lists) =>
    `${subjects}\u00a0${plural(subjects, { one: 'лицо', few: 'лица', other: 'лиц' })}, ${lists}\u00a0${plural(lists, { one: 'список', few: 'списка', other: 'списков' })}`,
  lists: 'Списки и их версии',
  clear: (count) =>
    `Без возможных совпадений: ${count}\u00a0${plural(count, { one: 'лицо', few: 'лица', other: 'лиц' })}`,
  near: 'похоже, но что-то говорит против',
  entry: (reference) => `запись ${reference}`,
  listed: (day) => `в списке с ${day}`,
  open: 'Открыть запись списка',
  field: 'Что сравнили',
  asked: 'У компании',
  inList: 'В списке',
  fields: { name: 'Имя', kind: 'Вид лица', country: 'Страна', birthYear: 'Год рождения', number: 'Номер' },
  fieldStates: { agree: 'совпадает', differ: 'расходится', unknown: 'неизвестно' },
  names: {
    exact: 'те же знаки',
    form: 'другая правовая форма',
    order: 'другой порядок слов',
    transliterated: 'другая письменность',
    typo: 'расходятся буквы',
    part: 'часть имени',
  },
  states: {
    open: 'решения ещё нет',
    true_match: 'это лицо из списка',
    false_match: 'это другое лицо',
    unresolved: 'установить нельзя',
  },
  judge: 'Решить',
  judgeAgain: 'Изменить решение',
  verdict: 'Кто это?',
  reason: 'Почему: что совпало или разошлось, одной фразой',
  reasonHint: 'Не меньше десяти знаков. Эту фразу и сравнение выше заказчик прочтёт в отчёте.',
  tooShort: 'Объясните решение, хотя бы в десяти знаках.',
  chooseOne: 'Выберите, кто это.',
  save: 'Сохранить решение',
  cancel: 'Отмена',
  saved: 'Решение записано, досье обновлено',
};
