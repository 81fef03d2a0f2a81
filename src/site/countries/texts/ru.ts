import { allLanguages } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';
import { ru as parts } from '#modules/registers/texts/parts/ru.ts';
import type { en } from './en.ts';

const plural = pluralIn('ru');

const countries = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'страна', few: 'страны', other: 'стран' })}`;
/** «В 53 странах», «в 1 стране». */
const inCountries = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'стране', few: 'странах', other: 'странах' })}`;

const countriesPage: (typeof en)['countriesPage'] = {
  title: 'Страны, в которых мы проверяем компании',
  heading: 'Страны',
  description:
    'Более 200 стран и территорий по частям света: какие там есть реестры, сколько стоит кредитный отчёт и за сколько рабочих дней он готов.',
  lead: 'Выберите страну и узнайте, какие в ней реестры и что они публикуют, сколько стоит отчёт и когда он будет готов.',
  groups: 'Части света',
  count: countries,
  findLabel: 'Найти страну',
  findHint: `Название на ${allLanguages('ru', 'disjunction')}, двухбуквенный код или привычное имя: США, UK, Голландия.`,
  find: 'Найти',
  clear: 'Показать все страны',
  found: (count, query) =>
    `По запросу «${query}» ${plural(count, { one: 'найдена', few: 'найдены', other: 'найдено' })} ${countries(count)}`,
  none: (query) => `Страны «${query}» в списке нет`,
  noneText: 'Попробуйте другое написание или двухбуквенный код.',
};

const continentPage: (typeof en)['continentPage'] = {
  title: (continent) => `${continent}: страны, цены и сроки`,
  description: (continent, count, from) =>
    `${continent}: проверка компаний в ${inCountries(count)} и территориях. Кредитный отчёт от ${from}, деньги списываются только после его отправки.`,
  lead: (count, from) =>
    `${countries(count)} и ${plural(count, { one: 'территория', few: 'территории', other: 'территорий' })}. Кредитный отчёт стоит от ${from}.`,
  listLabel: (continent) => `Страны: ${continent}`,
  from: (price) => `от ${price}`,
  others: 'Другие части света',
};

const countryPage: (typeof en)['countryPage'] = {
  title: (country) => `${country}: реестры компаний и кредитные отчёты`,
  heading: (country) => `Проверка компании: ${country}`,
  description: (country, days) =>
    `Найдите компанию (${country}), узнайте, что публикуют реестры, и закажите кредитный отчёт: ${days}. Деньги списываются только после отправки отчёта.`,
  lead: (days) =>
    `Найдите компанию, выберите срок и зарезервируйте сумму на карте. Срок зависит от тарифа: ${days}.`,
  tariffsTitle: 'Цены и сроки',
  tariffsLead: 'Кредитный отчёт при любой цене один и тот же, полный: вы выбираете только скорость.',
  annualLead: 'У годового отчёта\u00a0— отчётности самой компании по годам\u00a0— свои цены:',
  allPrices: 'Цены по всем странам',
  searchTitle: 'Найдите компанию',
  contains: 'Содержание подробно:',
  articlesTitle: 'Стоит прочитать',
  articles: {
    how_to_check: 'Как проверить иностранную компанию',
    check_on_tax: 'Проверка контрагента на сайте налоговой',
    registry: 'Реестр иностранных компаний',
    check_belarus: 'Проверка контрагента в Беларуси',
    contr_agent_belarus: 'Проверка белорусского контрагента',
    check_inn: 'Проверка иностранного контрагента по ИНН',
  },
  othersTitle: (continent) => `В этой же части света: ${continent}`,
  othersAll: (continent, count) => `${continent}: все ${countries(count)}`,
};

