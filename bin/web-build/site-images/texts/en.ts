/** On the picture of every page that has none of its own: the promise of the home page. */
export const en = {
  title: 'Know the company before you sign',
  line: 'Credit reports on companies in more than 200 countries. Charged only after the report is sent.',
};
