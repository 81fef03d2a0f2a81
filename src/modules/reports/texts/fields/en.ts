export const en = {
  unknownSection: 'The report has no such section.',
  unknownField: 'This section has no such field.',
  unknownReason: 'There is no such reason.',
  wrongValue: 'The value does not fit this field.',
  inFuture: 'The date lies in the future.',
  sourceInCyrillic: 'This name stands in the English report: write it in Latin letters.',
  needsMissingDataReason: 'Fill this section or give a reason.',
};
export type Texts = typeof en;
