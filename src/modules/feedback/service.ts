import type { Clock } from '#kernel/clock.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { DueAfter } from './due.ts';
import { createQuestions, type QuestionsService } from './questions.ts';
import { createReviews, type ReviewsService } from './reviews.ts';

export type { QuestionsService } from './questions.ts';

export { toOwnReview } from './review-view.ts';
export type { ReviewsService } from './reviews.ts';

/** Both halves of the room. */
export interface FeedbackService {
  readonly questions: QuestionsService;
  readonly reviews: ReviewsService;
}

/** What people tell us: questions by the contact form, and reviews of delivered orders. */
export function createFeedback(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  dueAfter: DueAfter;
}): FeedbackService {
  return { questions: createQuestions(deps), reviews: createReviews(deps) };
}
