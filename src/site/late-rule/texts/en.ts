import { en as rule } from '#modules/orders/texts/late-rule/en.ts';

/** The late rule where it is published, and on the page of an order. */
export const en = {
  ...rule,
  heading: 'What a late report costs',
  lateness: 'Late by',
  pay: 'You pay',
  applied: 'Reports',
  our: 'Nobody has to ask for it. The rule applies by itself to every report that we send after its promised hour, and only the right amount is charged.',
  lower: 'If there is little in the report as well, you pay the less of the two.',
  how: 'How the late rule works',
  title: { late: 'We are late', likely: 'The report may be late' },
  fault: (due: string, count: number) =>
    `The report was promised by ${due}. That it is not there yet is our fault: ${rule.days(count)} late.`,
  willPay: (price: string, whole: string) => `You will pay ${price} instead of ${whole}.`,
  willBeFree: 'You will pay nothing.',
  less: (at: string, price: string) => `If it is not sent by ${at}, you pay ${price}.`,
  lessFree: (at: string) => `If it is not sent by ${at}, you pay nothing.`,
  likely: (due: string) =>
    `It is promised by ${due} and not finished yet. If it comes later, you pay less by our late rule.`,
};
