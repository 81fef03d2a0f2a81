import type { Texts } from './en.ts';

export const ru: Texts = {
  analyst: 'Countercheck, аналитик отчёта',
  catalogue: 'Countercheck, каталог источников',
  computed: 'Countercheck, расчёт по данным отчёта',
};
