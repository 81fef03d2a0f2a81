import type { Texts } from './en.ts';

export const ru: Texts = {
  tariff: 'Образец, бесплатно',
};
