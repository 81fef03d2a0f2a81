import { pluralIn } from '#kernel/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralIn('ru');

export const ru: Texts = {
  status: {
    Liquidation: 'Компания ликвидируется',
    Deleted: 'Компания исключена из реестра',
    Reorganisation: 'Компания реорганизуется',
  },
  insolvency: 'Идёт процедура банкротства',
  insolvencyThreatened: 'Есть угроза процедуры банкротства',
  insolvencyClosed: 'Процедура банкротства была, завершена',
  windingUp: 'Есть запись о ликвидации',
  strikeOff: 'Уведомление об исключении из реестра',
  sued: 'К компании предъявлен иск',
  suedFor: (amount) => `Иск к компании на ${amount}`,
  courtCase: 'Судебное дело',
  courtCaseOver: (amount) => `Судебное дело на ${amount}`,
  moreCases: (count) =>
    `Ещё ${count}\u00a0${plural(count, { one: 'открытое судебное дело', few: 'открытых судебных дела', other: 'открытых судебных дел' })}`,
  casesUnnamed: 'Найдены судебные дела',
  enforcement: (count) =>
    count === 0
      ? 'Найдены исполнительные производства'
      : `${count}\u00a0${plural(count, { one: 'исполнительное производство', few: 'исполнительных производства', other: 'исполнительных производств' })}`,
  auditOpinion: {
    qualified: 'Аудитор дал мнение с оговорками',
    adverse: 'Аудитор считает отчётность недостоверной',
    disclaimer: 'Аудитор отказался выразить мнение',
  },
  taxArrears: 'Найдена налоговая задолженность',
  charges: (count) =>
    count === 0
      ? 'Зарегистрированы залоги'
      : `В реестре ${count}\u00a0${plural(count, { one: 'залог', few: 'залога', other: 'залогов' })}`,
  ofEquity: (share) => `${share} собственного капитала`,
  since: (date) => `с ${date}`,
  latest: (date) => `последнее — ${date}`,
  inAll: (amount) => `всего ${amount}`,
  negativeEquity: (amount) => `Собственный капитал отрицательный: ${amount}`,
  liabilitiesExceed: (date) => `На ${date} обязательства превышали активы.`,
  loss: (amount, period) => `Убыток ${amount} за ${period}`,
  salesFell: (share, period) => `Выручка за ${period} упала на ${share}`,
  oldAccounts: (months) =>
    `Последней отчётности ${months}\u00a0${plural(months, { one: 'месяц', few: 'месяца', other: 'месяцев' })}`,
  ofGroup: (title) => `${title} (по группе)`,
  asAt: (date) => `На ${date}`,
  unbalanced: (year, amount) => `В отчётности за ${year} год суммы расходятся на ${amount}`,
  unbalancedWhy: 'Напечатано как подано; расхождение больше округления.',
  restated: (years) => `Отчётность за ${years}\u00a0${years.includes(',') ? 'годы' : 'год'} позже исправили`,
  restatedWhy: 'В отчётности стоят обе редакции.',
  unaudited: (year) => `Отчётность за ${year} год без аудита`,
  noAccounts: 'Отчётность неизвестна',
  unknownOwners: (share) => `Чьи ${share}, неизвестно`,
  noOwners: 'Бенефициары неизвестны',
  massAddress: 'По юридическому адресу много компаний',
  invalidVat: 'Налоговый номер недействителен',
  late: (days) => `Платит с опозданием примерно на ${days}`,
  lateMost: (days) => `Самая долгая задержка — ${days}`,
  sanctioned: (name) => `В санкционном списке: ${name}`,
  listed: (name) => `В списке: ${name}`,
  possible: (name) => `Возможное совпадение со списком: ${name}`,
  sanctionsFound: 'Совпадение с санкционным списком подтверждено',
  sanctionsOpen: 'Возможное совпадение с санкционным списком не разобрано',
  exposedFound: 'Среди лиц компании есть публичное должностное лицо',
  exposedOpen: 'Возможное публичное должностное лицо: не разобрано',
  disqualified: (name) => `Руководитель дисквалифицирован: ${name}`,
  failed: (name, count) =>
    `${name}: ${count}\u00a0${plural(count, { one: 'несостоятельная компания', few: 'несостоятельные компании', other: 'несостоятельных компаний' })}`,
  disputed: (count) =>
    `Источники противоречат друг другу: ${count}\u00a0${plural(count, { one: 'значение', few: 'значения', other: 'значений' })}`,
  disputedWhy: 'Напечатано то, что говорит официальный реестр.',
  unanswered: (what) => `Источник не ответил: ${what}`,
  notSearched: (what) => `Не проверено: ${what}`,
  notKnown: (what) => `Неизвестно: ${what}`,
  searches: {
    insolvency: 'банкротство',
    court_cases: 'судебные дела',
    enforcement: 'исполнительные производства',
    charges: 'залоги',
    tax_arrears: 'налоговая задолженность',
    strike_off: 'исключение из реестра',
    sanctions: 'санкционные списки',
    exposed_persons: 'публичные должностные лица',
  },
  clearSanctions: 'Санкции: совпадений нет',
  clearExposed: 'Публичные должностные лица: совпадений нет',
  refuted: 'возможное совпадение опровергнуто',
  subjects: (count) => `${count}\u00a0${plural(count, { one: 'имя', few: 'имени', other: 'имён' })}`,
  lists: (count) => `${count}\u00a0${plural(count, { one: 'список', few: 'списка', other: 'списков' })}`,
  listsOfBoth: (count) =>
    `${count}\u00a0${plural(count, { one: 'список', few: 'списка', other: 'списков' })} санкций и ПДЛ`,
  nothing: (what) => `Проверено, ничего не найдено: ${what}`,
};
