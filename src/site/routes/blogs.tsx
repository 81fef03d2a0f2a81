import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../api/server-context.ts';
import { ArticleCard } from '../content/articles/ArticleCard.tsx';
import styles from '../content/articles/article-list.module.css';
import { articleList } from '../content/articles/articles.server.ts';
import { TopicFilter } from '../content/articles/TopicFilter.tsx';
import { OrderCall } from '../content/OrderCall.tsx';
import { useBlogWords } from '../content/texts/words.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export function loader(args: LoaderFunctionArgs) {
  return articleList(args);
}

export default function Blogs() {
  const { cards, topic, filters } = useLoaderData<typeof loader>();
  const words = useBlogWords();
  const count =
    topic === undefined ? words.count(cards.length) : words.countOf(cards.length, words.topics[topic]);
  return (
    <Page isWide>
      <PageHead title={words.listTitle} description={words.listDescription} />
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>
          <strong>{words.listSubtitle}.</strong> {words.listLead}
        </p>
      </header>
      <TopicFilter filters={filters} topic={topic} />
      <p role="status" className={styles.count}>
        {count}
      </p>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.slug}>
            <ArticleCard card={card} />
          </li>
        ))}
      </ul>
      <OrderCall />
    </Page>
  );
}
