import { languageWords } from '#kernel/language-words.ts';
import type { Texts } from './en.ts';

const language = languageWords(
  { en: 'на английском', ru: 'на русском' },
  (ownName) => `на языке «${ownName}»`,
);

export const ru: Texts = {
  missing: (title) => `${title}: заполните раздел или укажите причину.`,
  unfit: (labels, source) =>
    `${labels}: «${source}» — не источник таких сведений. Укажите настоящий или подтвердите с причиной.`,
  unnamed: (source) => `У источника «${source}» ещё нет русского названия.`,
  unreadable: (label, customerReads) =>
    `${label}: клиент читает ${language(customerReads)}. Напишите на этом языке или добавьте перевод.`,
  contradiction: (step, said, facts) => `${step}: шаг говорит «${said}», а факты — «${facts}».`,
};
