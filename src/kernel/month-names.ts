import type { Localized } from './locale.ts';

/**
 * The names are ours: Intl writes dates differently from one version of a browser to the next, and a page that differs
 * from the server's would be drawn twice. Russian ones stand in the genitive, as after a day.
 */
export const monthNames: Localized<readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ru: [
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
};
