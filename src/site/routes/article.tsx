import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '#ui/base/dates.ts';
import type { PageHandle } from '../api/server-context.ts';
import { ArticleCountries } from '../content/articles/ArticleCountries.tsx';
import styles from '../content/articles/article.module.css';
import { articleSchema } from '../content/articles/article-schema.ts';
import { articleAt } from '../content/articles/articles.server.ts';
import { Related } from '../content/articles/Related.tsx';
import { ArticleCover } from '../content/covers/ArticleCover.tsx';
import { Faq } from '../content/Faq.tsx';
import { Notes } from '../content/notes/Notes.tsx';
import { OrderCall } from '../content/OrderCall.tsx';
import { SiteProse } from '../content/SiteProse.tsx';
import { TextLayout } from '../content/TextLayout.tsx';
import { useBlogWords } from '../content/texts/words.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useRootInfo } from '../layout/root-info.ts';
import { StructuredData } from '../layout/StructuredData.tsx';
import { useTexts } from '../texts/use-texts.tsx';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export function loader(args: LoaderFunctionArgs) {
  return articleAt(args);
}

export default function Article() {
  const { article, picture, cover, related } = useLoaderData<typeof loader>();
  const words = useBlogWords();
  const { locale, shell, to } = useTexts();
  const info = useRootInfo();
  const schema = articleSchema(article, {
    publicUrl: info?.publicUrl ?? '',
    siteName: shell.siteName,
    sellerName: info?.seller?.name,
  });
  const [only, ...others] = article.countries;
  const head = (
    <>
      <h1>{article.title}</h1>
      <p className={styles.summary}>{article.summary}</p>
      <p className={styles.facts}>
        <time dateTime={article.published}>{words.published(formatDay(article.published, locale))}</time>
        {article.updated === article.published ? null : (
          <time dateTime={article.updated}>{words.updated(formatDay(article.updated, locale))}</time>
        )}
        <span>{words.minutes(article.minutes)}</span>
      </p>
      {only === undefined || others.length > 0 ? null : (
        <p>
          <Link to={to(`/countries/country/${only.code}`)}>{words.countryOf(only.name)}</Link>
        </p>
      )}
    </>
  );
  return (
    <Page isWide>
      <PageHead title={article.title} description={article.description} picture={picture} />
      <StructuredData key={article.slug} data={schema} />
      <Breadcrumbs above={[{ name: words.title, path: '/blogs' }]} here={article.title} />
      <TextLayout toc={article.toc} head={head} picture={<ArticleCover cover={cover} />}>
        <SiteProse blocks={article.blocks} />
        <Faq faq={article.faq} />
        <Notes article={article} />
        <ArticleCountries countries={article.countries} />
        <OrderCall />
        <Related cards={related} />
      </TextLayout>
    </Page>
  );
}
