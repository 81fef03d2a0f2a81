import { type Texts, type Told, yearOf } from './en.ts';

const numberOf = ({ field }: Told) => (field === 'vatCode' ? 'ИНН/VAT-номер' : 'Регистрационный номер');
const until = ({ day }: Told) => (yearOf(day) === undefined ? '' : `, до ${yearOf(day)}\u00a0года`);

/** Families of forms stand where a register gives no word of its own; LLC and the like are read as they are. */
const families: Readonly<Record<string, string>> = {
  Association: 'объединение',
  Company: 'компания',
  Cooperative: 'кооператив',
  Corporation: 'корпорация',
  Foundation: 'фонд',
  GP: 'полное товарищество',
  'Public body': 'государственное учреждение',
  'Sole trader': 'индивидуальный предприниматель',
  Unitary: 'унитарное предприятие',
};
const inRussian = (told: Told): Told => ({ ...told, known: families[told.known] ?? told.known });

const sentences: Texts['sentences'] = {
  'same name': () => 'Название совпадает',
  'other letters': ({ known }) => `Читается так же, но другими буквами: ${known}`,
  'nearly, other letters': ({ asked, known }) => `Почти то же название другими буквами: ${asked} / ${known}`,
  'other keyboard': ({ asked, known }) =>
    `В другой раскладке клавиатуры вы набрали ${asked}; в реестре ${known}`,
  'number in words': ({ asked, known }) => `То же число записано иначе: ${asked} / ${known}`,
  beginning: ({ asked, known }) => `Введено начало слов: ${asked} / ${known}`,
  'trading name': ({ known }) => `Торговое название компании: ${known}`,
  'translated name': ({ known }) => `Название на другом языке: ${known}`,
  'former name': (told) => `Прежнее название: ${told.known}${until(told)}`,
  'like former name': (told) => `Похоже на прежнее название: ${told.known}${until(told)}`,
  'other order': () => 'Те же слова в другом порядке',
  'other spelling': ({ asked, known }) => `Написано чуть иначе: ${asked} / ${known}`,
  'more words': ({ known }) => `В реестре название длиннее: ${known}`,
  'fewer words': ({ asked }) => `В названии из реестра нет слов: ${asked}`,
  'common words': ({ known }) => `Похожа часть названия: ${known}`,
  'like name': ({ known }) => `Похожее название: ${known}`,
  'other name': ({ known }) => `Другое название: в реестре ${known}`,
  'name beside a place': ({ asked }) => `Название совпадает, если «${asked}»\u00a0— не часть названия`,
  'same form': ({ known }) => `Правовая форма совпадает: ${known}`,
  'form of a country': ({ asked, known, adjective }) =>
    adjective === undefined
      ? `${known} и ${asked}\u00a0— компании одного типа`
      : `${known}\u00a0— ${adjective} форма ${asked}`,
  'kin form': ({ asked, known }) => `Родственная правовая форма: в реестре ${known}, у вас ${asked}`,
  'other form': ({ asked, known }) => `Другая правовая форма: в реестре ${known}, у вас ${asked}`,
  'no form': () => 'Правовая форма в реестре не указана',
  'same number': (told) => `${numberOf(told)} совпадает`,
  'number of another kind': ({ known }) => `Номер совпадает, но в реестре это номер другого вида: ${known}`,
  'one character': (told) => `${numberOf(told)} отличается одним знаком: ${told.known}`,
  'two characters': (told) => `${numberOf(told)} отличается двумя знаками: ${told.known}`,
  'other number': ({ field, known }) =>
    `${field === 'vatCode' ? 'Другой ИНН/VAT-номер' : 'Другой регистрационный номер'}: в реестре ${known}`,
  'no number': (told) => `${numberOf(told)} в реестре не указан`,
  'same address': () => 'Адрес совпадает',
  'same city': ({ known, verdict }) =>
    verdict === 'agrees' ? `Город совпадает: ${known}` : `Город совпадает, улица\u00a0— нет: ${known}`,
  'part of address': ({ known }) => `Адрес совпадает частично: ${known}`,
  'other city': ({ known }) => `Другой город: в реестре ${known}`,
  'other address': ({ known }) => `Другой адрес: в реестре ${known}`,
  'no address': () => 'Адрес в реестре не указан',
  'same country': ({ asked }) => `Страна в названии совпадает: ${asked}`,
  'other country': ({ asked, known }) =>
    `Выбранная страна\u00a0— ${known}, а\u00a0в\u00a0названии\u00a0— ${asked}`,
  'same phone': () => 'Телефон совпадает',
  'other phone': () => 'В реестре другой телефон',
  'no phone': () => 'Телефон в реестре не указан',
  'same email': () => 'E-mail совпадает',
  'same mail domain': ({ known }) => `E-mail в домене компании: ${known}`,
  'public mailbox': ({ known }) => `Почту на ${known} может завести кто угодно`,
  'other email': () => 'E-mail в другом домене, чем в реестре',
  'no email': () => 'E-mail в реестре не указан',
  deleted: ({ day }) =>
    yearOf(day) === undefined
      ? 'Компания исключена из реестра'
      : `Компания исключена из реестра в\u00a0${yearOf(day)}\u00a0году`,
  liquidation: () => 'Компания ликвидируется',
  reorganisation: () => 'Идёт реорганизация: название и номер могут смениться',
};

export const ru: Texts = {
  grades: {
    exact: 'Точное совпадение',
    'very likely': 'Скорее всего',
    possible: 'Возможно',
    doubtful: 'Сомнительно',
  },
  told: (told) => (told.isFamily === true ? inRussian(told) : told),
  sentences,
};
