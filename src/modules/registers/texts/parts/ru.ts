import type { Texts } from './en.ts';

export const ru: Texts = {
  profile: 'Регистрационные данные',
  officers: 'Руководство',
  owners: 'Владельцы',
  group: 'Группа компаний',
  accounts: 'Годовая отчётность',
  filings: 'История изменений',
  notices: 'Банкротство, залоги, объявления',
  tax: 'Налоги',
  screening: 'Санкционные списки',
};
