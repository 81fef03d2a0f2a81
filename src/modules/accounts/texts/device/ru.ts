import type { Texts } from './en.ts';

export const ru: Texts = {
  unknown: 'неизвестно',
};
