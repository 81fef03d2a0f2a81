import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './check.ts';
import { isTest, listFiles } from './list-files.ts';
import { computed, type Import, type SourceFile } from './source-file.ts';

/** Every source file of the house with its imports; tests may import what they like and are left out. */
export function readSources(): SourceFile[] {
  return listFiles('src/**/*.{ts,tsx}')
    .filter((file) => !isTest(file))
    .map((file) => ({ file, imports: importsOf(file, readFileSync(new URL(file, root), 'utf8')) }));
}

/** Static imports, re-exports, `import()` and `import('…')` types of one text; throws if it does not parse. */
export function importsOf(file: string, text: string): Import[] {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const found: Import[] = [];
  for (const { moduleRequest, entries } of staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, isType });
  }
  for (const { entries } of staticExports) {
    const [source] = entries.flatMap(({ moduleRequest }) => moduleRequest ?? []);
    if (source) found.push({ specifier: source.value, isType: entries.every((entry) => entry.isType) });
  }
  for (const { moduleRequest } of dynamicImports) {
    found.push({ specifier: readable(text.slice(moduleRequest.start, moduleRequest.end)), isType: false });
  }
  if (text.includes('import(')) {
    new Visitor({
      // biome-ignore lint/correctness/noComponentHookFactories: a node of the syntax tree, not a component
      TSImportType: ({ source }) => void found.push({ specifier: source.value, isType: true }),
    }).visit(parsed.program);
  }
  // React Router writes `./+types/…` beside no source file: they are generated from the routes.
  return found.filter(({ specifier }) => !specifier.includes('/+types/'));
}

/** The specifier of an `import()`: a literal, or the package that a template begins with. */
function readable(expression: string): string {
  const literal = /^(['"`])([^'"`$\\]*)\1$/.exec(expression)?.[2];
  const packageName = /^`(@[\w.-]+\/[\w.-]*|[a-z][\w.-]*)/.exec(expression)?.[1];
  return literal ?? packageName ?? computed;
}
