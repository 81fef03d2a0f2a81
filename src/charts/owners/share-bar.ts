import { framed, hatching } from '../svg/frame.ts';
import { rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { clamped, textWidth, written } from '../svg/text.ts';

export type Shares = readonly Readonly<{ label: string; percent: number; shown: string; isKnown: boolean }>[];

const rowHeight = 13;
const mostNamed = 24;

/** Who holds how much in the end, along one bar; who is not known is hatched. What does not fit inside is named beneath. */
export function shareBar(shares: Shares, palette: Palette, look: Look = {}): Picture {
  const width = look.width ?? 710;
  const sum = shares.reduce((total, share) => total + Math.max(0, share.percent), 0);
  const whole = Math.max(100, sum);
  const hatch = hatching(look.id ?? 'shares', 'unknown', palette.quiet[0], palette.page);
  // Text stands on the strongest fill in the colour made for it, on the others in ink.
  const fills = [palette.primary, palette.quiet[1], palette.quiet[2]];
  const beneath: { text: string; fill: string; stroke: string | undefined }[] = [];
  const parts = [hatch.defined, rect(0.5, 0.5, width - 1, 15, { fill: 'none', stroke: palette.axis })];
  let x = 0;
  let known = 0;
  for (const share of shares) {
    const length = (Math.max(0, share.percent) / whole) * width;
    const fill = share.isKnown
      ? (fills[known === 0 ? 0 : 1 + ((known - 1) % 2)] ?? palette.track)
      : hatch.fill;
    const stroke = share.isKnown ? undefined : palette.quiet[0];
    const inset = stroke === undefined ? 0 : 0.5;
    parts.push(rect(x + inset, inset, length - 1.5 - inset * 2, 16 - inset * 2, { fill, stroke }));
    const told = `${share.label} ${share.shown}`;
    if (share.isKnown && textWidth(told, 9.4) + 12 <= length)
      parts.push(
        written(x + 6, 11.5, told, {
          size: 9.4,
          fill: known === 0 ? palette.onPrimary : palette.ink,
          isStrong: true,
        }),
      );
    else beneath.push({ text: told, fill, stroke });
    x += length;
    if (share.isKnown) known += 1;
  }
  let [column, y] = [0, 30];
  const named = beneath.slice(0, mostNamed);
  const rest = beneath.length - named.length;
  for (const { text, fill, stroke } of named) {
    const told = clamped(text, Math.min(width - 14, 220), 9);
    const room = textWidth(told, 9) + 28;
    if (column > 0 && column + room > width) [column, y] = [0, y + rowHeight];
    parts.push(
      rect(column + 0.5, y - 7.5, 8, 8, { fill, stroke }),
      written(column + 13, y, told, { size: 9, fill: palette.muted }),
    );
    column += room;
  }
  if (rest > 0) {
    if (column + 30 > width) [column, y] = [0, y + rowHeight];
    parts.push(written(column, y, `+${rest}`, { size: 9, fill: palette.muted, isStrong: true }));
  }
  const alt =
    look.alt ?? (shares.map((share) => clamped(`${share.label} ${share.shown}`, 400, 9)).join('; ') || '–');
  return framed({ width, height: beneath.length > 0 ? y + 4 : 16, alt, palette, parts });
}