const registers: (typeof en)['registers'] = {
  title: 'Что публикуют реестры',
  lead: 'Где хранятся официальные сведения о компаниях, сколько стоит в них заглянуть и чего там не найти.',
  access: {
    free: 'Бесплатно',
    paid: 'Платно',
    mixed: 'Частично платно',
    closed: 'Закрыт для публики',
  },
  searchBy: 'Поиск по',
  search: {
    name: 'названию',
    number: 'номеру',
    'tax-number': 'налоговому номеру',
    person: 'имени человека',
    address: 'адресу',
  },
  cannotSearch: 'Искать через интернет нельзя',
  limits: 'Ограничения',
  keeper: (keeper) => `Кто ведёт: ${keeper}`,
  visit: (host) => `Перейти на ${host}`,
  identifiersTitle: 'По каким номерам узнают компанию',
  kinds: { registration: 'Регистрационный номер', tax: 'Налоговый номер', vat: 'Номер плательщика НДС' },
  example: 'Пример',
  accountsTitle: 'Годовая отчётность',
  ownersTitle: 'Владельцы',
  noteTitle: 'Полезно знать',
  reviewed: (day) =>
    `Сведения проверены ${day} Реестры меняют правила: в отчёте будет то, что прочитано в день проверки.`,
  closedTitle: 'Открытого реестра компаний мы здесь не знаем',
  noneTitle: 'Реестры этой страны мы пока не описали',
  noneText:
    'Это не значит, что компанию там нельзя проверить. После заказа специалист выясняет, какие официальные источники существуют, запрашивает их и ищет суды, банкротства и санкции.',
  noneLimits:
    'Если источник закрыт или не отвечает, в отчёте так и написано, с причиной: пустых мест в нём нет. Если компания не найдётся, вы ничего не платите.',
};

const sources: (typeof en)['sources'] = {
  title: 'Что открытые источники сообщают сами',
  lead: 'Источники, которые опрашивает программа: что каждый сообщает о компании, а чего в нём нет. Остальное выясняет аналитик.',
  partsLabel: 'Части отчёта и откуда они берутся',
  parts,
  byPerson: 'Открытого источника нет: ищет аналитик',
  asked: 'Опрашивается по каждому заказу',
  notAsked: 'Запрашивает аналитик, когда нужно',
  inFile: (names) => `${names}, его получает аналитик`,
  filesTitle: 'За какими файлами обращается аналитик',
  filesLead:
    'Одни реестры не отвечают программе, другие в файле рассказывают больше. Когда нужно, аналитик получает файл, программа его читает, а отчёт называет его источником каждого значения оттуда.',
  fetched: 'Получает аналитик, когда нужно',
  tells: 'Сообщает',
  doesNotTell: 'Не сообщает',
  accessTitle: 'Кто может спросить',
  access: {
    open: 'Любой, без ключа',
    free_key: 'Тот, у кого есть бесплатный ключ',
    contract: 'Тот, у кого есть договор',
  },
  licence: 'Лицензия',
};

const reportPage: (typeof en)['reportPage'] = {
  names: { credit: 'Кредитный отчёт', annual: 'Годовой отчёт' },
  title: {
    credit: (country) => `Кредитный отчёт о компании: ${country}`,
    annual: (country) => `Годовой отчёт компании: ${country}`,
  },
  description: {
    credit: (country, from) =>
      `Что содержит кредитный отчёт о компании (${country}) по разделам, кому он нужен и сколько стоит: от ${from}, списание после отправки.`,
    annual: (country, from) =>
      `Годовая и налоговая отчётность, сведения о сделках компании (${country}): что в нём есть, как заказать и сколько стоит: от ${from}, списание после отправки.`,
  },
  covers: { credit: 'Что он охватывает', annual: 'Что он охватывает' },
  sections: { credit: 'По разделам', annual: 'Что вы получите' },
  audience: 'Кому он нужен',
  dueTitle: 'Когда его сдают',
  besideTitle: 'Заказывается отдельно от кредитного отчёта, по своей цене',
  beside:
    'Найдите компанию и при заказе выберите «Годовой отчёт». В нём нет рейтинга и лимита, суды и санкционные списки для него не проверяют: за этим закажите кредитный отчёт, отчётность в нём тоже есть.',
  annualSample: 'Скачать образец (PDF)',
  emptySections:
    'Раздел, который источники страны заполнить не позволяют, не выбрасывается: он остаётся на месте, с объяснением.',
  prices: 'Цены и сроки',
  other: { credit: 'Что содержит годовой отчёт', annual: 'Что содержит кредитный отчёт' },
};

export const ru: typeof en = { countriesPage, continentPage, countryPage, registers, sources, reportPage };
