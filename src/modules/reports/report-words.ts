import type { Localized } from '#kernel/locale.ts';
import type { FactMethod } from './contract.ts';

export const methodWords: Readonly<Record<FactMethod, Localized>> = {
  register: { en: 'Official register', ru: 'Официальный реестр' },
  filing: { en: 'Filed document', ru: 'Поданный документ' },
  interview: { en: 'Interview', ru: 'Интервью' },
  media: { en: 'Media', ru: 'СМИ' },
  computed: { en: 'Computed', ru: 'Расчёт' },
  analyst: { en: 'Analyst’s judgement', ru: 'Вывод аналитика' },
  customer: { en: 'Stated by the customer', ru: 'Со слов заказчика' },
};

/** The traffic light of the first page. Grey: nothing sound can be said. */
export type Light = 'green' | 'amber' | 'red' | 'grey';
/** The words beside the light: those of its colour, or that nothing is wrong in what is known, which is not all. */
export type Tone = Light | 'gaps';

export const lightWords: Readonly<Record<Tone, Localized<{ headline: string; sentence: string }>>> = {
  green: {
    en: {
      headline: 'No warning signs found',
      sentence: 'Nothing in the sources searched speaks against dealing with the company.',
    },
    ru: {
      headline: 'Тревожных признаков нет',
      sentence: 'В проверенных источниках нет сведений, которые мешали бы работе с компанией.',
    },
  },
  gaps: {
    en: {
      headline: 'No warning signs, but not all is known',
      sentence:
        'Nothing in the sources searched speaks against the company. What is not known stands here beside it.',
    },
    ru: {
      headline: 'Тревожных признаков нет, но известно не всё',
      sentence: 'В проверенных источниках нет ничего против компании. Чего мы не знаем, указано здесь же.',
    },
  },
  amber: {
    en: { headline: 'Needs attention', sentence: 'Some points deserve a closer look before you commit.' },
    ru: {
      headline: 'Требует внимания',
      sentence: 'Прежде чем брать на себя обязательства, разберитесь с отмеченными пунктами.',
    },
  },
  red: {
    en: {
      headline: 'Serious warning',
      sentence: 'At least one finding speaks against dealing with the company without further advice.',
    },
    ru: {
      headline: 'Серьёзное предупреждение',
      sentence: 'Есть сведения, при которых без консультации работать с компанией не стоит.',
    },
  },
  grey: {
    en: { headline: 'Not enough information', sentence: 'The sources do not allow a sound statement.' },
    ru: { headline: 'Недостаточно сведений', sentence: 'Источники не позволяют сделать обоснованный вывод.' },
  },
};

