import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownRow: 'Такого задания нет.',
  notWaiting: 'Это задание уже выполнено или выполняется сейчас. Обновите страницу.',
  mayNotDismiss: 'Задания с деньгами и отправку отчёта нельзя оставить невыполненными.',
};
