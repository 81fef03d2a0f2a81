import type { Texts } from './en.ts';

export const ru: Texts = {
  description: (company) => `Отчёт о компании ${company}`,
};
