import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** Words of the first page: whom it is about, what was asked, what was searched. Numbers come as they are printed. */
export const en = {
  demoMark: 'DEMO: invented company',
  byTemplate: 'Sentences from facts by template; not yet changed by an analyst',
  subject: {
    founded: (date: string) => `founded ${date}`,
    employees: (count: number, shown: string) =>
      `${shown} ${plural(count, { one: 'employee', other: 'employees' })}`,
    insolvent: 'Insolvency proceedings',
    noStatus: 'Status not established',
  },
};
export type Texts = typeof en;
