/** Refusals of papers for the analyst. */
export const en = {
  fileType: 'Attach a PDF, JPEG or PNG file.',
  tooMany: 'An order takes three files.',
  tooLate: 'Files are taken from the reservation on until the report is finished.',
  unknown: 'There is no such file.',
};
export type Texts = typeof en;
