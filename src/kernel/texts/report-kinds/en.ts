/** What each kind of report is called; every room names them alike. */
export const en = { credit: 'Credit report', annual: 'Annual report' };
