import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Prose } from '#modules/content/web/Prose.tsx';
import { formatDay } from '#ui/dates.ts';
import styles from '../content/article.module.css';
import { articleSchema } from '../content/article-schema.ts';
import { articleAt } from '../content/articles.server.ts';
import { Faq } from '../content/Faq.tsx';
import { OrderCall } from '../content/OrderCall.tsx';
import { Related } from '../content/Related.tsx';
import { Sources } from '../content/Sources.tsx';
import { TextLayout } from '../content/TextLayout.tsx';
import { useBlogWords } from '../content/texts/words.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useRootInfo } from '../layout/root-info.ts';
import { StructuredData } from '../layout/StructuredData.tsx';
import type { PageHandle } from '../server-context.ts';
import { useTexts } from '../texts/use-texts.tsx';

export const handle: PageHandle = { isShared: true, isCalm: true };

export function loader({ url }: LoaderFunctionArgs) {
  return articleAt(url);
}

export default function Article() {
  const { article, related } = useLoaderData<typeof loader>();
  const words = useBlogWords();
  const { locale, shell } = useTexts();
  const info = useRootInfo();
  const schema = articleSchema(article, {
    publicUrl: info?.publicUrl ?? '',
    siteName: shell.siteName,
    sellerName: info?.seller?.name,
  });
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
    </>
  );
  return (
    <Page isWide>
      <PageHead title={article.title} description={article.description} picture={article.slug} />
      <StructuredData key={article.slug} data={schema} />
      <Breadcrumbs above={[{ name: words.title, path: '/blogs' }]} here={article.title} />
      <TextLayout toc={article.toc} head={head}>
        <Prose blocks={article.blocks} />
        <Faq faq={article.faq} />
        <Sources article={article} />
        <OrderCall />
        <Related cards={related} />
      </TextLayout>
    </Page>
  );
}
