/** Words of the answer in the mail that brings a report. */
export const en = {
  rating: (grade: string, score: string) => `Rating ${grade}, ${score}`,
  limit: (amount: string) => `Credit limit ${amount}`,
};
export type Texts = typeof en;
