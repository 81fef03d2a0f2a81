export const en = {
  description: (report: string, company: string) => `${report} on ${company}`,
};
export type Texts = typeof en;
