import { pluralIn } from '#kernel/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralIn('ru');

export const ru: Texts = {
  tooOften: (wait) => `Слишком много запросов за короткое время. Попробуйте снова через ${wait}.`,
  seconds: (count) => `${count}\u00a0${plural(count, { one: 'секунду', few: 'секунды', other: 'секунд' })}`,
  minutes: (count) => `${count}\u00a0${plural(count, { one: 'минуту', few: 'минуты', other: 'минут' })}`,
  hours: (count) => `${count}\u00a0${plural(count, { one: 'час', few: 'часа', other: 'часов' })}`,
};
