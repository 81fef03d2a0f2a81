import type { Question } from '../questions/question.ts';

/** A question with the ids of the companies that are right. */
export type Answerable = Omit<Question, 'right'> & Readonly<{ right: readonly string[] }>;

/** What came of one question; `rank` is that of the first right company, 0 if none came. */
export type Outcome = Readonly<{
  className: string;
  kind: Question['kind'];
  isNew?: true;
  country: string;
  rank: number;
  ms: number;
  /** One company was given as the one. */
  isOne: boolean;
  /** Likeness of the first company's name to the typed one, 0 to 1. */
  alike: number;
  failed: boolean;
  /** What was typed, the name that was meant, and the first name that came: to look at what went wrong. */
  asked?: string;
  meant?: string;
  given?: string;
}>;

export type Figures = Readonly<{
  count: number;
  recall1: number;
  recall10: number;
  mrr: number;
  p50: number;
  p99: number;
  failed: number;
  /** A wrong company was given as the one. */
  wrongOne: number;
}>;

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const share = (test: (outcome: Outcome) => boolean) =>
    outcomes.filter(test).length / Math.max(1, outcomes.length);
  return {
    count: outcomes.length,
    recall1: 100 * share(({ rank }) => rank === 1),
    recall10: 100 * share(({ rank }) => rank >= 1 && rank <= 10),
    mrr:
      outcomes.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / Math.max(1, outcomes.length),
    p50: percentile(
      outcomes.map(({ ms }) => ms),
      0.5,
    ),
    p99: percentile(
      outcomes.map(({ ms }) => ms),
      0.99,
    ),
    failed: outcomes.filter(({ failed }) => failed).length,
    wrongOne: outcomes.filter(({ isOne, rank }) => isOne && rank !== 1).length,
  };
}

function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The mean over classes, each as heavy as the others; times are of all questions together. */
export function meanFigures(outcomes: readonly Outcome[]): Figures {
  const classes = [...Map.groupBy(outcomes, ({ className }) => className).values()].map(figuresOf);
  const mean = (key: 'recall1' | 'recall10' | 'mrr') =>
    classes.reduce((sum, figures) => sum + figures[key], 0) / Math.max(1, classes.length);
  return { ...figuresOf(outcomes), recall1: mean('recall1'), recall10: mean('recall10'), mrr: mean('mrr') };
}
