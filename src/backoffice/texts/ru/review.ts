import { pluralIn } from '#kernel/plural.ts';
import type { review as English } from '../en/review.ts';

const plural = pluralIn('ru');
const remarks = (count: number) =>
  `${count} ${plural(count, { one: 'замечание', few: 'замечания', other: 'замечаний' })}`;
const values = (count: number) =>
  `${count} ${plural(count, { one: 'значение', few: 'значения', other: 'значений' })}`;
const sourcesIn = (count: number) =>
  `${count} ${plural(count, { one: 'источник', few: 'источника', other: 'источников' })}`;

export const review: typeof English = {
  title: (number) => `Проверка ${number}`,
  check: 'Проверить по значениям',
  what: 'Что изменил человек',
  decided: (done, all) => `решено ${done} из ${all}`,
  of: (done, all) => `${done} из ${all}`,
  revision: (revision) => `редакция ${revision}`,
  writtenBy: (names) => `автор: ${names}`,
  handedOver: (at) => `сдан ${at}`,
  handedOverAgain: (at) => `сдан повторно ${at}`,
  lookedFor: 'Вы смотрите',
  looked: (time, sources) =>
    `${time} · ${plural(sources, { one: 'открыт', other: 'открыто' })} ${sourcesIn(sources)}`,
  time: (minutes, seconds) => (minutes === 0 ? `${seconds}\u00a0с` : `${minutes}\u00a0мин ${seconds}\u00a0с`),
  due: 'Срок',
  sendBack: (count) =>
    count === 0
      ? 'Вернуть'
      : `Вернуть с ${count} ${plural(count, { one: 'замечанием', other: 'замечаниями' })}`,
  sentBack: 'Отчёт возвращён: авторы увидят ваши замечания',
  approve: 'Утвердить и отправить',
  approveAfter: (count) => `Утвердить: осталось ${count}`,
  approvedThin: 'Утверждено',
  approved: 'Утверждено: отчёт отправляется',
  own: (names) =>
    `Свою работу не утверждают: авторы отчёта — ${names}, утверждает его другой сотрудник. Что вы открываете и как долго, сохраняется.`,
  isOwn:
    'В этом отчёте есть ваши данные, поэтому его проверяет другой сотрудник. Вы можете читать и отвечать на замечания.',
  notInReview: 'Этот отчёт не ждёт проверки.',
  wasApproved: (by, at, accepted, changed) =>
    `Утвердил(а) ${by}, ${at}: по отдельности принято ${accepted} из ${changed} изменённых значений.`,
  against: 'сравнить с',
  sides: { machine: 'Машина', sentBack: 'Прошлый возврат', sealed: 'Прошлая редакция' },
  acceptSection: 'Принять раздел',
  accept: 'Принять',
  acceptAgain: 'Принять и закрыть замечания',
  comment: 'Замечание',
  undo: 'Отменить',
  acceptedByYou: (at) => `Принято вами, ${at}`,
  acceptedBy: (name, at) => `Принято: ${name}, ${at}`,
  changedSince: 'изменено после возврата',
  contradicted: 'источники расходятся',
  openComments: (count) =>
    `${count} ${plural(count, { one: 'открытое замечание', few: 'открытых замечания', other: 'открытых замечаний' })}`,
  nothingFound: 'Ничего не найдено',
  wasEmpty: 'Здесь ничего не было',
  possibleMatch: 'Возможное совпадение',
  machineColumn: (source) => (source === '' ? 'Машина' : `Машина, ${source}`),
  sentBackColumn: 'При возврате',
  sealedColumn: 'В прошлой редакции',
  printed: 'Будет напечатано',
  notPrinted: 'Ничего',
  printedWithFacts: 'Вместе с проверкой по спискам',
  did: (name, act) => (name === '' ? act : `${name}: ${act}`),
  kinds: {
    typed: 'вписано',
    corrected: 'исправлено',
    chosen: 'выбрано',
    reasoned: 'источник подтверждён',
    excused: 'причина',
    removed: 'убрано',
    judged: 'решение',
    found: 'как найдено',
    gone: 'нет',
  },
  verdicts: {
    true_match: 'Это он',
    false_match: 'Это другой',
    unresolved: 'Решить нельзя',
  },
  reasonLabel: 'Почему раздел пуст',
  takenOut: 'Убрано',
  asFound: (count) => `В этом разделе ${values(count)} — как найдено.`,
  asFoundAll: 'Взято как найдено',
  show: 'Показать',
  hide: 'Скрыть',
  nothingChanged: 'В найденном никто ничего не менял.',
  commentsOn: 'Замечания к этому значению',
  commentField: 'Замечание',
  commentHint: (names) => `уйдёт с отчётом${names === '' ? '' : ` · ${names}`}`,
  replyHint: 'останется при значении',
  say: 'Сказать',
  said: 'Замечание стоит у значения',
  cancel: 'Назад',
  before: 'Перед утверждением',
  ready: 'Каждый раздел заполнен или объяснён.',
  allAccepted: 'Все изменённые значения приняты.',
  stillOpen: (count) =>
    `${plural(count, { one: 'Ещё не принято', other: 'Ещё не приняты' })} ${values(count)}.`,
  noOpenComment: 'Открытых замечаний нет.',
  areOpen: (count) => `${plural(count, { one: 'Открыто', other: 'Открыты' })} ${remarks(count)}.`,
  evidence: 'Подтверждение',
  noEvidence: 'У этого значения нет своего источника.',
  loading: 'Подтверждение загружается.',
  noExcerpt: 'Место показать нельзя.',
  noCopy: 'Копия этого источника не хранится.',
  place: 'Место',
  retrieved: 'Получено',
  obtained: 'Как',
  excerpt: 'Копия того, что сообщил источник',
  source: (number, name) => `Источник ${number}: ${name}`,
  lookers: 'Кто смотрел',
  lookedAt: (name, time, sections, sources) =>
    `${name}: ${time}, ${sections} ${plural(sections, { one: 'раздел', few: 'раздела', other: 'разделов' })}, ${sourcesIn(sources)}`,
  panes: { list: 'Изменения', values: 'Значения', evidence: 'Источник' },
  panesLabel: 'Части страницы',
  marks: {
    accepted: 'принято',
    typed: 'ждёт решения',
    clash: 'источники расходятся',
    comment: 'открытое замечание',
  },
  keys: {
    group: 'Проверка',
    next: 'дальше',
    previous: 'назад',
    accept: 'принять',
    acceptSection: 'принять раздел',
    comment: 'замечание',
    undo: 'отменить принятие',
    unchanged: 'открыть неизменённое',
    against: 'с чем сравнить',
    other: 'другой источник',
    sendBack: 'вернуть',
    approve: 'утвердить',
  },
  sendBackTitle: 'Вернуть отчёт?',
  sendBackText:
    'Авторы увидят каждое открытое замечание у его значения. К вам вернётся только то, что они изменят.',
  approveTitle: 'Утвердить и отправить отчёт?',
  approveText:
    'PDF уйдут клиенту по почте. Когда почтовый сервер их примет, деньги спишутся с карты или будет выставлен счёт. После этого отчёт не изменить.',
};
