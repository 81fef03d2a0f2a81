import type { Texts } from './en.ts';

export const ru: Texts = {
  description: (report, company) => `${report} о компании ${company}`,
};