/** Fixed words of the document. */
export const reportWords = {
  en: {
    kind: 'Credit report',
    contents: 'Contents',
    control: 'Report details',
    reportNumber: 'Report number',
    orderNumber: 'Order number',
    revision: 'Revision',
    country: 'Country',
    tariff: 'Tariff',
    ordered: 'Ordered',
    started: 'Work started',
    issued: 'Issued',
    completeness: 'Completeness',
    completenessOf: (filled: number, all: number, percent: number) =>
      `${percent}% (${filled} of ${all} sections have facts)`,
    template: 'Template',
    match: 'Requested and identified',
    detail: 'Detail',
    requestedAs: 'Requested as',
    identifiedAs: 'Identified as',
    name: 'Name',
    regCode: 'Registration number',
    vatCode: 'Tax or VAT number',
    address: 'Address',
    notGiven: 'not given',
    notKnown: 'not established',
    none: '—',
    demo: 'DEMO: the company comes from a synthetic register. It does not exist, and nothing in this report describes a real company.',
    demoMark: 'DEMO',
    sample: {
      kind: 'Sample of a credit report',
      mark: 'SAMPLE',
      line: 'The company is invented',
      notice:
        'SAMPLE: the company, its people, sums and sources are invented. This is how a report on a real company of this country is laid out.',
    },
    disclaimer: [
      'This report states what the named sources said on the dates given beside each value. Sources can be late or wrong; please tell us if something contradicts an official source.',
      'For the customer’s own decisions only. It may not be passed on, published or used to decide about private individuals. It is no promise that any debt will be paid.',
    ],
    reading: 'How to read this report',
    readingItems: [
      'Every value, or the row of a table that comes from one source, carries a number in brackets. It leads to the last section, which names the source, the way it was obtained, the date and, where a copy was kept, its fingerprint.',
      '“Searched, nothing found” is an answer and has its own source. A section without facts says why.',
      'The light on the summary page follows from the facts by fixed rules; every reason is printed beneath it. It is never green while owners, group, payments or accounts are unknown.',
      'Text in a script that this edition cannot print is shown in Latin letters.',
    ],
    summary: 'Summary',
    verdict: 'Overall light',
    reasons: 'Why',
    keyFacts: 'Key facts',
    searched: 'What was searched',
    section: 'Section',
    outcome: 'Outcome',
    factsFrom: (facts: number, sources: number) =>
      `${facts} ${facts === 1 ? 'fact' : 'facts'} from ${sources} ${sources === 1 ? 'source' : 'sources'}`,
    field: 'Field',
    value: 'Value',
    emptySection: 'No facts in this section',
    lookedIn: 'Looked in',
    gaps: 'Not known',
    thin: 'There is little in this report',
    thinOf: (filled: number, all: number, percent: number) =>
      `${filled} of ${all} sections have facts; we call a report thin below ${percent}%. Why it is sent all the same:`,
    unfilled: 'Not filled yet.',
    noOpinion: 'No opinion is given.',
    original: 'Original',
    translatedBy: { human: 'translated', machine: 'machine translation' },
    source: 'Source',
    method: 'Method',
    retrieved: 'Retrieved',
    fingerprint: 'SHA-256',
    evidenceIntro: 'Numbers in brackets throughout the report refer to this list.',
    order: 'Order',
    page: 'Page',
    pageOf: 'of',
    yes: 'Yes',
    no: 'No',
    days: (count: string) => `${count}\u00a0days`,
  },
  ru: {
    kind: 'Кредитный отчёт',
    contents: 'Содержание',
    control: 'Об отчёте',
    reportNumber: 'Номер отчёта',
    orderNumber: 'Номер заказа',
    revision: 'Редакция',
    country: 'Страна',
    tariff: 'Тариф',
    ordered: 'Заказан',
    started: 'Работа начата',
    issued: 'Выпущен',
    completeness: 'Полнота',
    completenessOf: (filled: number, all: number, percent: number) =>
      `${percent}\u00a0% (сведения есть в ${filled} из ${all} разделов)`,
    template: 'Шаблон',
    match: 'Что запрошено и что найдено',
    detail: 'Сведения',
    requestedAs: 'В запросе',
    identifiedAs: 'Установлено',
    name: 'Наименование',
    regCode: 'Регистрационный номер',
    vatCode: 'Налоговый номер',
    address: 'Адрес',
    notGiven: 'не указано',
    notKnown: 'не установлено',
    none: '—',
    demo: 'ДЕМО: компания взята из учебного реестра. Её не существует, и ни одно сведение отчёта не относится к настоящей компании.',
    demoMark: 'ДЕМО',
    sample: {
      kind: 'Образец кредитного отчёта',
      mark: 'ОБРАЗЕЦ',
      line: 'Компания вымышлена',
      notice:
        'ОБРАЗЕЦ: компания, люди, суммы и источники вымышлены. Так устроен отчёт о настоящей компании этой страны.',
    },
    disclaimer: [
      'Отчёт передаёт то, что сообщили названные источники на даты, указанные у каждого значения. Источники могут запаздывать и ошибаться; если что-то противоречит официальному источнику, сообщите нам.',
      'Отчёт предназначен только для собственных решений заказчика. Его нельзя передавать, публиковать и использовать для решений о частных лицах. Он не гарантирует оплату долгов.',
    ],
    reading: 'Как читать отчёт',
    readingItems: [
      'У каждого значения — или у целой строки таблицы, если источник один, — стоит номер в скобках. Он ведёт в последний раздел, где названы источник, способ получения, дата и, если сохранена копия, её контрольная сумма.',
      '«Проверено, ничего не найдено» — это тоже ответ, и у него есть источник. Раздел без сведений объясняет причину.',
      'Цвет на странице «Резюме» следует из фактов по постоянным правилам; под ним перечислены все основания. Зелёным он не бывает, пока неизвестны бенефициары, группа, платежи или отчётность.',
      'Текст на письме, для которого в этом издании нет шрифта, показан латинскими буквами.',
    ],
    summary: 'Резюме',
    verdict: 'Общая оценка',
    reasons: 'Основания',
    keyFacts: 'Главное',
    searched: 'Что проверено',
    section: 'Раздел',
    outcome: 'Результат',
    factsFrom: (facts: number, sources: number) => `сведений: ${facts}, источников: ${sources}`,
    field: 'Показатель',
    value: 'Значение',
    emptySection: 'Сведений в разделе нет',
    lookedIn: 'Где искали',
    gaps: 'Неизвестно',
    thin: 'В этом отчёте мало сведений',
    thinOf: (filled: number, all: number, percent: number) =>
      `Сведения есть в ${filled} из ${all} разделов; неполным мы называем отчёт, где заполнено меньше ${percent}\u00a0%. Почему он всё же отправлен:`,
    unfilled: 'Ещё не заполнено.',
    noOpinion: 'Мнения нет.',
    original: 'Оригинал',
    translatedBy: { human: 'перевод', machine: 'машинный перевод' },
    source: 'Источник',
    method: 'Способ',
    retrieved: 'Получено',
    fingerprint: 'SHA-256',
    evidenceIntro: 'На этот список указывают номера в скобках по всему отчёту.',
    order: 'Заказ',
    page: 'Стр.',
    pageOf: 'из',
    yes: 'Да',
    no: 'Нет',
    days: (count: string) => `${count}\u00a0дн.`,
  },
} as const;
