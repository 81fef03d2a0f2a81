import { en } from './en.ts';
import { ru } from './ru.ts';

export const words = { en, ru };
