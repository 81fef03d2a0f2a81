import type { Article } from '#modules/content/contract.ts';

/** What a list shows of an article. */
export type ArticleCardView = Pick<
  Article,
  'slug' | 'title' | 'summary' | 'topics' | 'published' | 'updated' | 'minutes'
>;
