import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type KnownCountries, readCountries, readTexts } from '#modules/content/read-content.ts';
import { isSitePath } from './site-paths.ts';

/** While somebody works on them, only files that changed are read anew. */
const known: KnownCountries = new Map();
const folder = path.resolve(import.meta.dirname, '../../content');

/** What each virtual module exports, from which files. */
const modules: Readonly<Record<string, { name: string; files: string; read: () => unknown }>> = {
  'virtual:content/articles': {
    name: 'articles',
    files: 'articles/*.md',
    read: () => readTexts(folder, isSitePath).articles,
  },
  'virtual:content/pages': {
    name: 'standingPages',
    files: 'pages/*.md',
    read: () => readTexts(folder, isSitePath).standingPages,
  },
  'virtual:content/countries': {
    name: 'countryFacts',
    files: 'countries/*.yaml',
    read: () => readCountries(folder, known),
  },
};

/** Vite plugin: the files of content/, read and checked, as virtual modules for the server's bundle alone. */
export function contentFiles(): Plugin {
  return {
    name: 'countercheck:content-files',
    resolveId(id) {
      return id in modules ? `\0${id}` : undefined;
    },
    load(id) {
      const module = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (module === undefined) return undefined;
      if (this.environment.name === 'client') {
        this.error(`${id.slice(1)} is for *.server.ts files: content never goes into a browser's bundle`);
      }
      for (const file of globSync(module.files, { cwd: folder })) this.addWatchFile(path.join(folder, file));
      // JSON.parse of a text starts faster than the same object written as code.
      return `export const ${module.name} = JSON.parse(${JSON.stringify(JSON.stringify(module.read()))});\n`;
    },
  };
}
