import type { Texts } from './en.ts';
import { card } from './ru/card.ts';
import { home } from './ru/home.ts';
import { order, payment } from './ru/order.ts';
import { picker } from './ru/picker.ts';
import { countryPage, search } from './ru/search.ts';
import { faults, shell } from './ru/shell.ts';
import { track } from './ru/track.ts';

export const ru: Texts = { shell, faults, home, card, picker, countryPage, search, order, payment, track };
