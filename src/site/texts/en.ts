import { card } from './en/card.ts';
import { home } from './en/home.ts';
import { order, payment } from './en/order.ts';
import { picker } from './en/picker.ts';
import { countryPage, search } from './en/search.ts';
import { faults, shell } from './en/shell.ts';
import { track } from './en/track.ts';

/** English is the source of the keys: what is missing in Russian does not compile. */
export const en = { shell, faults, home, card, picker, countryPage, search, order, payment, track };
export type Texts = typeof en;
