export const en = {
  unknownLegalEntity:
    'There is no account of a legal entity with this address, or its profile names no company.',
  noBankAccount: 'An invoice has to say where it is paid: name the seller’s bank account first.',
  owesInOtherCurrency: 'What is owed or kept for orders is in another currency. It has to be settled first.',
  unknownDebt: 'There is no such invoice.',
  notOwed: 'Nothing is owed of this invoice any more.',
  owedChanged: 'Another amount is owed of this invoice by now. Look at it again before you mark it.',
  backChanged: 'Another amount is to be transferred back by now. Look at it again before you mark it.',
  unknownMark: 'No mark of this amount waits for its entry any more.',
  otherAmount: 'This is more than is owed of the invoice.',
  unknownTransfer: 'There is no such transfer, or its mark was taken back.',
  givenBack: 'Money of this invoice has gone back to the buyer: its mark cannot be taken back.',
  dayInFuture: 'A transfer cannot have come tomorrow. Give the day of the booking.',
  unknownMoneyBack: 'No refund of this kind waits for a transfer.',
  noStatement: 'This is no bank statement of the form camt.053 (XML) that can be read.',
  statementTooLarge: 'This statement is too large. Ask the bank for one of fewer days.',
  otherAccount: 'This statement is of another account than the one our invoices name.',
  unknownEntry: 'This entry waits for nobody any more.',
  noCreditLine: 'This account does not pay by invoice.',
};
export type Texts = typeof en;
