import { articles } from 'virtual:content/articles';
import { standingPages } from 'virtual:content/pages';
import type { LoaderFunctionArgs } from 'react-router';
import { publishedTextsContext } from '../api/server-context.ts';

/** Every text as the site shows it now: the files of this release, and what was published in their place. */
export async function textsNow(context: LoaderFunctionArgs['context']) {
  const published = await context.get(publishedTextsContext)();
  return {
    articles: { ...articles, ...published.articles },
    standingPages: { ...standingPages, ...published.standingPages },
  };
}
