import type { en } from './en.ts';

/** Как языки называются после «на». */
export const ru: typeof en = { en: 'английском', ru: 'русском' };
