import { framed } from '../svg/frame.ts';
import { element, line, rounded } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { clamped, textWidth, written } from '../svg/text.ts';
import { boundaries, type Grade, onScale, sentences, type Tone, toneColor, zones } from './grades.ts';

export type DialRating = Readonly<{
  grade: Grade | null;
  gradeByPoints: Grade;
  score: number;
  scoreShown: string;
  tone: Tone;
  headline: string;
  remark: string;
}>;

const size = { width: 242, height: 118 };
const center = { x: 121, y: 112 };
const radius = { outer: 95, inner: 79, letters: 103, numbers: 68 };
const gap = 1;

/** Where a score lies at a distance from the centre; `turn` moves it by degrees. */
function at(score: number, distance: number, turn = 0): readonly [number, number] {
  const angle = ((180 - score * 1.8 - turn) * Math.PI) / 180;
  return [center.x + distance * Math.cos(angle), center.y - distance * Math.sin(angle)];
}

const pair = ([x, y]: readonly [number, number]) => `${rounded(x)} ${rounded(y)}`;

function arc(from: number, to: number, fill: string): string {
  const { outer, inner } = radius;
  const [low, high] = [from === 0 ? 0 : gap, to === 100 ? 0 : -gap];
  const along = `M${pair(at(from, outer, low))}A${outer} ${outer} 0 0 1 ${pair(at(to, outer, high))}`;
  const back = `L${pair(at(to, inner, high))}A${inner} ${inner} 0 0 0 ${pair(at(from, inner, low))}Z`;
  return element('path', { d: along + back, fill });
}

function zoneMarks(rating: DialRating, palette: Palette): readonly string[] {
  return zones.flatMap(({ grade, from, to }) => {
    const isActive = grade === rating.grade;
    const [x, y] = at((from + to) / 2, radius.letters);
    const fill = isActive ? palette.ink : palette.muted;
    return [
      arc(from, to, isActive ? toneColor(rating.tone, palette) : palette.track),
      written(x, y + 3.5, grade, { size: 10, fill, isStrong: isActive, anchor: 'middle' }),
    ];
  });
}

function needle(rating: DialRating, palette: Palette): readonly string[] {
  const score = onScale(rating.score);
  const points = [at(score, 74), at(score, 97)];
  if (rating.grade === rating.gradeByPoints)
    return [
      line(points, { stroke: palette.page, 'stroke-width': 6.5 }),
      line(points, { stroke: palette.ink, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    ];
  // The points did not make this grade: a cap or a knock-out did.
  return [
    line(points, { stroke: palette.page, 'stroke-width': 5 }),
    line(points, { stroke: palette.ink, 'stroke-width': 3, 'stroke-dasharray': '3 2' }),
  ];
}

/** Grade and score on the half circle of the scale; the needle is dashed where the points alone would give another grade. */
export function dial(rating: DialRating, palette: Palette, look: Look = {}): Picture {
  const letter = rating.grade ?? '–';
  const shown = clamped(rating.scoreShown, 140, 12.5);
  const numbers = boundaries.map((boundary) => {
    const [x, y] = at(boundary, radius.numbers);
    return written(x, y + 3, String(Math.ceil(boundary)), { size: 9, fill: palette.muted, anchor: 'middle' });
  });
  const drawn = [
    ...zoneMarks(rating, palette),
    ...numbers,
    ...needle(rating, palette),
    written(center.x, 89, letter, {
      size: 46,
      fill: rating.grade === null ? palette.bad : toneColor(rating.tone, palette),
      isStrong: true,
      anchor: 'middle',
    }),
    written(center.x, 108, shown, {
      size: textWidth(shown, 12.5) > 120 ? 11 : 12.5,
      fill: palette.ink,
      isStrong: true,
      anchor: 'middle',
    }),
  ];
  const width = look.width ?? size.width;
  const scale = width / size.width;
  const parts =
    scale === 1 ? drawn : [element('g', { transform: `scale(${rounded4(scale)})` }, drawn.join(''))];
  const alt = look.alt ?? sentences(letter, rating.scoreShown, rating.headline, rating.remark);
  return framed({ width, height: size.height * scale, alt, palette, parts });
}

const rounded4 = (value: number) => String(Math.round(value * 10_000) / 10_000);
