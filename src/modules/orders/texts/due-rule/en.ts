export const en = {
  rule: (cutOffHour: number) =>
    `A business day is a day on which both our desk in London and the company’s country work; an order confirmed after ${cutOffHour}:00 London time, at a weekend or on a public holiday counts from the next business day.`,
};
export type Texts = typeof en;
