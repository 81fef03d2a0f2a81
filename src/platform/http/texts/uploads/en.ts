export const en = {
  /** Stands before every reason. */
  failed: 'File upload error',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
  noFile: 'There is no file in the request, or it is empty.',
  oneFile: 'Send one file, and nothing but a few short fields beside it.',
  unreadable: 'The file did not arrive as a whole. Please send it again.',
  wrongType: 'Files of this type are not taken here.',
  busy: 'Too many files are being sent at the moment. Please try again in a few seconds.',
};
export type Texts = typeof en;
