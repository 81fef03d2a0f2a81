import type { Texts } from './en.ts';

export const ru: Texts = {
  source: 'Countercheck, проверка по названным спискам',
  list: (name, version) => (version === '' ? name : `${name} (${version})`),
  everyList: 'Все проверенные списки',
  note: (subjects, lists, time, found) =>
    `Компания, её владельцы, руководители и материнские компании сверены с каждым списком на обеих письменностях. Субъектов: ${subjects}, списков: ${lists}, время: ${time} UTC. ${found}`,
  nothing: 'Совпадений нет.',
  open: (count) => `Возможные совпадения, которые ещё не рассмотрел аналитик: ${count}.`,
  decided: (count) => `Возможные совпадения, рассмотренные аналитиком: ${count}.`,
  entry: (name) => `Запись в списке: «${name}»`,
  agrees: (fields) => `совпадает: ${fields}`,
  differs: (fields) => `расходится: ${fields}`,
  unknown: (fields) => `неизвестно: ${fields}`,
  nameMatches: {
    exact: 'имя то же',
    form: 'имя то же, кроме правовой формы',
    order: 'в имени те же слова в другом порядке',
    transliterated: 'имя то же в латинской записи',
    typo: 'имя отличается несколькими буквами',
    part: 'совпадает часть имени',
  },
  fields: {
    kind: 'вид (человек или компания)',
    country: 'страна',
    birthYear: 'год рождения',
    number: 'регистрационный номер',
  },
  beside: (field, asked, listed) => `${field} (${asked}, в списке ${listed})`,
};
