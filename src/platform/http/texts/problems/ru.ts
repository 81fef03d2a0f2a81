import type { Texts } from './en.ts';

export const ru: Texts = {
  unsupportedMediaType: 'Отправьте данные в формате JSON.',
  malformedRequest: 'Запрос не удалось прочитать.',
  requestTooLarge: 'Запрос слишком большой.',
  headersTooLarge: 'Адрес и заголовки вместе слишком длинные.',
  requestTimeout: 'Запрос передавался слишком долго.',
  unknownMethod: 'Такой метод не поддерживается.',
  twoHosts: 'В запросе указано больше одного хоста.',
  foreignPage:
    'Запрос пришёл с другого сайта и не был выполнен. Откройте нашу страницу и попробуйте ещё раз.',
  invalidKey: 'Idempotency-Key — от 8 до 128 латинских букв, цифр, дефисов или подчёркиваний.',
  otherBody: 'Этот Idempotency-Key уже использован для другого запроса.',
  inFlight: 'Такой же запрос ещё выполняется. Повторите через мгновение.',
  guessableKey:
    'Без входа Idempotency-Key должен быть таким, чтобы его нельзя было угадать: от 32\u00a0символов, например случайный UUID.',
};
