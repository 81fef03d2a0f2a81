import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownSection: 'В отчёте нет такого раздела.',
  unknownField: 'В этом разделе нет такого поля.',
  unknownReason: 'Такой причины нет в списке.',
  wrongValue: 'Значение не подходит для этого поля.',
  inFuture: 'Дата ещё не наступила.',
  sourceInCyrillic: 'Это название стоит в английском отчёте: напишите его латинскими буквами.',
  needsMissingDataReason: 'Заполните раздел или укажите причину.',
};
