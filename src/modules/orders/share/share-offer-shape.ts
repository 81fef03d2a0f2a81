import { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { instant, minorUnits, text } from '#kernel/shapes.ts';
import { mayWait, type ShareOffer, shareChoices } from './share-offer.ts';

const percent = z.int().min(0).max(100);

/** The question about a report with little in it, as its buyer and the staff may see it. */
export const shareOfferView = z
  .object({
    completenessPercent: percent.describe('of the sections that count'),
    sharePercent: percent.describe('of the price, by the published table'),
    shareMinor: minorUnits.describe('what the report costs then, in the currency of the order'),
    reason: text(1_000).describe('why there is no more in it, in the language asked for'),
    askedAt: instant,
    answerBy: instant.describe('who has said nothing by then takes it for its share'),
    waitLatest: instant.describe('until when the buyer may have us go on looking'),
    mayWait: z.boolean(),
    choice: z.enum(shareChoices).nullable().describe('`silence`: nobody answered'),
    decidedAt: instant.nullable(),
    waitUntil: instant.nullable(),
  })
  .meta({ id: 'ShareOffer' });
export type ShareOfferView = z.output<typeof shareOfferView>;

/** An offer in the words of its reader. */
export function viewShareOffer(offer: ShareOffer, locale: Locale, now: Date): ShareOfferView {
  const { completenessPercent, sharePercent, share, reason, choice } = offer;
  return {
    completenessPercent,
    sharePercent,
    shareMinor: share.amountMinor,
    reason: reason[locale],
    askedAt: offer.askedAt.toISOString(),
    answerBy: offer.answerBy.toISOString(),
    waitLatest: offer.waitLatest.toISOString(),
    mayWait: choice === null && mayWait(offer, now),
    choice,
    decidedAt: offer.decidedAt?.toISOString() ?? null,
    waitUntil: offer.waitUntil?.toISOString() ?? null,
  };
}
