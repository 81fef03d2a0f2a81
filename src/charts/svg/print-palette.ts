import type { Palette } from './picture.ts';

/** The light theme in figures, for a document. */
export const printPalette: Palette = {
  ink: '#0b1b33',
  muted: '#4e5d78',
  line: '#dfe5ef',
  axis: '#c3cddd',
  track: '#e3e8f1',
  surface: '#f5f7fb',
  page: '#ffffff',
  primary: '#1554d1',
  primarySoft: '#eaf1fe',
  onPrimary: '#ffffff',
  quiet: ['#8fa0ba', '#b4bfd0', '#d3dbe7'],
  good: '#0e7a4f',
  warn: '#8a5800',
  bad: '#b3261e',
  font: 'Noto Sans',
};
