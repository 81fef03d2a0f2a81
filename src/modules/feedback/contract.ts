import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, hourSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import {
  count,
  countryCode,
  emailText,
  instant,
  lines,
  maxPageSize,
  page,
  pageSize,
  queryPage,
  queryPageSize,
  requestMark,
  text,
  trimmed,
  typedText,
  uuid,
} from '#kernel/shapes.ts';
import { reviewStates } from './review-states.ts';

const byQuestion = z.object({ questionId: uuid });
const byReview = z.object({ reviewId: uuid });

const questionLimit = defineLimit('question', {
  visitor: [per(hourSeconds, 10), per(daySeconds, 30)],
  account: [per(hourSeconds, 10), per(daySeconds, 30)],
});

/** The contact form of the specification. */
export const sendQuestion = defineEndpoint({
  name: 'sendQuestion',
  method: 'POST',
  path: '/FeedBack/Question',
  summary: 'Ask us something by the contact form',
  action: 'site.use',
  limit: questionLimit,
  idempotent: true,
  body: z.object({ name: typedText, phone: typedText, email: typedText, message: typedText }),
  reply: z.object({ id: uuid }),
});

export const publicReview = z
  .object({
    id: uuid,
    authorName: text(100),
    companyName: text(200).nullable(),
    countryCode: countryCode.describe('of the report, lower case'),
    countryName: text(200),
    rating: z.int().min(1).max(5),
    text: text(2000),
    locale: z.enum(locales).describe('the language the review is written in'),
    publishedAt: instant,
    reply: text(2000).nullable().describe('our answer'),
  })
  .meta({ id: 'Review' });
export type PublicReview = z.output<typeof publicReview>;

export const reviewSummary = z.object({
  count,
  average: z.number().min(1).max(5).nullable().describe('two decimals; null while nothing is published'),
  byRating: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
});
export type ReviewSummaryView = z.output<typeof reviewSummary>;

/** `companyReview` is the specification's own name for the list. */
export const getCompanyReviews = defineEndpoint({
  name: 'getCompanyReviews',
  method: 'POST',
  path: '/Dictionary/GetCompanyReviews',
  summary: 'Published reviews, the newest first',
  action: 'site.use',
  body: z.object({
    reqId: requestMark,
    page: page.default(1),
    pageSize: pageSize.default(20),
  }),
  reply: z.object({
    companyReview: z.array(publicReview).max(maxPageSize),
    total: count,
    page,
    pageSize,
    summary: reviewSummary,
  }),
});

/** What the author of a review sees of it. */
export const ownReview = publicReview
  .omit({ publishedAt: true, countryCode: true, countryName: true })
  .extend({
    state: z.enum(reviewStates),
    createdAt: instant,
    publishedAt: instant.nullable(),
  });
export type OwnReview = z.output<typeof ownReview>;

/** So long may an answer be. */
export const maxAnswerLength = 5000;

export const staffQuestion = z
  .object({
    id: uuid,
    name: text(200),
    phone: text(100),
    email: emailText,
    message: text(5000),
    locale: z.enum(locales),
    createdAt: instant,
    dueAt: instant,
    answeredAt: instant.nullable(),
    answer: text(maxAnswerLength).nullable().describe('as it was mailed; null where it was given elsewhere'),
    isReceiptRefused: z.boolean().describe('the address takes no mail'),
  })
  .meta({ id: 'Question' });
export type StaffQuestion = z.output<typeof staffQuestion>;

export const listQuestions = defineEndpoint({
  name: 'listQuestions',
  method: 'GET',
  path: '/staff/questions',
  summary: 'Questions: open ones the oldest first, answered ones the latest first',
  action: 'feedback.moderate',
  query: z.object({
    state: z.enum(['open', 'answered']).default('open'),
    questionId: uuid.optional().describe('only this one, in whichever state'),
    page: queryPage,
    pageSize: queryPageSize,
  }),
  reply: z.object({ items: z.array(staffQuestion).max(maxPageSize), total: count, page, pageSize }),
});

export const markQuestionAnswered = defineEndpoint({
  name: 'markQuestionAnswered',
  method: 'POST',
  path: '/staff/questions/{questionId}/answered',
  summary: 'Mark a question as answered',
  action: 'feedback.moderate',
  refuses: [409],
  params: byQuestion,
  reply: z.object({ id: uuid, answeredAt: instant }),
});

export const replyToQuestion = defineEndpoint({
  name: 'replyToQuestion',
  method: 'POST',
  path: '/staff/questions/{questionId}/reply',
  summary: 'Answer a question by mail, which marks it as answered',
  action: 'feedback.moderate',
  refuses: [409, 422],
  params: byQuestion,
  body: z.object({ text: lines(maxAnswerLength).min(3) }),
  reply: z.object({ id: uuid, answeredAt: instant }),
});

/** So much of its history is shown, the latest. */
export const maxReviewHistory = 500;

export const staffReview = publicReview
  .omit({ publishedAt: true })
  .extend({
    orderId: uuid,
    state: z.enum(reviewStates),
    createdAt: instant,
    publishedAt: instant.nullable(),
    history: z
      .array(
        z.object({
          event: text(60),
          state: text(60),
          actor: text(100),
          reason: text(500).nullable(),
          at: instant,
        }),
      )
      .max(maxReviewHistory),
  })
  .meta({ id: 'StaffReview' });
export type StaffReview = z.output<typeof staffReview>;

export const listStaffReviews = defineEndpoint({
  name: 'listStaffReviews',
  method: 'GET',
  path: '/staff/reviews',
  summary: 'Reviews by state with their history',
  action: 'feedback.moderate',
  query: z.object({
    state: z.enum(reviewStates).default('pending'),
    reviewId: uuid.optional().describe('only this one, in whichever state'),
    page: queryPage,
    pageSize: queryPageSize,
  }),
  reply: z.object({ items: z.array(staffReview).max(maxPageSize), total: count, page, pageSize }),
});

/** A staff action on a review that answers with the review as it is then. */
function action<Body extends z.ZodType = z.ZodUndefined>(
  name: string,
  path: string,
  summary: string,
  body?: Body,
) {
  return defineEndpoint({
    name,
    method: 'POST',
    path: `/staff/reviews/{reviewId}/${path}`,
    summary,
    action: 'feedback.moderate',
    refuses: [409],
    params: byReview,
    body,
    reply: staffReview,
  });
}

export const publishReview = action('publishReview', 'publish', 'Show the review on the site');
export const refuseReview = action(
  'refuseReview',
  'refuse',
  'Do not show the review, or take it off the site; the reason is kept',
  z.object({ reason: trimmed(500).min(3) }),
);
export const replyToReview = action(
  'replyToReview',
  'reply',
  'Write our public answer; null takes it away',
  z.object({ reply: trimmed(2000).min(1).nullable() }),
);
