import type { en } from './en.ts';

export const ru: typeof en = { credit: 'Кредитный отчёт', annual: 'Годовой отчёт' };
