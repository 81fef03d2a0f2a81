import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { languages } from '#kernel/locale.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { DeskFilters } from '../feedback/DeskFilters.tsx';
import { addressOf, viewOf } from '../feedback/desk-view.ts';
import { DeskProvider, deskTitleId, useFreshDesk } from '../feedback/desk-work.tsx';
import { loadDesk } from '../feedback/load-desk.ts';
import { QuestionCard } from '../feedback/QuestionCard.tsx';
import { ReviewCard } from '../feedback/ReviewCard.tsx';
import { PageLinks } from '../page/PageLinks.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './feedback.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const view = viewOf(new URL(request.url).searchParams);
  return loadPage(request, (api) => loadDesk(api, view));
}

export default function Feedback() {
  const { feedback, inbox, queue, locale } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { desk, isStale, refresh } = useFreshDesk(useLoaderData<typeof clientLoader>(), view);
  const count = desk.tab === 'questions' ? feedback.questionCount : feedback.reviewCount;
  return (
    <DeskProvider work={{ view, refresh }}>
      <PageTitle>{`${feedback.tabs[view.tab]} · ${feedback.title}`}</PageTitle>
      <p>
        <Link to="/inbox">{inbox.back}</Link>
      </p>
      <div className={styles.head}>
        <h1 id={deskTitleId} tabIndex={-1}>
          {feedback.title}
        </h1>
        <p className={styles.count} role="status">
          {count(desk.total)}
        </p>
      </div>
      <DeskFilters view={view} />
      {desk.items.length === 0 ? (
        <Notice icon="check" title={feedback.empty[view.state]}>
          <p>{feedback.emptyText}</p>
        </Notice>
      ) : null}
      <div className={styles.list}>
        {desk.tab === 'questions'
          ? desk.items.map((question) => <QuestionCard key={question.id} question={question} />)
          : desk.items.map((review) => <ReviewCard key={review.id} review={review} />)}
      </div>
      <PageLinks
        words={feedback}
        page={view.page}
        pages={desk.pages}
        addressOf={(page) => addressOf({ ...view, page })}
      />
      <p className={styles.foot}>
        {isStale
          ? queue.stale
          : queue.updated(new Date(desk.loadedAt).toLocaleTimeString(languages[locale].intl))}
      </p>
    </DeskProvider>
  );
}
