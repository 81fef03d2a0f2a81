export const en = {
  titled: (title: string) => `“${title}”`,
  page: (page: number) => `page ${page}`,
  pages: (pages: string) => `p. ${pages}`,
};
export type Texts = typeof en;
