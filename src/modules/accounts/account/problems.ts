import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the accounts room. */
export const accountProblems = {
  /** One text for every reason, so that nobody learns which addresses have an account. */
  wrongCredentials: {
    code: 'wrong_credentials',
    status: 401,
    text: { en: 'Wrong e-mail or password.', ru: 'Неверная почта или пароль.' },
  },
  /** Said only to who knows the password of the registration. */
  emailNotConfirmed: {
    code: 'email_not_confirmed',
    status: 403,
    text: {
      en: 'Your e-mail is not confirmed yet. Open the link in the mail we sent you, then sign in.',
      ru: 'Почта ещё не подтверждена. Откройте ссылку из нашего письма и войдите снова.',
    },
  },
  linkNotValid: {
    code: 'confirmation_link_not_valid',
    status: 410,
    text: {
      en: 'This link is no longer valid: it works once and for 24 hours. If you have opened it before, sign in; otherwise sign in with your new password and have another link sent.',
      ru: 'Ссылка больше не действует: она работает один раз и в течение 24\u00a0часов. Если вы уже открывали её, просто войдите; если нет — войдите с новым паролем, и мы предложим отправить ссылку ещё раз.',
    },
  },
  resetLinkNotValid: {
    code: 'reset_link_not_valid',
    status: 410,
    text: {
      en: 'This link is no longer valid: it works once and for 30\u00a0minutes, and only the one in the latest mail works. Ask for another one.',
      ru: 'Ссылка больше не действует: она работает один раз, в течение 30\u00a0минут, и только из последнего письма. Запросите новую.',
    },
  },
  wrongCurrentPassword: {
    code: 'wrong_current_password',
    status: 422,
    text: { en: 'The current password is wrong.', ru: 'Текущий пароль указан неверно.' },
  },
  /** Said only to who knows the password. */
  secondFactorRequired: {
    code: 'second_factor_required',
    status: 403,
    text: {
      en: 'Enter the code of your authenticator app, or a recovery code.',
      ru: 'Введите код из приложения-аутентификатора или резервный код.',
    },
  },
  wrongSecondFactor: {
    code: 'wrong_second_factor',
    status: 401,
    text: {
      en: 'This code is not right, or it has been used already. Enter the one that the app shows now.',
      ru: 'Код неверный или уже использован. Введите тот, который приложение показывает сейчас.',
    },
  },
  /** The same to somebody who is signed in: 401 would say that they are not. */
  wrongCode: {
    code: 'wrong_code',
    status: 422,
    text: {
      en: 'This code is not right, or it has been used already. Enter the one that the app shows now.',
      ru: 'Код неверный или уже использован. Введите тот, который приложение показывает сейчас.',
    },
  },
  secondFactorOn: {
    code: 'second_factor_on',
    status: 409,
    text: {
      en: 'The second factor is on already. Load the page again.',
      ru: 'Второй фактор уже включён. Обновите страницу.',
    },
  },
  secondFactorOff: {
    code: 'second_factor_off',
    status: 409,
    text: {
      en: 'The second factor is not on. Load the page again.',
      ru: 'Второй фактор не включён. Обновите страницу.',
    },
  },
  secondFactorNotStarted: {
    code: 'second_factor_not_started',
    status: 409,
    text: {
      en: 'There is no key to confirm. Begin again with your password.',
      ru: 'Подтверждать пока нечего. Начните заново: введите пароль.',
    },
  },
  secondFactorNeededByRole: {
    code: 'second_factor_needed_by_role',
    status: 403,
    text: {
      en: 'Your role needs the second factor: it cannot be switched off.',
      ru: 'Для вашей роли второй фактор обязателен: отключить его нельзя.',
    },
  },
  emailNotChangeable: {
    code: 'email_not_changeable',
    status: 409,
    text: {
      en: 'The e-mail is your login and cannot be changed here.',
      ru: 'Почта служит логином, здесь её изменить нельзя.',
    },
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
  tooManyAddresses: {
    code: 'too_many_addresses',
    status: 409,
    text: {
      en: 'Five addresses are the most. Remove one first.',
      ru: 'Больше пяти адресов добавить нельзя. Сначала удалите один из них.',
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
