import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper/;
const noted = 'preloadedHrefs.styles.add(link.href)';

/**
 * Vite plugin: the styles that every page brings are not added a second time when code comes later. React Router marks
 * what later code needs with a `#`, because it takes the styles of a route away with it; by that mark Vite does not know
 * them again. Those of the frame stay, and with their fonts a second copy would change the letters of a page that is read.
 */
export function keptStyles(names: readonly string[]): Plugin {
  const unmarked = `link.href.replace(/(\\/(?:${names.join('|')})-[\\w-]+\\.css)#$/, '$1')`;
  return {
    name: 'countercheck:kept-styles',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(noted)) {
          this.error(
            'Vite notes the styles of a page elsewhere: bin/web-build/kept-styles.ts does not know where',
          );
        }
        return { code: code.replace(noted, () => `preloadedHrefs.styles.add(${unmarked})`), map: null };
      },
    },
  };
}
