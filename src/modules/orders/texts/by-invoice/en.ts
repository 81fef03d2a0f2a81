import { allLanguages } from '#kernel/language-words.ts';
import { thinReportPercent } from '#kernel/reports/price-shares.ts';
import { en as guarantee } from '#kernel/texts/guarantee/en.ts';
import type { MailFacts } from '../mail-facts.ts';

type MailText = Readonly<{
  subject?: (facts: MailFacts) => string;
  lines: (facts: MailFacts) => readonly string[];
}>;

/** What mails say otherwise of an order that is paid by invoice: nothing in it is about a card. */
export const en = {
  accepted: {
    lines: ({ company, price, dueBy, kind }) => [
      `Your order for ${kind === 'annual' ? 'an annual report' : 'a report'} on ${company} is accepted.`,
      `You pay by invoice: ${price} of your limit is kept for this order. The invoice comes only after the report has been sent to you.`,
      `You will have the report ${dueBy}.`,
    ],
  },
  not_found: {
    lines: ({ company, reason }) => [
      `We could not find ${company}. ${reason}`.trim(),
      'You owe nothing, and what was kept of your limit is free again.',
      'If you know more (another spelling, a number, an address), answer this mail and we look again.',
    ],
  },
  cancelled: {
    lines: ({ company, reason }) => [
      `The order for a report on ${company} is cancelled. ${reason}`.trim(),
      'You owe nothing, and what was kept of your limit is free again.',
    ],
  },
  share_question: {
    lines: ({ company, whole, offer, late }) => [
      `The report on ${company} is finished, but only ${offer?.completenessPercent}% of its sections have facts. A full report has ${thinReportPercent}% or more. The reviewer writes why: ${offer?.reason}`,
      'You owe nothing yet. On the page of the order you choose:',
      `• Take it as it is for ${offer?.share}: ${offer?.sharePercent}% of ${whole}.`,
      ...(offer?.waitLatest
        ? [`• Have us go on looking until a day of your choice, ${offer.waitLatest} at the latest.`]
        : []),
      '• Cancel. You owe nothing, and your limit is free again.',
      late,
      `If you do not choose by ${offer?.answerBy}, we send you the report and an invoice over ${offer?.share}, never more.`,
    ],
  },
  charged: {
    subject: ({ number, invoice }) => `Invoice ${invoice?.number} for order ${number}`,
    lines: ({ company, price, whole, sharePercent, invoice, late }) => [
      `The report on ${company} has been delivered. The invoice over ${price} is attached as PDF; it also lies on the page of the order.`,
      late,
      ...(sharePercent === 100
        ? []
        : [`That is ${sharePercent}% of ${whole}, because there is little in the report.`]),
      `Please transfer the amount by ${invoice?.dueOn} and name ${invoice?.number} in the transfer: by that number we know what it is for.`,
      guarantee.short,
    ],
  },
  claim_corrected: {
    lines: ({ company, reason, dueBy }) => [
      `You were right about the report on ${company}. We correct it and send it again to everybody who has it; there is no further invoice.`,
      reason,
      ...(dueBy === '' ? [] : [`You will have the corrected report ${dueBy}.`]),
    ],
  },
  claim_refund: {
    lines: ({ company, reason, refund }) => [
      `Your claim about the report on ${company} is decided: you get ${refund} back.`,
      reason,
      'An invoice that is not paid yet becomes smaller by that amount. What was paid we transfer back, to the account it came from.',
    ],
  },
  refunded: {
    subject: ({ number, refund }) => `${refund} of order ${number} has been given back`,
    lines: ({ company, refund }) => [
      `${refund} for the report on ${company} has been taken off your invoice or, where it was paid, transferred back to you.`,
      'The credit note lies on the page of the order. The report stays yours.',
    ],
  },
  report: {
    lines: ({ company, price, thinReason, isCorrection, sharePercent, whole, offer, late, isFree }) => [
      `The ${isCorrection ? 'corrected ' : ''}report on ${company} is attached in ${allLanguages('en')}. The button opens it in a browser too, where every figure leads to its source.`,
      ...(thinReason === ''
        ? []
        : [`There is less in it than we count as complete. The reviewer writes why: ${thinReason}`]),
      isCorrection
        ? 'It replaces the report you had before. There is no further invoice.'
        : isFree
          ? ''
          : `The invoice over ${price} comes in a mail of its own, now that the report has been sent.`,
      isCorrection ? '' : late,
      ...(isCorrection || sharePercent === 100
        ? []
        : [
            `${offer?.isSilence ? 'We have no answer to our question, so you get it as we wrote: for' : 'That is'} ${sharePercent}% of ${whole}.`,
          ]),
      isFree ? '' : guarantee.short,
    ],
  },
} satisfies Record<string, MailText>;

/** Another language says the same mails otherwise. */
export type Texts = Readonly<Record<keyof typeof en, MailText>>;
