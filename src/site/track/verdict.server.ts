import type { LoaderFunctionArgs } from 'react-router';
import { pagePalette } from '#charts/palettes.ts';
import { dial } from '#charts/rating/dial.ts';
import { isApiProblem } from '#kernel/api-client.ts';
import { readReport } from '#workflows/read-report/contract.ts';
import { apiContext } from '../api/server-context.ts';
import type { Verdict } from './verdict.ts';

/** So many figures and checks stand beside the answer; the report has all. */
const [most, mostFlags] = [4, 4];

const arrows = { up: '▲', down: '▼', level: '→' } as const;

/** The answer of a delivered report, or undefined where it cannot be read now: the order's page does without it. */
export async function readVerdict(
  context: LoaderFunctionArgs['context'],
  secret: string,
): Promise<Verdict | undefined> {
  try {
    const { view } = await context.get(apiContext).call(readReport, { params: { secret }, query: {} });
    const { rating, verdict, limit, keyFigures, flags, noRating } = view;
    return {
      tone: rating?.tone ?? verdict.tone,
      headline: rating?.headline ?? verdict.headline,
      sentence: rating === null && noRating !== '' ? noRating : verdict.sentence,
      limit: limit.amount?.text ?? null,
      dial: rating === null ? null : { svg: dial(rating, pagePalette, { id: 'verdict' }).svg },
      figures: keyFigures.figures
        .filter(({ reason }) => reason === '')
        .slice(0, most)
        .map(({ label, shown, change }) => ({
          label,
          shown,
          change: change && `${arrows[change.direction]} ${change.shown}`,
        })),
      flags: flags.slice(0, mostFlags).map(({ tone, title }) => ({ tone, title })),
    };
  } catch (error) {
    if (isApiProblem(error)) return undefined;
    throw error;
  }
}
