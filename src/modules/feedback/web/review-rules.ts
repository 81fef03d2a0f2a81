import { type Fault, faultsOf, lengthRefusal } from '#kernel/field-rules.ts';
import { formWords } from '../texts/form-words.ts';
import { emptyField, lineRefusal } from './field-rules.ts';

/** The review form as it is filled in. */
export type ReviewFields = Readonly<{
  rating: number;
  text: string;
  authorName: string;
  companyName: string;
  mayPublish: boolean;
}>;
export type ReviewField = keyof ReviewFields;

/** Bounds of the texts, in characters after trimming. */
const reviewLimits = { minText: 20, text: 2000, authorName: 100, companyName: 200 } as const;
const textBounds = { min: reviewLimits.minText, max: reviewLimits.text };
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** What is wrong with a review, field by field; the form of the site and the call behind it ask this same function. */
export function checkReview(fields: ReviewFields): Fault<ReviewField>[] {
  const { rating, text, authorName, companyName, mayPublish } = fields;
  return faultsOf<ReviewField>({
    rating: isRating(rating) ? undefined : { code: 'rating_needed', text: formWords.rating },
    text: text.trim() === '' ? emptyField : lengthRefusal(text.trim(), textBounds),
    authorName: lineRefusal(authorName, reviewLimits.authorName),
    companyName: companyName.trim() === '' ? undefined : lineRefusal(companyName, reviewLimits.companyName),
    mayPublish: mayPublish ? undefined : { code: 'consent_needed', text: formWords.consent },
  });
}

export function isRating(value: number): value is Rating {
  return ratings.some((rating) => rating === value);
}
