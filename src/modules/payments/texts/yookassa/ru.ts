import type { en } from './en.ts';

export const ru: typeof en = {
  verification: 'Проверка карты, 1 ₽ вернётся:',
};
