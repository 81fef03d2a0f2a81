import { type Plugin, parseAst } from 'vite';
import { type Stubs, unusedFunctions } from './unused-framework.ts';

/**
 * Vite plugin: leaves out of the browser's bundle what React and its router have for features that nobody here uses. A
 * function that a newer version does not have stops the build, and the list is looked at again.
 */
export const withoutUnused: Plugin = {
  name: 'countercheck:without-unused',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client') return undefined;
    const known = unusedFunctions.find(({ file }) => file.test(id));
    return known && { code: stubFunctions(code, known.stubs), map: null };
  },
};

/** Puts the stubs in place of the functions of those names at the top of a file; throws where one is missing. */
export function stubFunctions(code: string, stubs: Stubs): string {
  const found = parseAst(code).body.flatMap((node) => {
    if (node.type !== 'FunctionDeclaration' || node.id === null) return [];
    const stub = stubs[node.id.name];
    return stub === undefined ? [] : [{ name: node.id.name, start: node.start, end: node.end, stub }];
  });
  const missing = Object.keys(stubs).filter((name) => !found.some((one) => one.name === name));
  if (missing.length > 0) throw new Error(`not in the framework any more: ${missing.join(', ')}`);
  return found.reduceRight(
    (text, { name, start, end, stub }) => `${text.slice(0, start)}function ${name}${stub}${text.slice(end)}`,
    code,
  );
}
