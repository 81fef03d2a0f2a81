import type { Texts } from './en.ts';

/** Between a number and its word, so that they stay on one line. */
const nbsp = '\u00a0';

export const ru: Texts = {
  /** In the genitive, as after a day. */
  months: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  year: (year) => `${year}${nbsp}г.`,
  latestBy: (moment) => `не позднее ${moment}`,
};
