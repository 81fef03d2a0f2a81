import { locales } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { readsAs } from '#kernel/reads-as.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import type { ThinReason } from './contract.ts';
import { type Dossier, isThin, missingSections } from './dossier/dossier.ts';
import { factFieldWords, reportProblems } from './dossier/problems.ts';
import type { RatingPassport } from './dossier/rating-passport.ts';
import { hasSection } from './dossier/report-sections.ts';
import { ratingInputOf } from './parts/rating-part.ts';
import { ratingPassportOf, readRatingPassport } from './rating/rating-passport.ts';
import { saysSomething } from './rating/says-something.ts';
import * as repository from './repository.ts';

/** Freezes a complete dossier, which is locked and given as it stands, for ever, with the passport of its rating, and answers it; one that is sealed stays as it is. Problem 400, 404, 409. */
export async function sealDossier(
  tx: Tx,
  dossier: Dossier,
  by: string,
  now: Date,
  thin: ThinReason | undefined,
): Promise<Dossier> {
  if (dossier.sealedAt !== null) return dossier;
  assertComplete(dossier);
  const thinReason = isThin(dossier) ? { ...thinReasonOf(thin), by } : null;
  const ratingPassport = passportOf(dossier);
  await repository.sealDossier(tx, dossier.id, now, thinReason, ratingPassport);
  // As it is read back: what is not known is left out of a column of JSON.
  const kept = ratingPassport && readRatingPassport(JSON.parse(JSON.stringify(ratingPassport)));
  return { ...dossier, sealedAt: now, updatedAt: now, thinReason, ratingPassport: kept ?? null };
}

/** What the facts rate at this moment, for ever. */
function passportOf({ kind, facts }: Dossier): RatingPassport | null {
  if (!hasSection(kind, 'rating')) return null;
  const input = ratingInputOf(facts)?.input;
  if (input === undefined) return null;
  const rating = openRating(input);
  return saysSomething(rating) ? ratingPassportOf(input, rating) : null;
}

function assertComplete(dossier: Dossier): void {
  const missing = missingSections(dossier);
  if (missing.length === 0) return;
  throw new Problem(reportProblems.incomplete, {
    fields: missing.map((field) => ({
      field,
      code: 'section_missing',
      text: factFieldWords.needsMissingDataReason,
    })),
  });
}

/** The reason for a thin report, as its customer will read it; Problem 400, 409 where it is none. */
export function thinReasonOf(thin: ThinReason | undefined): ThinReason {
  if (thin === undefined) throw new Problem(reportProblems.thinReasonMissing);
  if (locales.some((locale) => !readsAs(thin[locale], locale)))
    throw new Problem(reportProblems.thinReasonWrongLanguage);
  return thin;
}
