import type { Texts } from './en.ts';

export const ru: Texts = {
  Admin: 'Администратор системы',
  Manager: 'Менеджер',
  User: 'Клиент',
  Director: 'Клиент, юридическое лицо',
};
