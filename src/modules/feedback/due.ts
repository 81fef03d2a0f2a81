/** The moment by which something is done that came at `at`: so many business days of the desk later. Its calendar lies in another room. */
export type DueAfter = (at: Date, businessDays: number) => Date;

/** Business days within which a person answers a question. */
export const questionDays = 1;
/** Business days within which a review is published or refused. */
export const reviewDays = 3;
