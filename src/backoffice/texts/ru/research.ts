import { pluralIn } from '#kernel/plural.ts';
import { ru as parts } from '#modules/registers/texts/parts/ru.ts';
import type { research as enResearch } from '../en/research.ts';
import { sources } from './sources.ts';

const plural = pluralIn('ru');

export const research: typeof enResearch = {
  title: 'Источники',
  loading: 'Узнаём, что ответили источники…',
  progress: (answered, all) => `${answered} из\u00a0${all}`,
  progressWords: (answered, all) =>
    `Отвечено ${answered} из\u00a0${all} ${plural(all, { one: 'вопроса', few: 'вопросов', other: 'вопросов' })}`,
  none: {
    not_identified: 'Никого не спрашивали: компания описана словами, и ни один реестр не говорит, какая это.',
    not_begun: 'Ещё никого не спрашивали.',
    no_source: 'Эту компанию не ведёт ни один из подключённых источников.',
  },
  ask: 'Спросить источники',
  askSilent: (count) => `Спросить молчавших ещё раз (${count})`,
  askAgain: 'Спросить ещё раз',
  askAgainAbout: (part, source) => `Спросить ещё раз: ${part}, ${source}`,
  asked: 'Источник спрашиваем ещё раз',
  askedAll: 'Источники спрашиваем ещё раз',
  summary: (found, silent) => (silent === 0 ? `найдено: ${found}` : `найдено: ${found}, молчат: ${silent}`),
  parts,
  states: sources.states,
  attempts: (count) => `${count}\u00a0${plural(count, { one: 'попытка', few: 'попытки', other: 'попыток' })}`,
  findings: (count) => `${count}\u00a0${plural(count, { one: 'запись', few: 'записи', other: 'записей' })}`,
  reasons: {
    late: 'не ответил вовремя',
    no_answer: 'источник не отвечает',
    too_often: 'источник просит спрашивать реже',
    unexpected_answer: 'ответ не такой, какой обещает источник',
    quota: 'наш запас запросов к нему исчерпан',
    unreadable: 'ответ не удалось прочитать',
    partly_unreadable: 'часть ответа не удалось прочитать',
    no_number: 'нет номера, по которому источник знает компанию',
    unknown_source: 'эта версия больше не спрашивает этот источник',
    picture_only: 'документ есть, но только снимком',
    unknown_taxonomy: 'показатели размечены словами, которых нет в наших таблицах',
  },
  handIn: 'Загрузить файл источника',
  handInHint:
    'Для реестров, которые не отвечают программам: выписка, отчётность в XBRL, таблица, сведения о владельцах по BODS, в том числе в архиве: из него берётся и сохраняется только файл этой компании. Файл сразу читается и попадает в досье вместе с подтверждением. Он хранится для сотрудников: клиенты скачать его не могут.',
  handInSource: 'Источник',
  handInFile: 'Файл до 40 МБ',
  handInWrong: 'Выберите файл не больше 40\u00a0МБ',
  handInRead: 'Прочитать файл',
  handedIn: 'Файл прочитан и сохранён',
  save: (number) => `Ответ ${number}`,
  saveHint: (address) => `Ответ, как он пришёл с ${address}`,
  size: (bytes) => (bytes < 1024 ? `${bytes}\u00a0Б` : `${Math.ceil(bytes / 1024)}\u00a0КБ`),
};
