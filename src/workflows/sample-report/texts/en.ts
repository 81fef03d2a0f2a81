export const en = {
  creditReport: 'Credit report',
  sampleReport: 'Sample report',
  profilePhoto: (format: string) => `Profile photo, ${format}`,
};
export type Texts = typeof en;
