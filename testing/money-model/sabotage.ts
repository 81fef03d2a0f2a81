/** Faults that a test puts in to see the check find them. */
export type Sabotage = Readonly<{
  captureBeforeSending?: boolean;
  ignoreLostHold?: boolean;
  /** As it was without the step `sending`: people cancel while the mail server is being asked. */
  unlockedSending?: boolean;
  /** After a crash in `sending` nobody asks the mail server again. */
  forgetDoubt?: boolean;
  /** A refund without an answer is taken for a failed one. */
  forgetRefund?: boolean;
  /** A renewal takes over and the hold before it is left standing. */
  forgetOldHold?: boolean;
  /** A thin report is taken for its share and debited whole. */
  debitWhole?: boolean;
  /** A thin report is approved without asking its buyer. */
  askNobody?: boolean;
  /** A report that came too late to cost anything is debited all the same. */
  debitLate?: boolean;
  /** Nothing is to be paid, and what is held is left standing. */
  keepFreeHold?: boolean;
  /** The saved card of a hold that has ended is asked for ever, whatever its payer agreed to or was told. */
  askForEver?: boolean;
  /** Whoever asks the card takes the attempt as it was written down, however long ago that was. */
  askLate?: boolean;
  /** The end of a hold that was given back is forgotten with it. */
  forgetEnd?: boolean;
  /** What was asked for and was not in the list is taken for never made. */
  trustList?: boolean;
}>;
