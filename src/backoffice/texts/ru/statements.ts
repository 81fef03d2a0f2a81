import { pluralIn } from '#kernel/plural.ts';
import type { statements as enStatements } from '../en/statements.ts';

const plural = pluralIn('ru');

export const statements: typeof enStatements = {
  title: 'Финансовая отчётность',
  grid: 'Отчётность: годы по столбцам, статьи по строкам',
  line: 'Статья',
  year: 'Год',
  noEnd: 'без даты',
  noYears: 'Отчётности пока нет: добавьте год или вставьте таблицу.',
  change: (now, before) => `${now}/${before}`,
  groups: {
    profit: 'Прибыли и убытки',
    assets: 'Активы',
    liabilities: 'Капитал и обязательства',
    cash: 'Движение денег',
  },
  scopes: { individual: 'Самой компании', consolidated: 'Группы', unstated: 'Не указано' },
  scopesShort: { individual: '', consolidated: 'группа', unstated: '' },
  restatedShort: 'пересчёт',
  units: { 1: 'Единицы', 1000: 'Тысячи', 1000000: 'Миллионы' },
  unitsShort: { 1: '', 1000: 'тыс.', 1000000: 'млн' },
  headOf: (end) => `Отчётность на ${end}`,
  end: 'Конец периода',
  scope: 'Чья',
  restated: 'Показатели',
  asFiled: 'Как сданы',
  anew: 'Пересчитаны',
  currency: 'Валюта',
  unit: 'Вводить в',
  months: 'Месяцев',
  filedOn: 'Сдано',
  dueOn: 'Срок сдачи',
  source: 'Источник',
  noSource: 'пока нет',
  paste: 'Вставить таблицу',
  addYear: 'Добавить год',
  allLines: 'Все статьи',
  take: 'Как в источнике',
  edit: 'Изменить',
  reckon: 'Посчитать',
  asBefore: 'Как год назад',
  undo: 'Отменить',
  cell: (line, end) => `${line}, ${end}`,
  marks: { found: 'Найдено программой', typed: 'Проверено человеком', sum: 'Вычислено' },
  partsGive: (sum) => `Сумма составляющих: ${sum}`,
  computedOnly: 'вычислено',
  balances: 'Все балансы сходятся.',
  unbalanced: (year, size, isMore) =>
    `Баланс за ${year} не сходится: в пассиве на ${size} ${isMore ? 'больше' : 'меньше'}.`,
  sumOff: (year, line, size, isMore) =>
    `${year}, «${line}»: сумма составляющих на ${size} ${isMore ? 'больше' : 'меньше'}.`,
  causes: {
    swapped: (size, line, right, typed) =>
      `${size} делится на 9: в статье «${line}» переставлены две цифры. В источнике ${right}, здесь ${typed}.`,
    notAsSource: (line, right, typed) =>
      `Ровно на столько расходится статья «${line}»: в источнике ${right}, здесь ${typed}.`,
    sign: (size, line, amount) => `${size} — это дважды «${line}» (${amount}): возможно, неверен знак.`,
    leftOut: (size, line) => `${size} — это ровно «${line}»: статья пропущена или учтена дважды.`,
    unit: (size, line, amount) =>
      `${size} — разница, если «${line}» (${amount}) ошибочна в 1000 раз: проверьте единицу измерения.`,
    nines: (size) => `${size} делится на 9: возможно, в каком-то числе переставлены две цифры.`,
    unknown: 'Одной статьёй это не объяснить: сверьте каждую с источником.',
  },
  pasting: {
    how: 'Вставьте таблицу сюда: из электронной таблицы, со страницы или из файла значений. Ничего не запишется, пока вы её не увидите.',
    noTable: 'Чисел в ней не нашлось. Вставьте другую таблицу:',
    cut: 'Таблица больше того, что читается за раз: её конец не попал.',
    unit: 'Единица',
    pasted: 'Вставлено',
    line: 'Запишется как',
    leftOut: 'пропустить',
    endOf: (heading) => `Конец периода столбца «${heading}»`,
    lineOf: (label) => `Статья для строки «${label}»`,
    unread: (count) =>
      plural(count, {
        one: `${count} строка не распознана и пропускается.`,
        few: `${count} строки не распознаны и пропускаются.`,
        other: `${count} строк не распознано, они пропускаются.`,
      }),
    unreadable: 'не прочитано',
    either: 'читается двояко: пропущено',
    same: 'без изменений',
    sum: (count, replaced) =>
      `${plural(count, {
        one: `Запишется ${count} число`,
        few: `Запишутся ${count} числа`,
        other: `Запишется ${count} чисел`,
      })}, из них поверх прежних: ${replaced}.`,
    write: 'Записать',
    escapeHint: 'Чтобы закрыть без записи, нажмите Escape ещё раз.',
  },
  takeThis: (value) => `Взять ${value}`,
  show: 'Показать статью',
  either: 'Это можно прочитать двояко:',
  wrong: {
    unreadable: 'Число не распознано. Понятны 1.905,2 тыс., 1 905 218,77, 1.9m; скобки означают минус.',
    decimals: 'Знаков после запятой больше, чем бывает у этой валюты. Верна ли единица измерения?',
    currency: 'Валюта не та, что у отчётности. Сначала измените её.',
    source: 'Сначала выберите источник: число без источника не записывается.',
  },
};
