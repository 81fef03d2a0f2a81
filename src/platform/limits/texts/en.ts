import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

export const en = {
  tooOften: (wait: string) => `That was too often in too short a time. Please try again in ${wait}.`,
  seconds: (count: number) => `${count}\u00a0${plural(count, { one: 'second', other: 'seconds' })}`,
  minutes: (count: number) => `${count}\u00a0${plural(count, { one: 'minute', other: 'minutes' })}`,
  hours: (count: number) => `${count}\u00a0${plural(count, { one: 'hour', other: 'hours' })}`,
};
export type Texts = typeof en;
