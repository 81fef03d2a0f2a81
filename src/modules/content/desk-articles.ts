import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { TextKey } from './repository.ts';

/** What the addresses of articles that were begun at the desk begin with: no release has to know them. */
const folder = '/blogs/';

/** The English address of an article that has no file. */
export const deskPath = (name: string) => `${folder}${name}`;

export const isDeskPath = (path: string) => path.startsWith(folder);

/** So many articles may be begun at the desk: all of them are read at once. */
export const mostDeskArticles = 100;

/** What stands in a new article: a head with all that it needs, and a first paragraph. */
export function emptyArticle(titles: Localized, today: string): Localized {
  return inEveryLanguage((locale) =>
    [
      '---',
      `title: ${JSON.stringify(titles[locale])}`,
      'description: "…"',
      'summary: "…"',
      'topics:',
      '  - "steps"',
      'countries: []',
      `published: ${today}`,
      `updated: ${today}`,
      'faq: []',
      'sources:',
      '  - title: "…"',
      '    url: "https://"',
      '---',
      '',
      '…',
      '',
    ].join('\n'),
  );
}

/** A text without a file, as one that is there and empty. */
export function unfiled({ kind, name }: TextKey) {
  return { kind, name, sources: inEveryLanguage(() => ''), hash: null };
}
