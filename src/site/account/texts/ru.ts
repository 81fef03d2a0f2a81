import type { en } from './en.ts';

const fields: (typeof en)['fields'] = {
  legalEntityType: 'Кто регистрируется',
  Individual: 'Физическое лицо',
  LegalEntity: 'Юридическое лицо',
  lastName: 'Фамилия',
  name: 'Имя',
  patronymic: 'Отчество',
  username: 'Имя пользователя',
  usernameHint: (characters) => `Латинские буквы, цифры и символы ${characters}`,
  phone: 'Телефон',
  phoneHint: 'С кодом страны',
  email: 'Электронная почта',
  companyTitle: 'Компания',
  companyName: 'Название компании',
  companyNameLat: 'Название компании латиницей',
  companyNumber: 'Номер компании',
  vatCode: 'ИНН/VAT-номер',
  companyAddress: 'Адрес компании',
  password: 'Пароль',
  passwordHint: 'Не меньше 8\u00a0символов: заглавная и строчная буквы, специальный символ и цифра',
  currentPassword: 'Текущий пароль',
  newPassword: 'Новый пароль',
  confirmPassword: 'Пароль ещё раз',
  show: 'Показать',
  hide: 'Скрыть',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  prompts: {
    lastName: 'Введите фамилию',
    name: 'Введите имя',
    email: 'Введите электронную почту',
    username: 'Введите имя пользователя',
    currentPassword: 'Введите текущий пароль',
    newPassword: 'Введите новый пароль',
    confirmPassword: 'Повторите пароль',
  },
};

const login: (typeof en)['login'] = {
  title: 'Вход',
  description: 'Войдите в Countercheck по электронной почте и паролю.',
  submit: 'Войти',
  busy: 'Входим…',
  needsScript:
    'Для входа нужен JavaScript, а в этом браузере он выключен. Заказать отчёт можно и без учётной записи.',
  forgot: 'Забыли пароль?',
  noAccount: 'Ещё нет учётной записи?',
  register: 'Регистрация',
  failedTitle: 'Войти не удалось',
  notConfirmedTitle: 'Сначала подтвердите почту',
  notConfirmed: 'Откройте ссылку из нашего письма и войдите снова.',
  unreachable: 'Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.',
  resend: 'Отправить ссылку ещё раз',
  resent: 'Если с прошлого письма прошло больше минуты, новое уже отправлено.',
};

const registration: (typeof en)['registration'] = {
  title: 'Регистрация',
  description:
    'Создайте учётную запись Countercheck для себя или для компании, чтобы заказы и отчёты были в одном месте.',
  lead: 'Заказать отчёт можно и без учётной записи.',
  submit: 'Зарегистрироваться',
  busy: 'Регистрируем…',
  haveAccount: 'Уже зарегистрированы?',
  signIn: 'Войти',
  privacyBefore: 'Как мы обращаемся с этими данными: ',
  privacy: 'политика конфиденциальности',
  failedTitle: 'Регистрация не отправлена',
  failed: 'Что-то пошло не так. Попробуйте ещё раз позже',
  kept: 'Всё, что вы ввели, осталось на месте.',
  sentTitle: 'Проверьте почту',
  sentTo: (email) => `Мы отправили ссылку на адрес ${email}.`,
  sent: 'Мы отправили ссылку на указанный адрес.',
  sentText:
    'Откройте её в течение 24\u00a0часов, чтобы завершить регистрацию. Если письма нет, загляните в спам.',
  wrongAddress: 'Ошиблись в адресе?',
  newAddress: 'Правильный адрес',
  changeAddress: 'Отправить ссылку туда',
  resendLater: 'Письмо не пришло? Через минуту его можно будет отправить ещё раз.',
};

const confirmation: (typeof en)['confirmation'] = {
  title: 'Подтверждение почты',
  text: 'Остался один шаг: нажмите кнопку, и учётная запись будет готова.',
  submit: 'Подтвердить почту',
  busy: 'Подтверждаем…',
  doneTitle: 'Почта подтверждена',
  doneText: 'Учётная запись готова. Войдите с паролем, который вы выбрали.',
  failedTitle: 'Почта не подтверждена',
  incomplete: 'Ссылка неполная. Откройте её из письма ещё раз или скопируйте целиком.',
  signIn: 'Войти',
};

const newEmail: (typeof en)['newEmail'] = {
  title: 'Подтвердите новую почту',
  text: 'Нажмите кнопку, и учётная запись перейдёт на эту почту: с этого момента вы входите с ней.',
  submit: 'Перейти на эту почту',
  busy: 'Меняем…',
  doneTitle: 'Почта изменена',
  doneText: 'Войдите с новым адресом и своим паролем.',
  failedTitle: 'Почта не изменена',
  incomplete: confirmation.incomplete,
  signIn: 'Войти',
};

const notifications: (typeof en)['notifications'] = {
  home: 'На главную',
  agree: {
    title: 'Письма о заказах',
    text: 'Клиент хочет, чтобы вы получали копии писем о его заказах, в том числе готовые отчёты. Вы согласны?',
    submit: 'Согласен',
    busy: 'Секунду…',
    doneTitle: 'Письма будут приходить',
    doneText: 'В каждом есть ссылка, по которой от них можно отказаться.',
    failedTitle: 'Ничего не изменилось',
    incomplete: confirmation.incomplete,
  },
  stop: {
    title: 'Больше никаких копий',
    text: 'Нажмите кнопку, и копии писем об этих заказах приходить перестанут.',
    submit: 'Больше не присылать',
    busy: 'Секунду…',
    doneTitle: 'Копии больше не придут',
    doneText: 'Тот, кто добавил ваш адрес, больше не видит его в профиле.',
    failedTitle: 'Ничего не изменилось',
    incomplete: confirmation.incomplete,
  },
};

const profile: (typeof en)['profile'] = {
  title: 'Профиль',
  loading: 'Загружаем профиль…',
  needsScript: 'Для профиля нужен JavaScript, а в этом браузере он выключен.',
  signedInAs: (name, role) => `${name}\u00a0· ${role}`,
  detailsTitle: 'Личные данные',
  emailHint: 'С ней вы входите.',
  emailChange: 'Изменить почту',
  save: 'Сохранить',
  saving: 'Сохраняем…',
  saved: 'Изменения сохранены',
  failedTitle: 'Ничего не сохранено',
  passwordTitle: 'Смена пароля',
  passwordLead: 'На всех остальных устройствах, где открыта эта учётная запись, сеансы завершатся.',
  changePassword: 'Сменить пароль',
  signOut: 'Выйти',
  signedOut: 'Вы вышли',
};

export const ru: typeof en = {
  fields,
  login,
  registration,
  confirmation,
  newEmail,
  notifications,
  profile,
};
