import type { Plugin } from 'vite';
import { expandMedia } from '#kernel/breakpoints.ts';

/** Style sheets name their media queries; the widths stand in one file. */
export const namedMedia: Plugin = {
  name: 'countercheck:named-media',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?|$)/.test(id) && code.includes('@media (--')
      ? { code: expandMedia(code), map: null }
      : undefined,
};
