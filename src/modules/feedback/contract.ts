import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { reviewStates } from './review-states.ts';

const byQuestion = z.object({ questionId: z.uuid() });
const byReview = z.object({ reviewId: z.uuid() });
const instant = z.iso.datetime();

/**
 * A field of a form as the wire takes it. What it may hold is said by the rules (web/…-rules.ts), in the specification's
 * words and the same for browser and server; this is only the bound of what is read at all.
 */
export const typedText = z.string().max(10_000).default('');

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const pageSize = z.coerce.number().int().min(1).max(50).default(20);

/** The contact form of the specification. */
export const sendQuestion = defineEndpoint({
  name: 'sendQuestion',
  method: 'POST',
  path: '/FeedBack/Question',
  summary: 'Ask us something by the contact form',
  action: 'site.use',
  limit: 'question',
  idempotent: true,
  body: z.object({ name: typedText, phone: typedText, email: typedText, message: typedText }),
  reply: z.object({ id: z.string() }),
});

export const publicReview = z.object({
  id: z.string(),
  authorName: z.string(),
  companyName: z.string().nullable(),
  countryCode: z.string().describe('of the report, lower case'),
  countryName: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  locale: z.enum(locales).describe('the language the review is written in'),
  publishedAt: instant,
  reply: z.string().nullable().describe('our answer'),
});
export type PublicReview = z.output<typeof publicReview>;

export const reviewSummary = z.object({
  count: z.int(),
  average: z.number().nullable().describe('two decimals; null while nothing is published'),
  byRating: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
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
    reqId: z.string().max(100).default(''),
    page: z.int().min(1).max(10_000).default(1),
    pageSize: z.int().min(1).max(50).default(20),
  }),
  reply: z.object({
    companyReview: z.array(publicReview),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
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

export const staffQuestion = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  locale: z.enum(locales),
  createdAt: instant,
  answeredAt: instant.nullable(),
  isReceiptRefused: z.boolean().describe('the address takes no mail'),
});
export type StaffQuestion = z.output<typeof staffQuestion>;

export const listQuestions = defineEndpoint({
  name: 'listQuestions',
  method: 'GET',
  path: '/staff/questions',
  summary: 'Questions: open ones the oldest first, answered ones the latest first',
  action: 'feedback.moderate',
  query: z.object({ state: z.enum(['open', 'answered']).default('open'), page, pageSize }),
  reply: z.object({ items: z.array(staffQuestion), total: z.int(), page: z.int(), pageSize: z.int() }),
});

export const markQuestionAnswered = defineEndpoint({
  name: 'markQuestionAnswered',
  method: 'POST',
  path: '/staff/questions/{questionId}/answered',
  summary: 'Mark a question as answered',
  action: 'feedback.moderate',
  params: byQuestion,
  reply: z.object({ id: z.string(), answeredAt: instant }),
});

export const staffReview = publicReview.omit({ publishedAt: true }).extend({
  orderId: z.string(),
  state: z.enum(reviewStates),
  createdAt: instant,
  publishedAt: instant.nullable(),
  history: z.array(
    z.object({
      event: z.string(),
      state: z.string(),
      actor: z.string(),
      reason: z.string().nullable(),
      at: instant,
    }),
  ),
});
export type StaffReview = z.output<typeof staffReview>;

export const listStaffReviews = defineEndpoint({
  name: 'listStaffReviews',
  method: 'GET',
  path: '/staff/reviews',
  summary: 'Reviews by state with their history',
  action: 'feedback.moderate',
  query: z.object({ state: z.enum(reviewStates).default('pending'), page, pageSize }),
  reply: z.object({ items: z.array(staffReview), total: z.int(), page: z.int(), pageSize: z.int() }),
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
  z.object({ reason: z.string().trim().min(3).max(500) }),
);
export const replyToReview = action(
  'replyToReview',
  'reply',
  'Write our public answer; null takes it away',
  z.object({ reply: z.string().trim().min(1).max(2000).nullable() }),
);
