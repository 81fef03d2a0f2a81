import { languageWords } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';
import type { Texts } from './en.ts';

const language = languageWords(
  { en: 'на английском', ru: 'на русском' },
  (ownName) => `на языке «${ownName}»`,
);

const plural = pluralIn('ru');

export const ru: Texts = {
  missing: (title) => `${title}: заполните раздел или укажите причину.`,
  contradicted: (title, count) =>
    `${title}: источники расходятся в ${count} ${plural(count, { one: 'значении', other: 'значениях' })}. Выберите верное.`,
  unconfirmed: (title, count) =>
    `${title}: ${count} ${plural(count, { one: 'значение найдено', few: 'значения найдены', other: 'значений найдено' })} машиной и никем не ${plural(count, { one: 'подтверждено', other: 'подтверждены' })}.`,
  unbalanced: (end, difference) =>
    `Баланс на ${end}: стороны расходятся на ${difference}. Исправьте суммы или укажите у одной из них, почему отчётность сдана такой.`,
  unfit: (labels, source) =>
    `${labels}: «${source}» — не источник таких сведений. Укажите настоящий или подтвердите с причиной.`,
  unnamed: (source) => `У источника «${source}» ещё нет русского названия.`,
  unreadable: (label, customerReads) =>
    `${label}: клиент читает ${language(customerReads)}. Напишите на этом языке или добавьте перевод.`,
  contradiction: (step, said, facts) => `${step}: шаг говорит «${said}», а факты — «${facts}».`,
};
