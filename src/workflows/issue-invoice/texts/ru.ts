import type { Texts } from './en.ts';

/** Слова квитанций, счетов и документов о возврате. */
export const ru: Texts = {
  kinds: { receipt: 'Квитанция об оплате', credit_note: 'Документ о возврате', invoice: 'Счёт' },
  number: 'Номер',
  date: 'Дата',
  payBy: 'Оплатить до',
  order: 'Заказ',
  reference: 'Ваш номер',
  seller: 'Продавец',
  buyer: 'Покупатель',
  demoSeller: 'Countercheck, демонстрация',
  demoAddress: 'За ней нет компании, и деньги не переводились',
  companyNumber: (number) => `Регистрационный номер ${number}`,
  vatNumber: (number) => `Налоговый номер ${number}`,
  what: 'За что',
  amount: 'Сумма',
  taken: (report, company) => `${report}: ${company}`,
  givenBack: (report, company) => `Возврат: ${report}, ${company}`,
  detail: (order, tariff, country) => `Заказ ${order} · ${tariff} · ${country}`,
  late: (late, rule, price) => `вместо ${price}: ${late}, ${rule}`,
  share: (price) => `согласованная часть от ${price}: сведений в отчёте мало`,
  card: (brand, last4) => `Карта ${brand}, последние цифры ${last4}`,
  totals: { receipt: 'Оплачено', credit_note: 'Возвращено', invoice: 'К оплате' },
  corrects: {
    receipt: (numbers) => `К квитанции ${numbers}.`,
    invoice: (numbers) => `К счёту ${numbers}.`,
  },
  noTax: 'Это вся сумма, налог отдельно не выделен.',
  vat: (percent) => `НДС ${String(percent).replace('.', ',')}\u00a0%`,
  vatOn: (net) => `с ${net}`,
  reverse: 'НДС не начислен: налог исчисляет покупатель в своей стране (reverse charge).',
  reverseInUnion:
    'НДС не начислен: налог исчисляет покупатель (reverse charge, статья 196 Директивы 2006/112/EC).',
  viesValid: (date, identifier) =>
    `VIES подтвердила номер НДС ${date}${identifier === '' ? '' : `, запрос ${identifier}`}.`,
  viesNotValid: (date) =>
    `По данным VIES на ${date} номер НДС недействителен для торговли внутри ЕС, поэтому НДС начислен.`,
  charged: 'Деньги списаны с карты после отправки отчёта.',
  delivered: 'Отчёт отправлен раньше, чем выставлен этот счёт.',
  transfer: (bank, number) =>
    `Переведите сумму${bank === '' ? '' : `: ${bank}`} и укажите в назначении платежа ${number}.`,
  demoBank: 'Это демонстрация: банковского счёта нет, и платить ничего не нужно.',
  frozen: 'Этот документ не меняется: исправления оформляются отдельным документом.',
};
