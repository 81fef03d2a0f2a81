import type { Texts } from './en.ts';

export const ru: Texts = {
  analyst: 'Countercheck, аналитик отчёта',
  computed: 'Countercheck, расчёт по данным отчёта',
};
