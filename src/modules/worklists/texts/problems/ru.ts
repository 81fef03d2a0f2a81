import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownNote: 'Такой вашей заметки нет.',
  unknownView: 'Такого вашего вида нет.',
  tooManyViews: 'Сохранено уже двенадцать видов. Сначала удалите один из них.',
};
