import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the accounts room. */
export const accountProblems = {
  /** One text for every reason, so that nobody learns which addresses have an account. */
  wrongCredentials: {
    code: 'wrong_credentials',
    status: 401,
    text: { en: 'Wrong e-mail or password.', ru: 'Неверная почта или пароль.' },
  },
  sessionEnded: {
    code: 'session_ended',
    status: 401,
    text: { en: 'Your session has ended. Please sign in again.', ru: 'Сеанс завершён. Войдите ещё раз.' },
  },
  signInBusy: {
    code: 'sign_in_busy',
    status: 503,
    text: {
      en: 'Too many people are signing in at the moment. Please try again in a few seconds.',
      ru: 'Сейчас входит слишком много людей. Попробуйте ещё раз через несколько секунд.',
    },
  },
  emailTaken: {
    code: 'email_taken',
    status: 409,
    text: {
      en: 'There is an account with this e-mail already.',
      ru: 'Учётная запись с такой почтой уже есть.',
    },
  },
  weakPassword: {
    code: 'weak_password',
    status: 400,
    text: {
      en: 'The password needs 8 to 128 characters with an uppercase letter, a lowercase letter, a digit and a special character.',
      ru: 'В пароле должно быть от 8 до 128 символов, и среди них заглавная и строчная буквы, цифра и специальный символ.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
