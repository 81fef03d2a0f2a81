import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownHit: 'В этом заказе нет такого возможного совпадения.',
  alreadyDecided: 'Такое решение уже принято. Обновите страницу и посмотрите, чьё оно.',
};
