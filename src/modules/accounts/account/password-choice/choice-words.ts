import type { Localized } from '#kernel/locale.ts';

/** Why a password is not taken although it has all the characters it needs; no browser loads these. */
export const choiceWords = {
  common: {
    en: 'This password is too easy to guess: such ones are tried first. Take a few words that have nothing to do with each other, with a digit and a sign between them.',
    ru: 'Такой пароль легко угадать: с таких и начинают подбор. Возьмите несколько слов, не связанных друг с другом, и поставьте между ними цифру и знак.',
  },
  personal: {
    en: 'The password must not contain your name, your e-mail or the name of this site: they are tried first.',
    ru: 'В пароле не должно быть вашего имени, почты и названия этого сайта: с них начинают подбор.',
  },
} as const satisfies Record<string, Localized>;
