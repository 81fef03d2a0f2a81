export const en = {
  notAPicture: 'The file is not a JPEG, PNG or WebP picture.',
  broken: 'The picture is damaged or too big to be opened. Please choose another one.',
  tooLong:
    'The picture is too long and narrow, or larger than 12,000 pixels a side. Please cut it first or choose another one.',
  busy: 'Too many pictures are being prepared at the moment. Please try again in a few seconds.',
};
export type Texts = typeof en;
