import { z } from 'zod';
import { text } from '#kernel/shapes.ts';

/** What is compared, in the order in which an explanation lists it. */
export const matchFields = [
  'name',
  'form',
  'regCode',
  'vatCode',
  'town',
  'country',
  'address',
  'phone',
  'email',
  'status',
] as const;

/** `caution` is only ever said of a status: nobody asks for one. */
export const matchVerdicts = ['agrees', 'similar', 'differs', 'unknown', 'caution'] as const;
export type MatchVerdict = (typeof matchVerdicts)[number];

/** Why a verdict was given; each has its words in both languages. */
export const matchReasons = [
  'same name',
  'other letters',
  'nearly, other letters',
  'other keyboard',
  'number in words',
  'beginning',
  'trading name',
  'translated name',
  'former name',
  'like former name',
  'other order',
  'other spelling',
  'more words',
  'fewer words',
  'common words',
  'like name',
  'other name',
  'name beside a place',
  'same form',
  'form of a country',
  'kin form',
  'other form',
  'no form',
  'same number',
  'number of another kind',
  'one character',
  'two characters',
  'other number',
  'no number',
  'same address',
  'same city',
  'part of address',
  'other city',
  'other address',
  'no address',
  'same country',
  'other country',
  'same phone',
  'other phone',
  'no phone',
  'same email',
  'same mail domain',
  'public mailbox',
  'other email',
  'no email',
  'deleted',
  'liquidation',
  'reorganisation',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** How well a company fits all that was typed, from best to worst. */
export const matchGrades = ['exact', 'very likely', 'possible', 'doubtful'] as const;
export type MatchGrade = (typeof matchGrades)[number];

const fieldMatch = z.object({
  field: z.enum(matchFields),
  verdict: z.enum(matchVerdicts),
  reason: z.enum(matchReasons),
  words: text(2_500).describe("verdict and reason as a sentence in the caller's language"),
  asked: text(500).optional().describe('the part of the question it is about'),
  known: text(1_000).optional().describe('what the register has instead'),
});

/** Which parts of a question agree with a company. There is no score: a grade in words, and why. */
export const matchExplanation = z
  .object({
    grade: z.enum(matchGrades),
    words: text(100).describe("the grade in the caller's language"),
    fields: z.array(fieldMatch).max(matchFields.length),
  })
  .meta({ id: 'MatchCard' });
export type MatchExplanation = z.output<typeof matchExplanation>;
