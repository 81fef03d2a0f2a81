import type { Texts } from './en.ts';

export const ru: Texts = {
  'companies-house': {
    name: 'Регистрационная палата Великобритании (Companies House)',
    gap: 'Отчётность, сданная на бумаге, есть только в виде снимков; малые компании часто не сдают отчёт о прибылях и убытках.',
    licence: 'Содержит данные государственного сектора, лицензия Open Government Licence v3.0.',
  },
};
