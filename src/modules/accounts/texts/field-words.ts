import type { Localized } from '#kernel/locale.ts';

/** What the forms of accounts say about a field. The English sentences are those of the specification. */
export const fieldWords = {
  required: { en: 'This field is required', ru: 'Заполните это поле' },
  empty: { en: 'Field must not be empty', ru: 'Поле не должно быть пустым' },
  email: { en: 'Invalid email address', ru: 'Неверный адрес электронной почты' },
  phone: { en: 'Enter a valid number', ru: 'Укажите телефон: цифры и дефисы, не меньше семи знаков' },
  confirmation: { en: 'Password confirmation does not match', ru: 'Пароли не совпадают' },
  latin: { en: 'Write the name in Latin letters', ru: 'Напишите название латинскими буквами' },
  entityType: {
    en: 'Choose individual or legal entity',
    ru: 'Выберите: физическое или юридическое лицо',
  },
  password: {
    en: 'The password needs an uppercase letter, a lowercase letter, a special character and a digit',
    ru: 'В пароле нужны заглавная и строчная буквы, специальный символ и цифра',
  },
  sameEmail: {
    en: 'This is the address of your account already',
    ru: 'Это и есть адрес вашей учётной записи',
  },
  samePassword: {
    en: 'The new password must differ from the current one',
    ru: 'Новый пароль должен отличаться от текущего',
  },
} as const satisfies Record<string, Localized>;

/** The specification's sentence about user names; `characters` are those allowed beside letters and digits. */
export function usernameWords(characters: string): Localized {
  return {
    en: `Username can only contain Latin letters, digits, and the characters ${characters}`,
    ru: `В имени пользователя возможны только латинские буквы, цифры и символы ${characters}`,
  };
}
