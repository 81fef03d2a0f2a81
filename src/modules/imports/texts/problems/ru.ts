import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownRun: 'Такой загрузки нет.',
};
