import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownVersion: 'Такой версии сведений о продавце нет.',
  changedMeanwhile:
    'Пока вы писали, кто-то изменил сведения о продавце. Введённое здесь сохранено; сначала посмотрите на чужое.',
  nothingToPublish: 'Именно это на сайте и показано.',
};
