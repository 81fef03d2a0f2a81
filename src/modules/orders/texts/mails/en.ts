import { allLanguages } from '#kernel/language-words.ts';
import { thinReportPercent } from '#kernel/reports/price-shares.ts';
import { en as guarantee } from '#kernel/texts/guarantee/en.ts';
import type { MailFacts } from '../mail-facts.ts';

type MailText = Readonly<{
  subject: (facts: MailFacts) => string;
  lines: (facts: MailFacts) => readonly string[];
  button: string;
}>;

/** Mails to the customer, in English. */
export const en = {
  accepted: {
    subject: ({ number }) => `Order ${number} accepted`,
    lines: ({ company, price, dueBy, card, kind }) => [
      `Your order for ${kind === 'annual' ? 'an annual report' : 'a report'} on ${company} is accepted.`,
      card === 'held'
        ? `${price} is reserved on your card. Nothing has been charged: the card is debited only after the report has been sent to you.`
        : `Your card is verified. ${price} is reserved when the report is ready, and debited only after it has been sent to you. Nothing has been charged.`,
      `You will have the report ${dueBy}.`,
    ],
    button: 'Follow the order',
  },
  question: {
    subject: ({ number }) => `A question about order ${number}`,
    lines: ({ company }) => [
      `To finish the report on ${company} we need an answer from you.`,
      'The clock of your order stands still until you reply.',
    ],
    button: 'Read and answer',
  },
  funds_needed: {
    subject: ({ number }) => `Your report is ready: please confirm the payment for ${number}`,
    lines: ({ company, price }) => [
      `The report on ${company} is finished.`,
      `Nothing is reserved for it any more. Please confirm the payment of ${price} by card, and the report is sent at once. Nothing has been charged.`,
    ],
    button: 'Confirm the payment',
  },
  not_found: {
    subject: ({ number }) => `Order ${number}: company not found`,
    lines: ({ company, reason, card }) => [
      `We could not find ${company}. ${reason}`.trim(),
      {
        held: 'Nothing is charged, and the reservation on your card is released.',
        verified: 'Nothing is charged. Your card was only verified: no amount was ever reserved on it.',
        untouched: 'Nothing is charged, and no amount was ever reserved on a card.',
      }[card],
      'If you know more (another spelling, a number, an address), answer this mail and we look again.',
    ],
    button: 'See where we looked',
  },
  reopened: {
    subject: ({ number }) => `Order ${number}: we are looking again`,
    lines: ({ company, reason, dueBy }) => [
      `We told you that we could not find ${company}. Now we are looking again. ${reason}`.trim(),
      ...(dueBy === '' ? [] : [`You will hear from us ${dueBy}.`]),
      'Nothing is reserved on your card. When the report is ready we ask you to confirm the payment; until then you owe nothing.',
    ],
    button: 'Follow the order',
  },
  cancelled: {
    subject: ({ number }) => `Order ${number} cancelled`,
    lines: ({ company, reason, card }) => [
      `The order for a report on ${company} is cancelled. ${reason}`.trim(),
      {
        held: 'Nothing was charged. The reservation on your card is released; your bank may show it for a few days.',
        verified: 'Nothing was charged. Your card was only verified: no amount was ever reserved on it.',
        untouched: 'Nothing was charged, and no amount was ever reserved on a card.',
      }[card],
    ],
    button: 'See the order',
  },
  hold_ending: {
    subject: ({ number }) => `Order ${number}: your bank did not renew the reservation`,
    lines: ({ company, price, reason }) => [
      `The report on ${company} takes longer than your bank keeps a reservation. We asked it to reserve ${price} once more, but it did not confirm that.`,
      reason === ''
        ? 'Nothing has been charged.'
        : `The present reservation stands until ${reason}; then your bank lets it go by itself. Nothing has been charged.`,
      'You need do nothing now: we go on with the report. If no reservation stands when it is finished, you get a link to confirm the payment, with the same card or another, and the report is sent at once.',
    ],
    button: 'Follow the order',
  },
  share_question: {
    subject: ({ number }) => `There is little in your report: please choose (${number})`,
    lines: ({ company, whole, offer, late }) => [
      `The report on ${company} is finished, but only ${offer?.completenessPercent}% of its sections have facts. A full report has ${thinReportPercent}% or more. The reviewer writes why: ${offer?.reason}`,
      'Nothing has been charged. On the page of the order you choose:',
      `• Take it as it is for ${offer?.share}: ${offer?.sharePercent}% of ${whole}.`,
      ...(offer?.waitLatest
        ? [`• Have us go on looking until a day of your choice, ${offer.waitLatest} at the latest.`]
        : []),
      '• Cancel. Nothing is charged, and nothing stays reserved.',
      late,
      `If you do not choose by ${offer?.answerBy}, we send you the report and charge ${offer?.share}, never more.`,
    ],
    button: 'Choose',
  },
  share_waiting: {
    subject: ({ number, offer }) => `Order ${number}: we go on looking until ${offer?.waitUntil}`,
    lines: ({ company, whole, offer }) => [
      `As you wished, we go on looking for more about ${company} until ${offer?.waitUntil}. Nothing has been charged.`,
      `If the report becomes full, it is sent to you at its price of ${whole}. If there is still little in it, you are asked again.`,
      `You need not wait: on the page of the order you can take the report for ${offer?.share}, or cancel free of charge.`,
    ],
    button: 'Open the order',
  },
  payment_problem: {
    subject: ({ number }) => `Payment for order ${number} did not go through`,
    lines: ({ company, price }) => [
      `You have received the report on ${company}, but your bank released the reservation of ${price} before it could be charged.`,
      'Please pay by the link below.',
    ],
    button: 'Pay now',
  },
  charged: {
    subject: ({ number }) => `Receipt for order ${number}`,
    lines: ({ company, price, whole, sharePercent, late }) => [
      `The report on ${company} has been delivered and ${price} has been charged to your card.`,
      late,
      ...(sharePercent === 100
        ? []
        : [
            `That is ${sharePercent}% of ${whole}, because there is little in the report. Nothing else stays reserved.`,
          ]),
      'The receipt as PDF, with its number, is on the page of the order.',
      guarantee.short,
    ],
    button: 'Open the order',
  },
  question_reminder: {
    subject: ({ number }) => `Order ${number} still waits for your answer`,
    lines: ({ company, reason }) => [
      `We asked you something about the report on ${company} and have no answer yet. The clock of your order stands still until you reply.`,
      `Without an answer the order is cancelled on ${reason}; then nothing is charged.`,
    ],
    button: 'Read and answer',
  },
  funds_reminder: {
    subject: ({ number }) => `Your report is ready and waits for the payment: order ${number}`,
    lines: ({ company, price, reason }) => [
      `The report on ${company} is finished. It is sent as soon as you confirm the payment of ${price}. Nothing has been charged.`,
      `Without it the order is cancelled on ${reason}; then you owe nothing.`,
    ],
    button: 'Confirm the payment',
  },
  payment_reminder: {
    subject: ({ number }) => `Order ${number} is not paid yet`,
    lines: ({ company, price }) => [
      `You have the report on ${company}, but ${price} could not be charged: your bank had released the reservation.`,
      'Please pay by the link below. If something is wrong with the report or the payment, answer this mail.',
    ],
    button: 'Pay now',
  },
  invoice_reminder: {
    subject: ({ invoice, number }) => `Invoice ${invoice?.number ?? ''} is not paid yet (order ${number})`,
    lines: ({ company, invoice }) => [
      invoice?.rest
        ? `The invoice for the report on ${company} was to be paid by ${invoice.dueOn}. A part has come, thank you; ${invoice.rest} is still open. The invoice is attached once more.`
        : `The invoice for the report on ${company} was to be paid by ${invoice?.dueOn ?? ''}, and we have found no transfer. It is attached once more.`,
      'If you have paid, or if something is wrong, answer this mail. We remind you once only.',
    ],
    button: 'Open the order',
  },
  review_request: {
    subject: ({ number }) => `Order ${number}: what was the report worth to you?`,
    lines: ({ company }) => [
      `Three days ago you received the report on ${company}. Others who check a company would like to know whether it helped.`,
      'Two sentences on the page of the order are enough. We ask once only.',
    ],
    button: 'Write a review',
  },
  claim_received: {
    subject: ({ number }) => `Your claim about order ${number} has arrived`,
    lines: ({ company }) => [
      `You have told us that something is wrong in the report on ${company}. We have what you wrote.`,
      guarantee.days,
    ],
    button: 'See the claim',
  },
  claim_answer: {
    subject: ({ number }) => `About your claim on order ${number}`,
    lines: ({ reason }) => [reason],
    button: 'See the claim',
  },
  claim_rejected: {
    subject: ({ number }) => `Your claim about order ${number} is decided`,
    lines: ({ company, reason }) => [
      `We have examined what you wrote about the report on ${company} and keep the report as it is.`,
      reason,
      'If you have another source that says otherwise, send it in answer to this mail.',
    ],
    button: 'See the decision',
  },
  claim_corrected: {
    subject: ({ number }) => `Your claim about order ${number} is right: the report is corrected`,
    lines: ({ company, reason, dueBy }) => [
      `You were right about the report on ${company}. We correct it and send it again to everybody who has it; nothing more is charged.`,
      reason,
      ...(dueBy === '' ? [] : [`You will have the corrected report ${dueBy}.`]),
    ],
    button: 'See the decision',
  },
  claim_refund: {
    subject: ({ number, refund }) => `You get ${refund} back for order ${number}`,
    lines: ({ company, reason, refund }) => [
      `Your claim about the report on ${company} is decided: you get ${refund} back.`,
      reason,
      'It goes to the card you paid with. We send it now; your bank usually shows it within 5 to 10 business days.',
    ],
    button: 'See the decision',
  },
  refund_failed: {
    subject: ({ number }) => `The refund of order ${number} did not go through`,
    lines: () => [
      'Your bank did not take the money we sent back. Nothing is lost: we look for another way and write to you within 1 business day.',
    ],
    button: 'See the claim',
  },
  refunded: {
    subject: ({ number, refund }) => `${refund} of order ${number} is on its way to you`,
    lines: ({ company, refund }) => [
      `We have sent ${refund} for the report on ${company} back to the card you paid with.`,
      'Your bank usually shows it within 5 to 10 business days. The report stays yours.',
    ],
    button: 'See the order',
  },
  report: {
    subject: ({ number, company, isCorrection, kind }) =>
      `Your ${isCorrection ? 'corrected ' : ''}${kind === 'annual' ? 'annual ' : ''}report on ${company} (${number})`,
    lines: ({ company, price, thinReason, isCorrection, sharePercent, whole, offer, late, isFree }) => [
      `The ${isCorrection ? 'corrected ' : ''}report on ${company} is attached in ${allLanguages('en')}. The button opens it in a browser too, where every figure leads to its source.`,
      ...(thinReason === ''
        ? []
        : [`There is less in it than we count as complete. The reviewer writes why: ${thinReason}`]),
      isCorrection
        ? `It replaces the report you had before. ${isFree ? 'Nothing is charged for it.' : 'You have paid for it already: nothing more is charged.'}`
        : isFree
          ? ''
          : `Your card is debited with ${price} now that the report has been sent.`,
      isCorrection ? '' : late,
      ...(isCorrection || sharePercent === 100
        ? []
        : [
            `${offer?.isSilence ? 'We have no answer to our question, so you get it as we wrote: for' : 'That is'} ${sharePercent}% of ${whole}. Nothing else stays reserved.`,
          ]),
      isFree ? '' : guarantee.short,
    ],
    button: 'Open the order',
  },
  /** Of a copy for an address that was named with the order. */
  namedFooter:
    'You get this copy because the buyer named your address with the order. The link opens the order without a password: keep it to yourself.',
  copyFooter:
    'You get this copy because a customer added your address and you agreed. The link opens the order without a password: keep it to yourself.',
  stopCopies: 'Get no more copies',
  footer: 'This link opens your order without a password. Keep it to yourself.',
} satisfies Record<string, MailText | string>;

/** Another language has the same mails. */
type Footer = 'footer' | 'namedFooter' | 'copyFooter' | 'stopCopies';
export type Texts = Readonly<Record<Exclude<keyof typeof en, Footer>, MailText> & Record<Footer, string>>;
