import { pluralIn } from '#kernel/plural.ts';
import type { mails as enMails, orderDesk as enOrderDesk, timeline as enTimeline } from '../en/timeline.ts';

const plural = pluralIn('ru');
const values = (count: number) =>
  `${count} ${plural(count, { one: 'значение', few: 'значения', other: 'значений' })}`;
const times = (count: number) =>
  count === 1 ? '' : `, ${count} ${plural(count, { one: 'раз', few: 'раза', other: 'раз' })} за час`;

export const timeline: typeof enTimeline = {
  title: 'Что происходило',
  rows: 'Строки по времени',
  filter: 'Показать',
  filters: {
    all: 'Всё',
    customer: 'Клиент',
    money: 'Деньги',
    work: 'Работа',
    mail: 'Почта',
    note: 'Заметки',
  },
  newestBelow: 'Новое внизу, время по UTC',
  earlier: 'Показать, что было раньше',
  none: 'Ничего такого пока не было.',
  buyer: (company, copies) =>
    [
      company === '' ? 'Что покупатель написал в заказе' : `Покупатель: ${company}`,
      ...(copies > 0
        ? [`копии отчёта: ${copies} ${plural(copies, { one: 'адрес', few: 'адреса', other: 'адресов' })}`]
        : []),
    ].join(', '),
  question: 'Вопрос клиенту, срок остановлен',
  answer: (after) => `Ответ клиента${after === '' ? '' : ` через ${after}`}; срок снова идёт`,
  claim: (files) =>
    files === 0
      ? 'Претензия к отчёту'
      : `Претензия к отчёту, ${files} ${plural(files, { one: 'файл', few: 'файла', other: 'файлов' })}`,
  files: {
    added: 'Клиент добавил файл',
    read: 'Сохранён файл клиента',
    erased: 'Файл клиента удалён',
  },
  documents: {
    added: 'К досье приложен документ',
    fetched: 'Веб-страница сохранена как документ',
    described: 'Документ назван',
    given: 'Копию документа можно отдать клиенту',
    withheld: 'Копия документа клиенту больше не передаётся',
    removed: 'Документ убран',
    restored: 'Документ возвращён',
  },
  vatCheck: {
    valid: 'VIES: номер НДС покупателя действителен',
    not_valid: 'VIES: номер НДС покупателя недействителен',
    unanswered: 'VIES не ответил о номере НДС покупателя',
  },
  claimFileRead: 'Сохранён файл претензии',
  download: (language, count) => `Отчёт скачан (${language})${times(count)}`,
  step: (step, outcome) => `${step}: ${outcome.toLowerCase()}`,
  research: (answered, asked, seconds) =>
    `Исследование: завершено ${answered} из ${asked} запросов к источникам${seconds === '' ? '' : ` за ${seconds}`}`,
  askedAgain: (source) => `Запрошено снова: ${source}`,
  handedIn: (source) => `Загружен файл источника: ${source}`,
  readAgain: (source) => `Ответ прочитан заново обновлённой программой: ${source}`,
  readAgainInVain: (source) =>
    `Обновлённая программа не прочитала ответ лучше, осталось прежнее прочтение: ${source}`,
  dossier: (count, sections) =>
    `Изменено в отчёте: ${values(count)} в ${sections} ${plural(sections, { one: 'разделе', few: 'разделах', other: 'разделах' })}`,
  screening: (list) => `Решено о возможном совпадении: ${list}`,
  checked: (accepted, comments) =>
    [
      ...(accepted > 0 ? [`принято ${values(accepted)}`] : []),
      ...(comments > 0
        ? [`${comments} ${plural(comments, { one: 'замечание', few: 'замечания', other: 'замечаний' })}`]
        : []),
    ].join(', ') || 'Проверка продолжена',
  approved: (accepted, changed) => `Утверждено: принято ${accepted} из ${changed} изменённых значений`,
  mail: (name) => `Письмо «${name}»`,
  mailAgain: (name) => `Письмо «${name}» отправлено снова`,
  mailTo: (to) => `принято почтовым сервером, для ${to}`,
  copy: 'копия',
  resend: (name) => `Просьба отправить снова: «${name}»`,
  changeAddress: 'У заказа новый адрес почты',
  reasons: {
    fresh_hold: 'Вместо него поставлен новый резерв',
    not_agreed:
      'Прежний резерв уже закончился, а на новый в этот срок плательщик не соглашался: карту не запрашивали',
    left_company: 'Заказчик больше не в компании',
    given_on_page: 'Заказчик указал адрес на странице заказа',
    handed_over: 'У компании новый Директор',
  },
  cameBack: {
    bounce: (name) => `Вернулось письмо «${name}»`,
    delay: (name) => `Задерживается, сервер ещё пробует: «${name}»`,
    complaint: (name) => `Получатель назвал нежелательным письмо «${name}»`,
  },
  note: 'Заметка, только для сотрудников',
  minutes: (count) => `${count}\u00a0мин`,
  hours: (count) => `${count}\u00a0ч`,
  seconds: (count) => `${count}\u00a0с`,
  compose: {
    title: 'Заметка для коллег',
    field: 'Заметка для коллег; @ зовёт кого-то по имени',
    add: 'Добавить заметку',
    hint: 'Клиент заметок не видит.',
    told: (names) => `Узнает: ${names}`,
    name: 'Позвать коллегу',
    done: 'Заметка добавлена',
    takeBack: 'Убрать',
    tookBack: 'Заметка убрана',
  },
};

