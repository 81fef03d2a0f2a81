import type { en } from './en.ts';

export const ru: typeof en = {
  continent: 'Такой части света нет в списке.',
  report: 'Такого отчёта нет.',
};
