export const en = {
  unknownDraftTariff: 'There is no such tariff.',
  changedMeanwhile:
    'Somebody has changed these prices since you saw them. Look at them again: nothing of yours was saved.',
  nothingToPublish: 'Nothing differs from the prices that are published.',
  wrongTime: 'Choose a time from now on, within a year.',
  countryWithoutTariff:
    'A country would be left without any tariff of the credit report. Leave one on offer.',
  notAPriceFile:
    'This is not a price list: the columns tariff_id, price, min_days, max_days and offered are needed, with 3,000 lines at most.',
  unknownPriceList: 'There is no such price list.',
  notScheduled: 'This price list does not wait any more.',
  notRestorable: 'Only a price list that was published can be restored.',
};
export type Texts = typeof en;
