import type { Texts } from './en.ts';

export const ru: Texts = {
  percent: (digits) => `${digits}\u00a0%`,
  units: { thousand: 'тыс.', million: 'млн', billion: 'млрд' },
};
