import type { Texts } from './en.ts';

export const ru: Texts = {
  length: (min, max) => `Длина поля — от ${grouped(min)} до ${grouped(max)} символов`,
  characters: 'Текст содержит недопустимые символы.',
};

/** `5 000` with a space that does not break. */
function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
}
