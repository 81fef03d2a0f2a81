/** Why a password is not taken although it has all the characters it needs; no browser loads these. */
export const en = {
  common:
    'This password is too easy to guess: such ones are tried first. Take a few words that have nothing to do with each other, with a digit and a sign between them.',
  personal:
    'The password must not contain your name, your e-mail or the name of this site: they are tried first.',
};
export type Texts = typeof en;
