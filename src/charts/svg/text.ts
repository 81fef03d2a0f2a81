import { type Attributes, element, escaped, plainText } from './markup.ts';

// Widths of Noto Sans SemiBold and of Inter in hundredths of the size, rounded up: a text never needs more than is left for it.
const widths: readonly (readonly [number, string])[] = [
  [26, ' \u00a0\u202f'],
  [30, "!,.:;ijlїјі'·"],
  [35, 'JІЇЈ()-[]`'],
  [40, 'If{}/\\’‘'],
  [45, 't_r"“”'],
  [50, '?гѓzsтѕc–″«»'],
  [55, 'зсэєFЃГ*LSvy|Ѕухў'],
  [60, 'ExЀЁЕ$+<=>T^~ТеьѐёZавкќaekЗяY₽£−×±'],
  [63, '0123456789€'],
  [65, 'блоPoРчVbdgpqЎУЬдпрџCRXhnuБСХнцђћ#KЄЭийъѝ'],
  [70, 'BЌВAАКЯЧÄÅ'],
  [75, 'ЛDGЪ&UЂЋЏПÜ'],
  [80, 'HДНЦОЍИЙфNOQÖ'],
  [85, 'мыwжю…'],
  [90, 'Ф%љЫ@'],
  [95, 'њMМшщW'],
  [100, 'mЖ—'],
  [110, 'ЮЉЊШЩ'],
];
const widthOf = new Map(widths.flatMap(([width, signs]) => [...signs].map((sign) => [sign, width] as const)));
const isWide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\uff00-\uff60]|\p{Extended_Pictographic}/u;
const isBare = /\p{M}|\p{Cf}/u;

function signWidth(sign: string): number {
  const known = widthOf.get(sign);
  if (known !== undefined) return known;
  if (isBare.test(sign)) return 0;
  return isWide.test(sign) ? 104 : 72;
}

/** How wide a text stands at a size, estimated without a screen; rather too wide than too narrow. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const sign of plainText(text)) sum += signWidth(sign);
  return (sum * size) / 100;
}

/** The text, or as much of it as there is room for and an ellipsis. */
export function clamped(text: string, room: number, size: number): string {
  const whole = plainText(text);
  if (textWidth(whole, size) <= room) return whole;
  const left = room - textWidth('…', size);
  let kept = '';
  let used = 0;
  for (const sign of whole) {
    used += (signWidth(sign) * size) / 100;
    if (used > left) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

/** The text in lines that fit, broken between words where it can be; what is left over ends in an ellipsis. */
export function wrapped(text: string, room: number, size: number, most: number): readonly string[] {
  let rest = plainText(text);
  const lines: string[] = [];
  while (rest !== '' && lines.length < most - 1 && textWidth(rest, size) > room) {
    const fitting = clamped(rest, room + textWidth('…', size), size).slice(0, -1);
    const blank = rest[fitting.length] === ' ' ? fitting.length : fitting.lastIndexOf(' ');
    const cut = blank > 0 ? blank : Math.max(fitting.length, [...rest][0]?.length ?? 1);
    lines.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  if (rest !== '') lines.push(clamped(rest, room, size));
  return lines;
}

export type Lettering = Readonly<{
  size: number;
  fill: string;
  isStrong?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}>;

/** A text on its base line. */
export const written = (
  x: number,
  y: number,
  text: string,
  look: Lettering,
  more: Attributes = {},
): string =>
  text === ''
    ? ''
    : element(
        'text',
        {
          x,
          y,
          'font-size': look.size,
          'font-weight': look.isStrong === true ? 600 : undefined,
          'text-anchor': look.anchor === undefined || look.anchor === 'start' ? undefined : look.anchor,
          fill: look.fill,
          ...more,
        },
        escaped(text),
      );
