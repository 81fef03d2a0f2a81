import type { Locale } from '#kernel/locale.ts';

const en = {
  lead: 'The password is right. Your account also asks for a code.',
  code: 'Code from the app',
  codeHint: 'Six digits that your authenticator app shows now',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes you kept when you set the second factor up; each works once',
  toRecovery: 'Use a recovery code',
  toApp: 'Use the app',
  back: 'Back to e-mail and password',
  empty: 'Enter the code',
};

const ru: typeof en = {
  lead: 'Пароль верный. Для входа в эту учётную запись нужен ещё и код.',
  code: 'Код из приложения',
  codeHint: 'Шесть цифр, которые сейчас показывает приложение-аутентификатор',
  recoveryCode: 'Резервный код',
  recoveryHint: 'Один из кодов, которые вы сохранили при настройке; каждый действует один раз',
  toRecovery: 'Ввести резервный код',
  toApp: 'Ввести код из приложения',
  back: 'Назад к почте и паролю',
  empty: 'Введите код',
};

/** The second step of signing in, on the site and in the back office. */
export const codeStepWords: Readonly<Record<Locale, typeof en>> = { en, ru };
