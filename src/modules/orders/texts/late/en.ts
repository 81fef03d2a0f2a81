/** What a mail about a late report is told. */
export type LateFacts = Readonly<{
  number: string;
  company: string;
  /** The hour that was promised. */
  due: string;
  /** What is paid if it is sent now, and the whole price. */
  price: string;
  whole: string;
  isFree: boolean;
  days: string;
  /** What is paid from when on, should it not be sent by then; undefined where nothing is left to lose. */
  next: Readonly<{ at: string; price: string; isFree: boolean }> | undefined;
  /** The rule, a line each: `1 business day late: €72`. */
  rule: readonly string[];
}>;

const held =
  'You need do nothing. You owe nothing before the report is sent, and then only the right amount.';

/** The word that a report is late, or probably will be: once for each order. */
export const en = {
  late: {
    subject: ({ number, isFree, price }: LateFacts) =>
      isFree
        ? `We are late: order ${number} is free of charge`
        : `We are late: you pay ${price} for order ${number}`,
    lines: ({ company, due, price, whole, isFree, days, next }: LateFacts) => [
      `The report on ${company} was promised by ${due}. It is not finished, and that is our fault. We are sorry.`,
      isFree
        ? `By our late rule you pay nothing instead of ${whole}: we are ${days} late.`
        : `By our late rule you will pay ${price} instead of ${whole}: we are ${days} late.`,
      ...(next === undefined
        ? []
        : [
            next.isFree
              ? `If it is not sent by ${next.at}, you pay nothing.`
              : `If it is not sent by ${next.at}, you pay ${next.price}.`,
          ]),
      isFree ? 'You still get the report, and you pay nothing for it.' : held,
      'If you no longer want it, answer this mail and we stop.',
    ],
    button: 'Follow the order',
  },
  late_likely: {
    subject: ({ number }: LateFacts) => `Order ${number} may be late`,
    lines: ({ company, due, rule, whole }: LateFacts) => [
      `The report on ${company} is promised by ${due}. It is not finished yet, and it may not be by then. You should know that beforehand.`,
      `If it comes later, you pay less than ${whole} by our late rule:`,
      ...rule.map((line) => `• ${line}`),
      held,
    ],
    button: 'Follow the order',
  },
};
export type Texts = typeof en;
