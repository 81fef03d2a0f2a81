import { openRating } from '#rating/open-rating/open-rating.ts';
import { type Dossier, type Fact, machineName } from '../../dossier/dossier.ts';
import { ratingInputOf } from '../../parts/rating-part.ts';
import { saysSomething } from '../../rating/says-something.ts';
import { words } from '../../texts/rating-view/words.ts';
import { showNumberIn } from '../context/number-words.ts';
import { type ReportContext, showFact } from '../context/report-context.ts';
import { showDate } from '../context/show-value.ts';
import { ratingDrivers } from './drivers.ts';
import { type LimitView, presentLimit, setLimit } from './limit-view.ts';
import { modelsDisagree, modelsSideBySide } from './models-side-by-side.ts';
import { type RatingView, ratedBlocks } from './rated-blocks.ts';
import type { RatedCompany } from './rated-company.ts';
import { ratingBand, ratingConfidence, ratingHeadline, ratingRemark } from './rating-headline.ts';
import { recomputedModels } from './recomputed-models.ts';
import { pastScores, scoreHistory } from './score-history.ts';
import { testedCaps } from './tested-caps.ts';
import { whatIfs } from './what-ifs.ts';

/** The rating and the limit of a report; without a rating, why there is none. */
export type PresentedRating = Readonly<{
  rating: RatingView | null;
  /** Empty where there is a rating. */
  noRating: string;
  limit: LimitView;
}>;

/** The number of the method, as it is printed. */
const versionNumber = /[^/]*$/;

/** The rating of a dossier as a report shows it; of a sealed one the rating that was sealed with it. */
export function presentRating(
  dossier: Pick<Dossier, 'facts' | 'ratingPassport'>,
  context: ReportContext,
): PresentedRating {
  const { facts, ratingPassport: passport } = dossier;
  const part = ratingInputOf(facts);
  const input = passport?.input ?? part?.input;
  const rating = passport?.rating ?? (input && openRating(input));
  const ownRating = writtenByPerson(facts, 'rating');
  const ownLimit = writtenByPerson(facts, 'credit_limit');
  const own = ownRating === undefined ? '' : showFact(ownRating, context).text;
  const said = words[context.locale];
  if (part === undefined || input === undefined || rating === undefined || !saysSomething(rating))
    return {
      rating: null,
      noRating: own === '' ? said.noRating : said.noRatingByAnalyst(own),
      limit:
        ownLimit === undefined
          ? { amount: null, text: said.limit.noRating, basis: '', ceilings: [] }
          : { amount: setLimit(ownLimit, context), text: said.limit.byAnalyst, basis: '', ceilings: [] },
    };
  const company: RatedCompany = { input, rating, part, context };
  return {
    rating: ratingOf(company, own),
    noRating: '',
    limit: presentLimit(company, facts, ownLimit),
  };
}

function ratingOf(company: RatedCompany, own: string): RatingView {
  const { rating, input, context } = company;
  const { locale } = context;
  const said = words[locale];
  const past = pastScores(company);
  const isRated = rating.grade !== null && rating.grade !== 'E';
  return {
    version: said.version(versionNumber.exec(rating.version)?.[0] ?? rating.version),
    input: { ...input, years: input.years.map((year) => ({ ...year, figures: { ...year.figures } })) },
    asOf: showDate(input.asOf, locale),
    grade: rating.grade,
    gradeByPoints: rating.gradeByPoints,
    score: rating.score,
    scoreTenths: rating.scoreTenths,
    scoreShown: isRated ? said.scoreShown(showNumberIn(locale, rating.score)) : said.notRated,
    ...ratingHeadline(company, past),
    remark: ratingRemark(company, past, own),
    confidence: ratingConfidence(company),
    band: ratingBand(company),
    drivers: ratingDrivers(company),
    blocks: ratedBlocks(company),
    caps: testedCaps(company),
    models: modelsSideBySide(company),
    modelsSay: modelsDisagree(company),
    whatIf: whatIfs(company),
    history: scoreHistory(past, company),
    recompute: recomputedModels(company),
  };
}

/** What an analyst wrote in the place of the machine. */
function writtenByPerson(facts: readonly Fact[], field: string): Fact | undefined {
  return facts.find(
    (fact) => fact.section === 'rating' && fact.field === field && fact.enteredBy !== machineName,
  );
}
