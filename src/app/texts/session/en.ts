export const en = {
  description: (company: string) => `Credit report on ${company}`,
};
export type Texts = typeof en;
