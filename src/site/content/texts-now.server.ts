import { articles } from 'virtual:content/articles';
import { standingPages } from 'virtual:content/pages';
import type { LoaderFunctionArgs } from 'react-router';
import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { Article } from '#modules/content/contract.ts';
import { hrefNow, type Moved, pathNow } from '#modules/content/moved-rules.ts';
import { publishedTextsContext } from '../api/server-context.ts';

/** Whether a release has brought an article as a file: then it has a picture for shared links. */
export const isFiled = (name: string) => Object.hasOwn(articles, name);

/** Every text as the site shows it now: the files of this release, what was published in their place, and where they have moved. */
export async function textsNow(context: LoaderFunctionArgs['context']) {
  const published = await context.get(publishedTextsContext)();
  const known = remembered.get(published);
  if (known !== undefined) return known;
  const now = follow(
    {
      articles: { ...articles, ...published.articles },
      standingPages: { ...standingPages, ...published.standingPages },
    },
    published.moved,
  );
  remembered.set(published, now);
  return now;
}

type Texts = Readonly<{
  articles: Readonly<Record<string, Localized<Article>>>;
  standingPages: typeof standingPages;
}>;
type TextsNow = Texts & Readonly<{ moved: Moved }>;

/** Published texts are the same object until something is published or moved. */
const remembered = new WeakMap<object, TextsNow>();

function follow(texts: Texts, moved: Moved): TextsNow {
  if (Object.keys(moved).length === 0) return { ...texts, moved };
  const { articles: all, standingPages: pages }: Texts = JSON.parse(
    JSON.stringify(texts, (key, value) =>
      key === 'href' && typeof value === 'string' ? hrefNow(value, moved) : value,
    ),
  );
  const moveTwins = (twins: Localized<Article>) =>
    inEveryLanguage((locale) => ({ ...twins[locale], path: pathNow(twins[locale].path, moved) }));
  const here = Object.entries(all).map(([name, twins]) => [name, moveTwins(twins)] as const);
  return { articles: Object.fromEntries(here), standingPages: pages, moved };
}
