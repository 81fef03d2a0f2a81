import type { Texts } from './en.ts';

export const ru: Texts = {
  titled: (title) => `«${title}»`,
  page: (page) => `страница ${page}`,
  pages: (pages) => `с. ${pages}`,
};
