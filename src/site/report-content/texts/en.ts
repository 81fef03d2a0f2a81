import { allLanguages } from '#kernel/language-words.ts';

/** The four blocks of a report: on the home page, on country and report pages, in the picker's window. */
export const en = {
  title: 'What the report contains',
  lead: `Four blocks, each fact with its source and date. In ${allLanguages('en')}.`,
  example: 'Read an example report',
  blocks: [
    {
      title: 'Who they are',
      items: ['Registration and history', 'Addresses, phones, e-mail', 'Activities, licences, patents'],
    },
    {
      title: 'Who stands behind',
      items: [
        'Managers and their other businesses',
        'Founders and beneficiaries',
        'Parents and subsidiaries',
      ],
    },
    {
      title: 'How they do',
      items: ['Balance sheet, profit and loss', 'Credit rating and limit', 'Key suppliers and customers'],
    },
    {
      title: 'What could go wrong',
      items: [
        'Lawsuits and debts',
        'Bankruptcy and liquidation',
        'Sanctions and politically exposed persons',
      ],
    },
  ],
};
