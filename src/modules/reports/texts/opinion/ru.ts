import type { Texts } from './en.ts';

export const ru: Texts = {
  insolvent: 'В отношении компании идёт процедура банкротства.',
  statuses: {
    Liquidation: 'Компания ликвидируется.',
    Deleted: 'Компания исключена из реестра.',
    Reorganisation: 'Компания реорганизуется.',
  },
  what: (founded, employees, equity) => {
    const parts = [
      founded === '' ? '' : `существует с ${founded}\u00a0года`,
      employees === '' ? '' : `в штате ${employees}`,
    ].filter(Boolean);
    const company = founded === '' ? '' : 'Компания ';
    const said = parts.join(', ');
    const start = founded === '' ? said.charAt(0).toUpperCase() + said.slice(1) : company + said;
    if (equity === '') return start === '' ? '' : `${start}.`;
    return start === ''
      ? `Собственный капитал — ${equity} активов.`
      : `${start}; собственный капитал — ${equity} активов.`;
  },
  negativeEquity: (amount, date) =>
    `Слабое место — капитал: на ${date} он отрицательный, ${amount}, долги больше активов.`,
  loss: (amount, year) => `Слабое место — прибыль: за ${year}\u00a0год убыток ${amount}.`,
  salesFell: (share, year) => `Слабое место — динамика: за ${year}\u00a0год выручка снизилась на ${share}.`,
  late: (days) => `Слабое место — расчёты: поставщики ждут оплату примерно на ${days} дольше срока.`,
  noWeakSpot: 'По отчётности нет ни убытка, ни падения выручки.',
  noAccounts: 'Отчётность неизвестна, поэтому судить о прочности компании нельзя.',
  claims: (amount, share) =>
    share === ''
      ? `К компании предъявлены иски на ${amount}, дела идут.`
      : `К компании предъявлены иски на ${amount} (${share} капитала), дела идут.`,
  enforced: (amount) => `Кредиторы взыскивают ${amount}.`,
  nothing: (list) => `Искали и не нашли: ${list}.`,
  searches: { insolvency: 'банкротство', claims: 'открытые иски', enforcement: 'взыскания' },
  limit: (amount) => `По открытой формуле отсрочка в пределах ${amount} оправданна.`,
  noCredit: 'Рейтинг не допускает отсрочки: просите предоплату.',
  noLimit: 'Того, что известно, для лимита мало.',
  above: {
    owners: (share) => `Если нужно больше, спросите, кому принадлежат неизвестные ${share}.`,
    claims: 'Если нужно больше, спросите, чем кончились иски.',
    accounts: (date) => `Если нужно больше, попросите отчётность новее ${date}`,
    payments: 'Если нужно больше, спросите поставщиков, как компания платит.',
  },
};
