/** The summary of the sample of a country, on the page of that country. */
export const en = {
  label: (country: string) => `From the sample report: ${country}`,
  mark: 'Sample',
  kind: 'Credit report',
  title: 'From the sample report of this country',
  text: (country: string) =>
    `The company is invented and its numbers are zeros; its name, form and money are as they are written in the country (${country}), as far as we know. The whole sample shows every section of a credit report.`,
};
