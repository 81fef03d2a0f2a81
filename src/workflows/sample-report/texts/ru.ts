import type { Texts } from './en.ts';

export const ru: Texts = {
  creditReport: 'Кредитный отчёт',
  sampleReport: 'Образец отчёта',
  annualReport: 'Годовой отчёт',
  sampleAnnual: 'Образец годового отчёта',
  profilePhoto: (format) => `Фото профиля, ${format}`,
};
