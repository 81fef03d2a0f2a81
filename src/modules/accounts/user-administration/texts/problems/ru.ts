import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownPerson: 'Такой учётной записи нет.',
  ownAccount: 'Это ваша учётная запись: её может изменить только другой администратор.',
  noSecondFactor: 'У этого человека нет второго фактора, снимать нечего.',
};
