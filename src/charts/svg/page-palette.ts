import type { Palette } from './picture.ts';

const mixed = (percent: number) => `color-mix(in srgb, var(--ink-muted) ${percent}%, var(--page))`;

/** The theme of the page around the picture, light or dark. */
export const pagePalette: Palette = {
  ink: 'var(--ink)',
  muted: 'var(--ink-muted)',
  line: 'var(--line)',
  axis: mixed(36),
  track: mixed(17),
  surface: 'var(--surface)',
  page: 'var(--page)',
  primary: 'var(--primary)',
  primarySoft: 'var(--primary-soft)',
  onPrimary: 'var(--on-primary)',
  quiet: [mixed(66), mixed(44), mixed(26)],
  good: 'var(--good)',
  warn: 'var(--warn)',
  bad: 'var(--bad)',
  font: 'inherit',
};
