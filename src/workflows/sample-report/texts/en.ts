export const en = {
  creditReport: 'Credit report',
  sampleReport: 'Sample report',
  annualReport: 'Annual report',
  sampleAnnual: 'Sample annual report',
  profilePhoto: (format: string) => `Profile photo, ${format}`,
};
export type Texts = typeof en;
