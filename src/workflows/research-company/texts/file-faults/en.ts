/** What is wrong with a file that somebody handed in. */
export const en = {
  archive_damaged: 'The archive is damaged.',
  archive_empty: 'The archive is empty.',
  archive_of_too_many: 'The archive holds too many files.',
  archive_too_big: 'The file in the archive is too large when unpacked.',
  archive_without_number: 'No file of the archive has the number of the company in its name.',
  too_big: 'The file is too large to be read.',
  too_deep: 'The file is nested too deeply.',
  too_many: 'The file holds too many records.',
  not_this_format: 'The file is of another kind, or of another company.',
  broken: 'The file is damaged, or contradicts itself.',
  forbidden_entity: 'The file asks for other files to be read, which is never done.',
  unknown_encoding: 'The letters of the file are written in an unknown way.',
  silent: 'The file says itself that its source had failed.',
  too_slow: 'Reading the file takes too long.',
  stopped: 'The site is just being restarted. Please hand the file in again in a minute.',
  picture_only: 'The file is a picture, and holds no figures that could be read.',
  unknown_taxonomy: 'The figures of the file are marked in words that no table of ours knows.',
};
export type Texts = typeof en;
