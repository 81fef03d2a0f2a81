/** The part of the profile about a person's own data. */
export const en = {
  take: {
    title: 'Take your data along',
    lead: 'One zip file with everything we keep about you. It opens without us, on any computer:',
    inside: [
      'your account: names, phone, company, picture, sign-ins, and what happened to it when',
      'your orders with prices, payments, our questions and your answers, and your reviews',
      'the reports that were delivered to you, as PDF',
      'what you have asked through the contact form',
    ],
    without:
      'It holds no passwords, no keys and no links that open anything. Keep it safe all the same: it is about you.',
    download: 'Download my data',
    busy: 'Collecting…',
    received: (amount: string) => `${amount} so far`,
    done: 'The file is saved.',
    failed: 'The file did not arrive',
  },
  erase: {
    title: 'Erase the account',
    lead: 'The account ends at once and for good, on every device. Nobody can bring it back, and neither can we. You may register again at any time, as somebody new.',
    goesTitle: 'What is deleted',
    goes: [
      'names, phone, company, picture, password, second factor and sign-ins',
      'your e-mail in the account and in every order, and the other addresses that get mails about orders',
      'what you have told us: messages, answers to our questions, remarks and contact details in orders',
      'your place in a company: what you ordered for it stays with its Director',
      'the saved card, and the links to your orders: they open nothing any more, so download your reports first',
    ],
    staysTitle: 'What stays, and why',
    stays: [
      {
        what: 'Orders and payments, without your name and e-mail',
        why: 'For six years: the law on accounting and tax asks for them.',
      },
      {
        what: 'Reports in our archive',
        why: 'As long as the order they belong to. They are about the company and do not name you.',
      },
      {
        what: 'Your reviews, without name and company',
        why: 'Text and stars stay as they are. Should the text go too, write to us first.',
      },
      {
        what: 'The journal of what happened when',
        why: 'As long as the orders. It holds neither names nor addresses.',
      },
    ],
    more: 'Everything we keep and for how long:',
    privacy: 'Privacy policy',
    open: 'Erase my account',
    askTitle: 'Erase the account for good?',
    askText: 'This cannot be undone. Enter your password, so that we know it is you.',
    needsPassword: 'Enter your password',
    code: 'Code',
    codeHint: 'From your authenticator app, or a recovery code',
    confirm: 'Erase for good',
    busy: 'Erasing…',
    back: 'Keep the account',
    failed: 'Nothing was erased',
    underWayTitle: 'Nothing was erased',
    underWay: (count: number): string =>
      count === 1
        ? 'This order is still under way. Wait until it is finished and paid or cancelled, then come back:'
        : 'These orders are still under way. Wait until they are finished and paid or cancelled, then come back:',
    toOrders: 'To my orders',
    goodbye: 'Your account is erased. Goodbye.',
  },
};
