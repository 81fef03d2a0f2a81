import type { Article } from '#modules/content/contract.ts';
import type { Cover } from '../covers/cover.ts';

/** What a list shows of an article. */
export type ArticleCardView = Pick<
  Article,
  'slug' | 'path' | 'title' | 'summary' | 'topics' | 'published' | 'updated' | 'minutes'
>;

/** A card of the blog itself, with the cover. */
export type CoveredCard = ArticleCardView & { cover: Cover };
