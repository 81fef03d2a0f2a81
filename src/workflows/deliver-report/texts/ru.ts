import type { Texts } from './en.ts';

/** Слова ответа в письме с отчётом. */
export const ru: Texts = {
  rating: (grade, score) => `Рейтинг ${grade}, ${score}`,
  limit: (amount) => `Кредитный лимит ${amount}`,
};
