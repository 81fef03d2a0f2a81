import type { FastifyInstance } from 'fastify';
import { type Actor, visitor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import {
  getCompanyReviews,
  listQuestions,
  listStaffReviews,
  markQuestionAnswered,
  publishReview,
  refuseReview,
  replyToQuestion,
  replyToReview,
  type StaffReview,
  sendQuestion,
} from './contract.ts';
import type { Review } from './review.ts';
import { type CountryOf, toPublicReviews, toStaffReviews } from './review-view.ts';
import type { FeedbackService } from './service.ts';

/** The same for everybody: an access token that has run out must not keep anyone from asking or reading. */
const anyone: Authenticate = async () => visitor;

/** Registers the calls of contact form and reviews with the server. */
export function feedbackRoutes(
  app: FastifyInstance,
  deps: { db: Db; feedback: FeedbackService; countryOf: CountryOf; authenticate: Authenticate },
): void {
  const { db, authenticate } = deps;
  const { questions, reviews } = deps.feedback;

  registerEndpoint(app, sendQuestion, anyone, ({ body, locale, idempotencyKey }) =>
    questions.ask(db, body, { locale, idempotencyKey }),
  );

  registerEndpoint(app, getCompanyReviews, anyone, async ({ body, locale }) => {
    const { page, pageSize } = body;
    const [{ items, total }, summary] = await Promise.all([
      reviews.list(db, { state: 'published', page, pageSize }),
      reviews.summary(db),
    ]);
    return { companyReview: await toPublicReviews(deps, items, locale), total, page, pageSize, summary };
  });

  registerEndpoint(app, listQuestions, authenticate, async ({ query }) => {
    const { items, total } = await questions.list(db, query);
    const shown = items.map(({ answeredBy: _, createdAt, dueAt, answeredAt, ...question }) => ({
      ...question,
      createdAt: createdAt.toISOString(),
      dueAt: dueAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    }));
    return { items: shown, total, page: query.page, pageSize: query.pageSize };
  });

  registerEndpoint(app, markQuestionAnswered, authenticate, async ({ params, actor }) => {
    const id = params.questionId;
    const answeredAt = await db.transaction().execute((tx) => questions.markAnswered(tx, id, staffOf(actor)));
    return { id, answeredAt: answeredAt.toISOString() };
  });

  registerEndpoint(app, replyToQuestion, authenticate, async ({ params, body, actor }) => {
    const id = params.questionId;
    const answeredAt = await db
      .transaction()
      .execute((tx) => questions.reply(tx, id, body.text, staffOf(actor)));
    return { id, answeredAt: answeredAt.toISOString() };
  });

  registerEndpoint(app, listStaffReviews, authenticate, async ({ query, locale }) => {
    const { items, total } = await reviews.list(db, query);
    return { items: await view(items, locale), total, page: query.page, pageSize: query.pageSize };
  });

  registerEndpoint(app, publishReview, authenticate, ({ params, actor, locale }) =>
    change(locale, (tx) => reviews.publish(tx, params.reviewId, staffOf(actor))),
  );
  registerEndpoint(app, refuseReview, authenticate, ({ params, body, actor, locale }) =>
    change(locale, (tx) => reviews.refuse(tx, params.reviewId, staffOf(actor), body.reason)),
  );
  registerEndpoint(app, replyToReview, authenticate, ({ params, body, actor, locale }) =>
    change(locale, (tx) => reviews.reply(tx, params.reviewId, staffOf(actor), body.reply)),
  );

  /** Changes a review, then shows it. */
  async function change(locale: Locale, act: (tx: Tx) => Promise<Review>): Promise<StaffReview> {
    const review = await db.transaction().execute(act);
    const [shown] = await view([review], locale);
    if (shown === undefined) throw new Problem(problems.internal);
    return shown;
  }

  async function view(items: readonly Review[], locale: Locale): Promise<StaffReview[]> {
    const ids = items.map(({ id }) => id);
    return toStaffReviews(deps, items, await reviews.listEvents(db, ids), locale);
  }
}

function staffOf(actor: Actor): Extract<Actor, { kind: 'account' }> {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
