export { pagePalette } from './svg/page-palette.ts';
export { printPalette } from './svg/print-palette.ts';
