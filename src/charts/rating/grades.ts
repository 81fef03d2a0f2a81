import type { Palette } from '../svg/picture.ts';

/** A grade as the view has it; null where no rating is allowed. */
export type Grade = 'A' | 'B' | 'C' | 'D' | 'E';
export type Tone = 'good' | 'warn' | 'bad' | 'none';

/** The zones of the score from low to high: E is not reached by points. */
export const zones: readonly Readonly<{ grade: Grade; from: number; to: number }>[] = [
  { grade: 'D', from: 0, to: 29.5 },
  { grade: 'C', from: 29.5, to: 50.5 },
  { grade: 'B', from: 50.5, to: 70.5 },
  { grade: 'A', from: 70.5, to: 100 },
];

/** Boundaries between the zones: the first whole point above each is printed. */
export const boundaries = zones.slice(1).map((zone) => zone.from);

/** A score within its scale. */
export const onScale = (score: number): number => Math.min(100, Math.max(0, score));

/** What a tone is drawn in; never the only difference. */
export const toneColor = (tone: Tone, palette: Palette): string =>
  tone === 'none' ? palette.ink : palette[tone];

/** Sentences one after the other, those that are empty left out. */
export const sentences = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
