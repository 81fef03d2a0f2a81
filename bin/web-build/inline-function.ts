import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

/**
 * Vite plugin: the text of one exported function, without types, comments and long names, as `script` in the virtual module of
 * that name. It stands in every page that it is for, so each of its bytes is written and packed for each answer.
 */
export function inlineFunction(moduleId: `virtual:${string}`, file: string): Plugin {
  return {
    name: `countercheck:${moduleId}`,
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      this.addWatchFile(file);
      return `export const script = ${JSON.stringify(await smallFunction(file))};`;
    },
  };
}

/** The only export of a file, a function, as an expression in as few bytes as may be. */
export async function smallFunction(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const { code: small } = await minify(file, code, { module: true });
  const text = /^export (function \w+\([\s\S]*\})$/.exec(small.trim())?.[1];
  if (text === undefined || text.includes('</')) throw new Error(`${file} is not one exported function`);
  return text;
}
