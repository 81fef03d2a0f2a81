import { plural } from '../../texts/russian-plural.ts';
import type { search as enSearch } from './en.ts';

export const search: typeof enSearch = {
  description:
    'Найдите иностранную компанию по названию, регистрационному или налоговому номеру, любым алфавитом, и закажите кредитный отчёт. Поиск бесплатный.',
  title: (country) => `Поиск компании: ${country}`,
  pageTitle: 'Поиск компании',
  help: 'Введите всё, что знаете о компании',
  need: 'Нужно хотя бы одно: название, регистрационный номер или ИНН/VAT-номер',
  name: 'Название',
  nameHint: 'Как его пишет сама компания, любым алфавитом. Правовую форму можно не указывать.',
  regCode: 'Регистрационный номер',
  vatCode: 'ИНН/VAT-номер',
  more: 'Дополнительная информация',
  moreHint: 'Поможет отличить тёзок.',
  address: 'Адрес',
  phone: 'Телефон',
  email: 'E-mail',
  addInfo: 'Что ещё вы знаете',
  find: 'Найти',
  waitingTitle: (what, country) => `Ищем «${what}» в реестре компаний: ${country}`,
  waitingText: 'Сравниваем названия во всех написаниях, прежние названия и номера.',
  cancel: 'Отменить поиск',
  cancelled: 'Поиск отменён. Всё, что вы ввели, осталось на месте.',
  late: 'Реестр не ответил за 100 секунд, и поиск остановлен. Всё, что вы ввели, осталось на месте: повторите поиск сейчас или чуть позже.',
  offline: 'Наш сервер не отвечает. Проверьте соединение и повторите поиск: всё, что вы ввели, сохранено.',
  sampleFailedTitle: 'Образец отчёта сейчас недоступен',
  sampleFailedText: 'Подготовить его не получилось. Попробуйте ещё раз через минуту.',
  sampleTooOften: 'Из вашей сети за короткое время скачали несколько образцов. Попробуйте чуть позже.',
  chooseCountry: 'Из какой страны компания?',
  results: (count) => `Результаты поиска: ${count}`,
  resultsShown: (first, last, total, hasMore) =>
    `Показаны ${first}–${last} из ${total} наиболее подходящих${hasMore ? '; возможно, есть и другие' : ''}.`,
  resultsNarrow: 'Если вашей компании среди них нет, добавьте номер, город или остаток названия.',
  resultPages: {
    pages: 'Страницы результатов',
    previous: 'Предыдущая страница результатов',
    next: 'Следующая страница результатов',
    page: (page) => `Страница результатов ${page}`,
  },
  searchedFor: (what, country) => (what === '' ? country : `по запросу ${what}\u00a0— ${country}`),
  quoted: (name) => `«${name}»`,
  edit: 'Изменить',
  editAria: 'Изменить запрос',
  matchTitle: 'Сравнение с вашими данными',
  alsoIn: (registers) => `Есть и здесь: ${registers}`,
  branches: (count) => `${count}\u00a0${plural(count, 'филиал', 'филиала', 'филиалов')}`,
  branch: 'Филиал',
  sourceOn: (register, day) => `${register}, данные на ${day}`,
  moreNames: (count) => `и ещё ${count}`,
  suggestions: 'Компании с таким названием',
  suggested: (count) => `Подсказок: ${count}. Выбирайте стрелкой вниз.`,
  suggestedFormer: (name) => `известна как ${name}`,
  select: 'Выбрать',
  selectAria: (name) => `Выбрать ${name}`,
  errorTitle: 'Ошибка поиска организации',
  noneTitle: 'Здесь нет нужной компании?',
  noneText:
    'Закажите по тем данным, что вы ввели: дальше ищут наши сотрудники. Если компания не найдётся, вы ничего не платите.',
  orderTyped: 'Заказать по введённым данным',
  change: 'Изменить запрос',
  otherSource: 'Источник',
  demoRegister: 'Учебный реестр (вымышленные компании)',
  formerly: (names) => `Прежде ${names}`,
  demo: 'Демо: вымышленная компания',
  companyStatus: 'Статус компании',
  status: {
    Active: 'Действует',
    Deleted: 'Исключена',
    'In liquidation': 'В стадии ликвидации',
    'Is in process of reorganization': 'В процессе реорганизации',
  },
  sources: {
    title: 'Где мы искали',
    silent: (names) =>
      `Не дождались ответа: ${new Intl.ListFormat('ru').format(names)}. Возможно, компания там есть.`,
    names: {
      local: 'Наши реестры',
      gleif: 'Мировой реестр LEI (GLEIF)',
      'companies-house': 'Companies House, Великобритания',
      brreg: 'Enhetsregisteret, Норвегия',
      vies: 'VIES, VAT-номера стран ЕС',
      ares: 'ARES, Чехия',
      egr: 'ЕГР, Беларусь',
    },
    states: {
      found: 'Есть совпадения',
      none: 'Ничего не нашлось',
      unavailable: 'Нет ответа',
      not_asked: 'Не спрашивали: по этим данным здесь не ищут',
    },
    notes: {
      vat_valid: 'VAT-номер действителен',
      vat_invalid: 'VAT-номер недействителен',
      too_many: 'Слишком много компаний с таким названием, реестр не даёт список',
      late: 'Ответ не пришёл вовремя',
      too_often: 'Сейчас спросить не удалось',
    },
  },
  numbers: {
    register: {
      name: (register) => `В реестре можно искать по названию: ${register}.`,
      number: (register) => `Реестр ищет только по номеру, укажите его, если знаете: ${register}.`,
      paid: (register) => `Поиск в реестре платный, номер его упростит: ${register}.`,
      none: (register) =>
        register === ''
          ? 'Открытого реестра компаний здесь нет или он нам не известен: больше всего помогут номер, адрес и телефон.'
          : `Искать в реестре самостоятельно через интернет нельзя: ${register}. Больше всего помогут номер, адрес и телефон.`,
    },
    hint: (name, format) => (format === '' ? name : `${name}: ${lowered(format)}`),
    example: (example) => `например, ${example}`,
    same: (name) => `${name} — номер на оба поля, достаточно указать его один раз`,
    noTax: 'НДС здесь нет, и такого номера у компаний обычно не бывает: оставьте поле пустым.',
    doubt: {
      unusual: 'На номера этой страны не похоже. Проверьте ещё раз; искать можно и так.',
      'check digit': 'Контрольная цифра не сходится. Проверьте ещё раз; искать можно и так.',
    },
    doubtTitle: 'Верный ли номер?',
    doubtful: {
      unusual: (field, value) => `${field} ${value} не похож на номера этой страны.`,
      'check digit': (field, value) => `${field} ${value}: контрольная цифра не сходится.`,
    },
    again: 'Мы всё равно искали с ним. Если в номере опечатка, исправьте её и повторите поиск.',
  },
};

/** Формат стоит после двоеточия. */
function lowered(format: string): string {
  return /^[А-ЯЁ][а-яё]|^[А-ЯЁ] /.test(format) ? format.charAt(0).toLowerCase() + format.slice(1) : format;
}