export const mails: typeof enMails = {
  title: 'Отправленные письма',
  none: 'Писем ещё не было.',
  kinds: {
    accepted: 'Заказ принят',
    question: 'Вопрос к вам',
    funds_needed: 'Нужна оплата',
    not_found: 'Компания не найдена',
    reopened: 'Снова ищем',
    share_question: 'Мало сведений: решение за вами',
    share_waiting: 'Ищем дальше',
    question_reminder: 'Напоминание о вопросе',
    hold_ending: 'Резерв не продлён',
    late_likely: 'Может опоздать',
    late: 'Мы опаздываем',
    funds_reminder: 'Напоминание об оплате',
    invoice_reminder: 'Напоминание о счёте',
    payment_reminder: 'Напоминание о долге',
    review_request: 'Просьба об отзыве',
    cancelled: 'Заказ отменён',
    payment_problem: 'Трудность с оплатой',
    charged: 'Квитанция',
    report: 'Ваш отчёт',
    deliver: 'Ваш отчёт',
    correction: 'Отчёт заменён',
    resend: 'Повторное письмо',
  },
  accepted: (at) => `принято ${at}`,
  again: (count) => `отправлено снова ${count} ${plural(count, { one: 'раз', few: 'раза', other: 'раз' })}`,
  states: {
    waiting: 'ждёт отправки',
    failing: 'не уходит, попытки продолжаются сами',
    given_up: 'попытки прекращены',
  },
  tries: (count) => `${count} ${plural(count, { one: 'попытка', few: 'попытки', other: 'попыток' })}`,
  open: 'Как отправлено',
  to: 'Кому',
  when: 'Принято',
  server: 'Ответ сервера',
  noServer: 'у старых писем не хранится',
  id: 'Message-ID',
  html: 'Как видел клиент',
  text: 'Простой текст',
  made: 'Тексты писем не хранятся. Это письмо собрано заново по заказу, каков он сейчас, тем же способом, что и тогда; на месте секретной ссылки стоит «…».',
  lost: 'Это письмо собрать заново нельзя.',
  frame: 'Письмо',
  close: 'Закрыть',
  escapeHint: 'Нажмите Escape ещё раз, чтобы закрыть',
  cameBack: {
    bounce: (status, moment) => `Вернулось ${moment} (${status})`,
    delay: (status, moment) => `Задерживается с ${moment} (${status})`,
    complaint: (status, moment) => `Жалоба ${moment} (${status})`,
  },
  resend: 'Отправить снова',
  resendTitle: 'Отправить это письмо снова?',
  resendText: (subject, to) =>
    `«${subject}» ещё раз уйдёт на ${to} как то же самое письмо: почтовая программа может показать его один раз. Деньги не списываются. Больше пяти раз нельзя.`,
  reason: 'Почему',
  resent: 'Письмо отправляется',
  address: 'Указать другой адрес',
  addressTitle: 'Куда слать письма этого заказа?',
  addressText: (old) =>
    `Письма на ${old} не доходят. С этого момента все письма заказа пойдут на новый адрес, и первым — то, что не дошло; второй раз деньги не спишутся. Убедитесь, что адрес принадлежит клиенту: кто получит письмо, тот откроет заказ.`,
  newAddress: 'Новый адрес',
  addressWrong: 'Напишите адрес вида name@example.com',
  addressDone: 'Письма пойдут на новый адрес',
  outbox: 'Что не удаётся',
};

export const orderDesk: typeof enOrderDesk = {
  promise: 'Срок',
  money: 'Деньги',
  stood: (time) => `стоял ${time} из-за вопросов`,
  stands: 'срок стоит: клиент не ответил на вопрос',
  openDossier: 'Открыть досье',
  review: 'Проверить',
  ownReview: 'Проверяет второй сотрудник: вы писали этот отчёт.',
  statements: 'Отчётность',
  more: 'Ещё',
  give: 'Передать…',
  giveTitle: 'Кто продолжит работу над заказом?',
  giveConfirm: 'Передать',
  person: 'Коллега',
  given: (name) => `Дальше занимается ${name}`,
  putBack: 'Вернуть в очередь',
  putBackDone: 'Заказ снова в очереди',
  refused: 'Заказ уже на другом этапе, передать его сейчас нельзя.',
  about: 'Клиент и компания',
  blocked: 'Что мешает передать отчёт',
  blockedBy: (count) =>
    `Осталось уладить: ${count} ${plural(count, { one: 'пункт', few: 'пункта', other: 'пунктов' })}`,
  keys: {
    group: 'Заказ',
    dossier: 'открыть отчёт',
    ask: 'спросить клиента',
    note: 'написать заметку',
    give: 'передать коллеге',
    take: 'взять',
  },
};
