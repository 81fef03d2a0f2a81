import { pluralIn } from '#kernel/plural.ts';
import type { security as enSecurity } from '../en/security.ts';

const plural = pluralIn('ru');

export const security: typeof enSecurity = {
  title: 'Безопасность',
  menu: 'Безопасность',
  lead: 'Входы, неудачные попытки, отказы в доступе и действия сотрудников за последние 90\u00a0дней. Одинаковое за день — одна строка; от адреса остаётся только сеть.',
  count: (count) => `${count}\u00a0${plural(count, { one: 'событие', few: 'события', other: 'событий' })}`,
  toAudit: 'Каждое действие сотрудников по отдельности — в журнале',
  kind: 'Что',
  everyKind: 'Всё',
  show: 'Показать',
};
