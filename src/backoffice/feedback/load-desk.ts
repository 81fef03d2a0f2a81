import type { ApiClient } from '#kernel/api-client.ts';
import {
  listQuestions,
  listStaffReviews,
  type StaffQuestion,
  type StaffReview,
} from '#modules/feedback/contract.ts';
import type { DeskView } from './desk-view.ts';

const pageSize = 20;

export type Desk = Readonly<{ total: number; pages: number; loadedAt: number }> &
  (
    | Readonly<{ tab: 'questions'; items: readonly StaffQuestion[] }>
    | Readonly<{ tab: 'reviews'; items: readonly StaffReview[] }>
  );

/** Fetches what the view shows. */
export async function loadDesk(api: ApiClient, view: DeskView): Promise<Desk> {
  const { page } = view;
  if (view.tab === 'questions') {
    const { items, total } = await api.call(listQuestions, {
      query: { state: view.state, page, pageSize, questionId: view.only },
    });
    return { tab: 'questions', items, ...counts(total) };
  }
  const { items, total } = await api.call(listStaffReviews, {
    query: { state: view.state, page, pageSize, reviewId: view.only },
  });
  return { tab: 'reviews', items, ...counts(total) };
}

function counts(total: number) {
  return { total, pages: Math.max(1, Math.ceil(total / pageSize)), loadedAt: Date.now() };
}
