export const en = {
  unknownLegalEntity:
    'There is no account of a legal entity with this address, or its profile names no company.',
  owesInOtherCurrency: 'What is owed or kept for orders is in another currency. It has to be settled first.',
  unknownDebt: 'There is no such invoice.',
  notOwed: 'Nothing is owed of this invoice any more.',
  otherAmount: 'This is not the amount that is owed. An invoice is paid whole, or stays open.',
  dayInFuture: 'A transfer cannot have come tomorrow. Give the day of the booking.',
  unknownMoneyBack: 'No refund of this kind waits for a transfer.',
  noCreditLine: 'This account does not pay by invoice.',
};
export type Texts = typeof en;
