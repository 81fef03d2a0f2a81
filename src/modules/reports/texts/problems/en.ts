import { allLanguages } from '#kernel/language-words.ts';

export const en = {
  unknownDossier: 'There is no report for this order yet.',
  unknownFact: 'This entry is no longer in the report.',
  unknownFile: 'This file does not exist.',
  sealed: 'The report has been approved, so nothing in it can change. A correction needs a new revision.',
  notSealed: 'Only an approved report can be issued as a document.',
  incomplete: 'Some required sections are empty and do not say why.',
  notReady:
    'The report is not ready: some of it is missing, contradicts itself or cites what cannot be its source.',
  thinReasonMissing: `There is little in this report. Write, in ${allLanguages('en')}, why it is sent all the same: the customer reads it.`,
  thinReasonWrongLanguage: `Write the reason in ${allLanguages('en')}, each in its own field.`,
  sectionHasFacts: 'This section has entries, so it needs no reason for being empty.',
  choiceNeeded: 'Sources contradict each other here. Choose one of their values.',
  nothingToChoose: 'There is no such value to choose here any more.',
  unknownChange: 'This change does not exist.',
  notToUndo: 'This was not done at the desk by hand, so it cannot be undone. Write what is right instead.',
  rendererBusy: 'Many reports are being drawn just now. Please try again in 15 seconds.',
  documentType:
    'This file is none of those that can be shown here: PDF, PNG, JPEG, a web page or text. Save it as PDF and try again.',
  documentUnnamed: 'Nobody has said yet what this document is. Name it first, then values can cite it.',
  documentCited: 'Values of the report cite this document. Give them another source first.',
  documentSealed: 'An approved report cites this document, so what it is called stays as it is.',
  documentNotGiven:
    'The customer is given a copy while the report is being worked on. After that it can only be taken back.',
  documentChanged: 'A colleague has just described this document. Look at what stands there now.',
  documentNotShown: 'This document cannot be shown here. Save it to look at it.',
  tooManyDocuments: 'This order has as many documents as it can hold. Remove one that nothing cites.',
  unknownDocument: 'This document does not belong to the order, or was removed.',
  sampleUnavailable: 'The sample is not ready yet. Please try again in 15 seconds.',
};
export type Texts = typeof en;
