import type { Localized } from '#kernel/locale.ts';

/** What forms say about a field. The English sentences are those of the specification. */
export const formWords = {
  empty: { en: 'Field must not be empty', ru: 'Заполните это поле' },
  phone: { en: 'Enter a valid number', ru: 'Укажите телефон: цифры и дефисы, не меньше семи знаков' },
  email: {
    en: 'Enter a valid E-mail',
    ru: 'Укажите настоящий адрес электронной почты',
  },
  rating: { en: 'Choose from one to five stars.', ru: 'Поставьте от одной до пяти звёзд.' },
  consent: {
    en: 'We publish a review only with your consent.',
    ru: 'Мы публикуем отзыв только с вашего согласия.',
  },
} as const satisfies Record<string, Localized>;
