import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownColleague: 'Сейчас такого сотрудника нет. Выберите человека из списка.',
};
