/** Topics of the outbox that move an order on. */
export const orderTopics = {
  deliver: 'orders.deliver',
  notify: 'orders.notify',
  copy: 'orders.copy',
  /** Staff want a mail sent again. */
  resend: 'orders.resend',
  /** A mail came back after it was taken, is late, or was called unwanted. */
  returned: 'orders.returned',
  /** Whoever holds an earlier revision is told. */
  correction: 'orders.correction',
  claim: 'orders.claim',
  /** The payer's bank has taken the money back: our own address is told. */
  dispute: 'orders.dispute',
  /** A hold could not be renewed: our own address is told. */
  hold: 'orders.hold',
  /** Accepted: sources are asked about its company. Over without a report: they are asked no more. */
  research: 'orders.research',
  vatCheck: 'orders.check_vat',
} as const;

/** Those of them that end at the mail server. */
export const mailTopics: readonly string[] = [
  orderTopics.deliver,
  orderTopics.notify,
  orderTopics.copy,
  orderTopics.resend,
  orderTopics.correction,
  orderTopics.claim,
  orderTopics.dispute,
  orderTopics.hold,
];
