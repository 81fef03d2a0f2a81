import { pluralIn } from '#kernel/plural.ts';
import type { audit as english } from '../en/audit.ts';

const plural = pluralIn('ru');

export const audit: typeof english = {
  roles: { Admin: 'Администратор системы', Manager: 'Менеджер' },
  title: 'Журнал действий',
  menu: 'Журнал',
  lead: 'Что сотрудники изменили или выгрузили: запись делается до самого действия. Изменить или убрать строку, не разорвав цепочку, нельзя. Отдельные значения отчёта – в его собственной истории.',
  count: (count) =>
    `${count}\u00a0${plural(count, { one: 'действие', few: 'действия', many: 'действий', other: 'действия' })}`,
  person: 'Кто',
  everybody: 'Все',
  right: 'Право',
  everyRight: 'Любое право',
  about: 'Номер заказа или идентификатор',
  from: 'С',
  to: 'По',
  show: 'Показать',
  export: 'Сохранить в CSV',
  exporting: 'Сохраняем…',
  exportFailed: 'Таблицу не удалось сохранить. Попробуйте ещё раз.',
  when: 'Когда',
  who: 'Кто',
  what: 'Что',
  subject: 'О чём',
  outcome: 'Итог',
  erased: 'удалённый аккаунт',
  done: 'сделано',
  refused: (status) => `отказано (${status})`,
  failed: (status) => `сбой (${status})`,
  open: 'итог не записан',
  none: 'Таких действий нет.',
  chain: 'Конец цепочки',
  chainText:
    'Сохраните его в другом месте: с ним npm run verify-audit позже покажет, переписывали ли что-нибудь до этой строки.',
};
