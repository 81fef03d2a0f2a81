import { pluralIn } from '#kernel/plural.ts';
import type { invitations as enInvitations, join as enJoin } from '../en/invitations.ts';

const plural = pluralIn('ru');

export const invitations: typeof enInvitations = {
  title: 'Открытые приглашения',
  invite: 'Пригласить коллегу',
  inviteTitle: 'Пригласить коллегу',
  inviteText:
    'Коллега получит письмо со ссылкой: она сработает один раз в течение 72 часов. По ней выбирают пароль, при первом входе настраивают второй фактор.',
  email: 'Рабочая почта',
  role: 'Роль',
  language: 'Язык письма',
  roles: { Manager: 'Менеджер', Admin: 'Администратор системы' },
  send: 'Отправить приглашение',
  invited: 'Приглашение отправляется',
  address: 'Кого',
  by: 'Кто пригласил',
  link: 'Ссылка',
  until: (moment) => `до ${moment}`,
  whatToDo: 'Действия',
  byOn: (name, day) => (name === '' ? day : `${name}, ${day}`),
  expired: 'Срок ссылки истёк',
  mails: (count) => `${count}\u00a0${plural(count, { one: 'письмо', few: 'письма', other: 'писем' })}`,
  resend: 'Отправить ещё раз',
  resent: 'Новая ссылка отправляется, прежняя больше не работает',
  withdraw: 'Отозвать',
  about: (act, email) => `${act}: ${email}`,
  withdrawTitle: (email) => `${email}: отозвать приглашение?`,
  withdrawText: 'Ссылка перестанет открываться, адрес мы забудем. Письмо об этом не придёт.',
  withdrawn: 'Приглашение отозвано',
  failedTitle: 'Ничего не изменилось',
};

export const join: typeof enJoin = {
  title: 'Вас пригласили',
  lead: (name, role) => `Вас приглашает ${name}. Ваша роль: ${role}.`,
  until: (moment) => `Ссылка действует до ${moment}.`,
  login: 'Вход по адресу',
  lastName: 'Фамилия',
  name: 'Имя',
  password: 'Пароль',
  passwordHint: 'Не меньше 8\u00a0символов: заглавная и строчная буквы, специальный символ и цифра',
  confirmPassword: 'Пароль ещё раз',
  submit: 'Создать учётную запись',
  busy: 'Минуту…',
  factor: 'Дальше вы настроите второй фактор: понадобится телефон с приложением для кодов.',
  summary: 'Исправьте, пожалуйста',
  failedTitle: 'Учётная запись не создана',
  refusedTitle: 'По этой ссылке не войти',
  incomplete: 'Ссылка неполная. Откройте её из письма ещё раз или скопируйте целиком.',
  unreachableTitle: 'Не удалось проверить ссылку',
  retry: 'Повторить',
  signIn: 'Ко входу',
  doneTitle: 'Учётная запись готова',
  doneText: 'Войдите с вашей почтой и выбранным паролем, затем настройте второй фактор.',
};
