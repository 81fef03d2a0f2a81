import type { email as enEmail } from './en.ts';

export const email: typeof enEmail = {
  title: 'Электронная почта',
  lead: (address) => `Вы входите с адресом ${address}. Туда же приходят отчёты и письма об учётной записи.`,
  newEmail: 'Новая почта',
  password: 'Текущий пароль',
  submit: 'Сменить почту',
  busy: 'Отправляем…',
  failedTitle: 'Ничего не изменилось',
  askedTitle: 'Проверьте новую почту',
  asked: (address) =>
    `Мы отправили ссылку на ${address}. Пока вы её не открыли (она действует 24\u00a0часа), входите с прежним адресом.`,
  again: 'Другой адрес',
};
