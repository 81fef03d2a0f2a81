import { pluralIn } from '#kernel/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralIn('ru');

export const ru: Texts = {
  demoMark: 'ДЕМО: компания вымышлена',
  byTemplate: 'Предложения из фактов по шаблону; аналитик их не менял',
  subject: {
    founded: (date) => `основана ${date}`,
    employees: (count, shown) =>
      `${shown}\u00a0${plural(count, { one: 'сотрудник', few: 'сотрудника', other: 'сотрудников' })}`,
    insolvent: 'Процедура банкротства',
    noStatus: 'Статус не установлен',
  },
};
