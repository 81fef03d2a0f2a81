import type { en } from './en.ts';

export const ru: typeof en = {
  groups: {
    europe: 'Европа',
    asia: 'Азия',
    africa: 'Африка',
    'north-america': 'Северная Америка',
    'south-america': 'Южная Америка',
    oceania: 'Австралия и Океания',
    antarctica: 'Антарктика',
  },
  tariffs: { economy: 'Эконом', standard: 'Стандарт', express: 'Срочный' },
};
