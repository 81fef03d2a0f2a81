import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import {
  defaultLocale,
  type Locale,
  type Localized,
  localeOfPath,
  localizedPath,
  plainPath,
} from '#kernel/locale.ts';
import { type Article, topics } from '#modules/content/contract.ts';
import { pathNow } from '#modules/content/moved-rules.ts';
import type { Cover } from '../covers/cover.ts';
import { coverOf } from '../covers/cover-of.server.ts';
import { isFiled, textsNow } from '../texts-now.server.ts';
import type { ArticleCardView } from './article-card.ts';

/** The article of a page's address with those that are nearest to it; 404 where there is none, and for one it had the way to it. */
export async function articleAt({
  url: { pathname, search },
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'context'>): Promise<{
  article: Article;
  /** Of a shared link; pictures are drawn at a release. */
  picture: string | undefined;
  cover: Cover;
  related: ArticleCardView[];
}> {
  const { articles, moved } = await textsNow(context);
  const locale = localeOfPath(pathname);
  const path = pathNow(plainPath(pathname), moved);
  const name = pathname.split('/').at(-1) ?? '';
  const twins =
    Object.values(articles).find(({ en }) => en.path === path) ??
    (Object.hasOwn(articles, name) ? articles[name] : undefined);
  const article = twins?.[locale];
  if (article === undefined) throw data(undefined, { status: 404 });
  // It has moved, or was begun at the desk and has become a file: then that is its address.
  if (plainPath(pathname) !== article.path) {
    // It may move back: a browser that remembers both ways would go round in circles.
    const headers = { 'Cache-Control': 'no-cache' };
    throw redirect(localizedPath(locale, article.path) + search, { status: 301, headers });
  }
  const nearness = (other: ArticleCardView) =>
    other.topics.filter((topic) => article.topics.includes(topic)).length;
  const related = cardsIn(articles, locale)
    .filter((other) => other.slug !== article.slug)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, 3);
  const picture = isFiled(article.slug) ? article.slug : undefined;
  return { article, picture, cover: coverOf(article), related };
}

/** The newest first; `topic` is the filter of the address, of which an unknown one is none. */
export async function articleList({
  url: { pathname, searchParams },
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { articles } = await textsNow(context);
  const all = cardsIn(articles, localeOfPath(pathname));
  const topic = topics.find((one) => one === searchParams.get('topic'));
  const used = topics.filter((one) => all.some((article) => article.topics.includes(one)));
  const shown = topic === undefined ? all : all.filter((article) => article.topics.includes(topic));
  const cards = shown.flatMap((card) => {
    const article = articles[card.slug];
    return article === undefined ? [] : { ...card, cover: coverOf(article[defaultLocale]) };
  });
  return { cards, topic, filters: used };
}

function cardsIn(articles: Readonly<Record<string, Localized<Article>>>, locale: Locale): ArticleCardView[] {
  return Object.values(articles)
    .map(({ [locale]: { slug, path, title, summary, topics, published, updated, minutes } }) => ({
      slug,
      path,
      title,
      summary,
      topics,
      published,
      updated,
      minutes,
    }))
    .toSorted(
      (one, other) =>
        other.published.localeCompare(one.published) || one.title.localeCompare(other.title, locale),
    );
}
