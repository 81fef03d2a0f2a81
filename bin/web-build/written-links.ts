import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin: on the server, pages of an application get React Router through a file of its own, which writes links
 * without resolving each of them. In the browser nothing changes.
 */
export function writtenLinks(file: string): Plugin {
  const folder = path.dirname(path.dirname(file));
  return {
    name: 'countercheck:written-links',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'react-router' || this.environment.name !== 'ssr') return undefined;
      const from = importer?.replace(/\?.*$/, '');
      return from?.startsWith(folder) === true && from !== file ? file : undefined;
    },
  };
}
