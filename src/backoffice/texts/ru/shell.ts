import type { faults as enFaults, shell as enShell, signIn as enSignIn } from '../en/shell.ts';

export const shell: typeof enShell = {
  siteName: 'Countercheck',
  backOffice: 'Рабочее место',
  skipToContent: 'К содержанию страницы',
  queue: 'Заказы',
  catalogue: 'Каталог',
  theme: { label: 'Тема', light: 'Светлая', dark: 'Тёмная', system: 'Как в системе' },
  dismiss: 'Закрыть',
  ownProfile: (name) => `${name}: профиль и второй фактор`,
  signOut: 'Выйти',
  opensNewTab: '(откроется в новой вкладке)',
  waiting: 'Запрашиваем сервер…',
  needsScript: 'Рабочему месту нужен JavaScript. Включите его для этого адреса и обновите страницу.',
};

export const signIn: typeof enSignIn = {
  title: 'Вход для сотрудников',
  email: 'Почта',
  password: 'Пароль',
  submit: 'Войти',
  signingIn: 'Входим…',
  emailEmpty: 'Введите почту',
  passwordEmpty: 'Введите пароль',
  secondFactorTitle: 'Прежде чем начать',
  secondFactorText:
    'В заказах и отчётах — чужие данные, поэтому менеджеры и администраторы входят в два этапа. Настройка займёт пару минут, понадобится телефон.',
  notStaff:
    'Это учётная запись клиента. Рабочее место открыто менеджерам и администраторам, а ваши заказы — на сайте.',
  toSite: 'Перейти на сайт',
  demoTitle: 'Учётные записи для демонстрации',
  demoText: 'Менеджеров двое, потому что свой отчёт никто не утверждает. Нажмите, чтобы заполнить форму.',
  researcher: 'Менеджер, который пишет',
  reviewer: 'Менеджер, который утверждает',
  administrator: 'Администратор',
  demoPassword: (password) => `Пароль: ${password}`,
};

export const faults: typeof enFaults = {
  notFoundTitle: 'Страница не найдена',
  notFoundText: 'По этому адресу ничего нет. Проверьте, нет ли опечатки, или вернитесь к заказам.',
  forbiddenTitle: 'Эта страница для других ролей',
  errorTitle: 'Что-то пошло не так',
  errorText: 'Что-то пошло не так. Попробуйте ещё раз позже',
  errorMeaning: 'Сохранённое на месте, а недописанное появится, когда страница откроется снова.',
  unreachable: 'Сервер не отвечает. Ничего не потеряно: проверьте связь и попробуйте ещё раз.',
  requestId: (id) => `Запрос ${id}`,
  requestHint: 'Назовите этот номер, если будете сообщать о сбое.',
  toQueue: 'К заказам',
  tryAgain: 'Попробовать ещё раз',
  notSaved: 'Не сохранено',
};
