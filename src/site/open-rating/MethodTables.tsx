import { limitParts } from '#rating/open-rating/credit-limit.ts';
import { defaultBands, gradesFrom } from '#rating/open-rating/open-rating.ts';
import {
  type RatingBlock,
  ratingBlocks,
  ratingItemCodes,
  ratingItems,
} from '#rating/open-rating/rated-item.ts';
import {
  groupShares,
  insolvencyShares,
  type ScaleName,
  scaleNames,
  scales,
} from '#rating/open-rating/scales.ts';
import { Table } from './Tables.tsx';
import { useOpenRatingWords, useRatingWords } from './texts/words.ts';
import { useDigits } from './use-digits.ts';

/** Grades with their scores and bands. */
export function GradeTable() {
  const words = useOpenRatingWords();
  const digits = useDigits();
  const tops = [100, ...gradesFrom.map(([, from]) => from - 1)];
  const lowest = gradesFrom.at(-1)?.[1] ?? 0;
  const scores: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      gradesFrom.map(([grade, from], index) => [grade, words.from(from, tops[index] ?? 100)]),
    ),
    D: words.below(lowest),
  };
  return (
    <Table
      label={words.what}
      head={[words.grade, words.score, words.default]}
      numeric={[2]}
      rows={[
        ...Object.entries(defaultBands).map(
          ([grade, [low, high]]) =>
            [
              grade,
              grade,
              scores[grade] ?? '',
              `${digits.plain(low)}–${digits.percent(high / 100)}`,
            ] as const,
        ),
        ['E', 'E', words.notRated, '–'] as const,
      ]}
    />
  );
}

/** Blocks and their items with the points each can have. */
export function PointsTable() {
  const words = useOpenRatingWords();
  const { items } = useRatingWords();
  // The keys of the table are the blocks.
  const blocks = Object.keys(ratingBlocks) as RatingBlock[];
  return (
    <Table
      label={words.points}
      head={[words.item, words.of]}
      numeric={[1]}
      rows={blocks.flatMap((block) => [
        [
          block,
          <strong key={block}>{words.blocks[block]}</strong>,
          <strong key={`${block} points`}>{ratingBlocks[block]}</strong>,
        ] as const,
        ...ratingItemCodes
          .filter((item) => ratingItems[item].block === block)
          .map((item) => [item, items[item], ratingItems[item].points] as const),
      ])}
    />
  );
}

/** Every map from a measure to a share of points, as the program has it. */
export function ScaleTable() {
  const words = useOpenRatingWords();
  const { items } = useRatingWords();
  const digits = useDigits();
  const knots = (name: ScaleName) => {
    const { scale, unit } = scales[name];
    const measure = (value: number) =>
      unit === 'euros_log10'
        ? digits.plain(Math.round(10 ** value))
        : unit === 'part'
          ? digits.percent(value)
          : `${digits.plain(value)}${words.units[unit]}`;
    return scale
      .map(([at, share]) => `${measure(at)} → ${digits.percent(share)}`.replaceAll(' ', '\u00a0'))
      .join('; ');
  };
  const kinds = <Kind extends string>(
    shares: Readonly<Record<Kind, number>>,
    names: Readonly<Record<Kind, string>>,
  ) =>
    // The keys of the literal are the kinds.
    (Object.keys(shares) as Kind[])
      .map((kind) => `${names[kind]} → ${digits.percent(shares[kind])}`)
      .join('; ');
  return (
    <Table
      label={words.maps}
      head={[words.item, words.measure, words.share]}
      rows={[
        ...scaleNames.map(
          (name) =>
            [
              name,
              items[scales[name].item],
              words.scales[name],
              <span key={name} className="tabular">
                {knots(name)}
              </span>,
            ] as const,
        ),
        ['group', items.group, words.group, kinds(groupShares, words.groupKinds)] as const,
        [
          'insolvencies',
          items.insolvency,
          words.insolvency,
          kinds(insolvencyShares, words.insolvencyKinds),
        ] as const,
      ]}
    />
  );
}

/** What each grade allows of net worth and working capital. */
export function LimitTable() {
  const words = useOpenRatingWords();
  const digits = useDigits();
  return (
    <Table
      label={words.limitTitle}
      head={[words.grade, words.part]}
      numeric={[1]}
      rows={Object.entries(limitParts).map(([grade, part]) => [grade, grade, digits.percent(part)] as const)}
    />
  );
}

/** Caps and confidence: lists of what is tested. */
export function TestList({ of }: { of: 'caps' | 'tests' }) {
  const words = useRatingWords();
  return (
    <ul>
      {Object.entries(words[of]).map(([name, text]) => (
        <li key={name}>{text}</li>
      ))}
    </ul>
  );
}
