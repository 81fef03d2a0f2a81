import { pluralIn } from '#kernel/plural.ts';
import type { dashboard as enDashboard } from '../en/dashboard.ts';

const plural = pluralIn('ru');
/** На карте держатся деньги одного заказа, пяти заказов. */
const ofOrders = (count: number) =>
  `${count} ${plural(count, { one: 'заказу', few: 'заказам', many: 'заказам', other: 'заказам' })}`;

export const dashboard: typeof enDashboard = {
  menu: 'Сводка',
  title: 'Как идут дела',
  asOf: (time) => `на ${time}`,
  late: 'Опаздывают',
  soon: 'Срок в ближайшие 24 часа',
  onTime: 'В срок за 30 дней',
  onTimeOf: (kept, ended) => `${kept} из ${ended}`,
  nothingEnded: 'ни один срок не наступил',
  held: 'Удержано на картах',
  none: 'ничего',
  stuck: 'Застрявшие задания',
  sourcesDown: 'Молчащие источники',
  undelivered: 'Письма, которые не доходят',
  notSent: 'отчёт ещё не отправлен',
  sentOn: (moment) => `отчёт отправлен ${moment}`,
  urgent: 'Опаздывают или срок в ближайшие 24 часа',
  nothingUrgent: 'Никто не опаздывает, и в ближайшие 24 часа сроков нет.',
  moreUrgent: 'Все такие заказы есть в очереди.',
  due: (when) => `срок ${when}`,
  wasDue: (when) => `срок был ${when}`,
  nobody: 'никто не взял',
  waiting: 'Что кого ждёт',
  unassigned: (count) => `${count} без исполнителя`,
  nothingOpen: 'Открытых заказов нет.',
  money: 'Деньги',
  heldLine: (amount, count) => `${amount} удержано по ${ofOrders(count)}, не списано`,
  endingLine: (amount, count) =>
    `из них ${amount} по ${ofOrders(count)}: удержание кончается в ближайшие два дня`,
  movedLine: (charged) => `${charged} списано или выставлено в счетах за 30 дней`,
  refundedLine: (refunded) => `${refunded} возвращено за 30 дней`,
  noMoney: 'Ничего не удержано, и за 30 дней ничего не списано.',
  days: 'Последние четырнадцать дней',
  day: 'День',
  accepted: 'Принято',
  sent: 'Отправлено',
  lateOnDay: 'Поздно',
  publicPage: 'Что видят посетители: отчёты в срок',
};
