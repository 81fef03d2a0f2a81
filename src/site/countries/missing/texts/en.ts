/** What is not there. Loaders say it, so it never travels with a page. */
export const en = {
  continent: 'This part of the world is not on the list.',
  report: 'There is no such report.',
};
