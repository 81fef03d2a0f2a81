export const en = {
  unknownColleague: 'Nobody of the staff has this account now. Choose somebody from the list.',
};
export type Texts = typeof en;
