import { data, type LoaderFunctionArgs } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { getCompanyReviews } from '#modules/feedback/contract.ts';
import { pageApi } from '../../api/page-api.server.ts';
import { pageCount, pageOf, pageSize } from '../../paging/pager.ts';
import { reviewWordsIn } from '../texts/words.ts';

/** Published reviews of the page that the address asks for; 404 beyond the last one. */
export async function readReviews({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = pageOf(url.searchParams);
  const answer = await pageApi(context).call(getCompanyReviews, {
    body: { reqId: 'reviews-page', page, pageSize },
  });
  if (page > pageCount(answer.total)) {
    const { noSuchPage } = reviewWordsIn(localeOfPath(url.pathname));
    throw data({ description: noSuchPage, requestId: undefined }, { status: 404 });
  }
  return { reviews: answer.companyReview, total: answer.total, summary: answer.summary, page };
}
