/** The summary of the sample of a country, on the page of that country. */
export const en = {
  label: (country: string) => `From the sample report: ${country}`,
  mark: 'Sample',
  kind: 'Credit report',
  title: 'From the sample report of this country',
  text: (country: string) =>
    `The company is invented; its name, numbers and money are written as they are there (${country}). The whole sample has every section of a real report, and says for each value where it would come from.`,
};
