/** The steps of a research and how each ended, as the customer reads it on the page of the order and in the report. */
export const en = {
  names: {
    register: 'Company register',
    court: 'Courts and insolvency',
    sanctions: 'Sanctions and exposed persons',
    accounts: 'Accounts and tax',
    interview: 'Call to the company',
  },
  outcomes: {
    register: {
      found: 'checked, the company is there',
      nothing_found: 'checked, the company is not there',
      partly: 'checked in part',
      unavailable: 'could not be checked',
    },
    court: {
      found: 'checked, records found',
      nothing_found: 'checked, no records',
      partly: 'checked in part: one source did not answer',
      unavailable: 'could not be checked',
    },
    sanctions: {
      found: 'checked, a match to look at',
      nothing_found: 'checked, no match',
      partly: 'checked in part: one list did not answer',
      unavailable: 'could not be checked',
    },
    accounts: {
      found: 'obtained',
      nothing_found: 'checked, none published',
      partly: 'checked in part: no accounts',
      unavailable: 'could not be checked',
    },
    interview: {
      found: 'reached, answered',
      nothing_found: 'called, no answers',
      partly: 'reached, answered in part',
      unavailable: 'could not be reached',
    },
  },
};
export type Texts = typeof en;
