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
};
