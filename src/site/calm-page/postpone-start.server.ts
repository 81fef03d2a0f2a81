import { lowerPreloads } from '../lower-preloads.server.ts';
import { wakeOnInterest } from './wake-on-interest.ts';

/** The early script has an address and no text. */
const startScript = /<script((?![^>]* src=)[^>]*) type="module"[^>]*>([\s\S]*?)<\/script>/;
const preloads = /<link rel="modulepreload"[^>]*>/g;
const entryImport = /import\("[^"]+"\);?\s*$/;
const imported = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/**
 * Makes a page calm: what React Router would fetch and run at once waits for the visitor. The page's own script is
 * rewritten, because Trusted Types let no text become a script later: its static imports become dynamic ones.
 * Throws if the script is not the one this was written for.
 */
export function postponeStart(html: string): string {
  const [whole, attributes = '', code = ''] = startScript.exec(html) ?? [];
  const imports = [...code.matchAll(imported)];
  if (whole === undefined || imports.length === 0 || !entryImport.test(code))
    throw new Error('the page has no script to postpone');
  const names = imports.map(([, name], index) => name ?? `unused${index}`);
  const addresses = imports.map(([, , address]) => `import(${address})`);
  const start = [
    'async () => {',
    `const [${names}] = await Promise.all([${addresses}]);`,
    // Whoever starts the page hears when React has begun to listen.
    code.replaceAll(imported, '').replace(entryImport, 'return $&'),
    '}',
  ].join('\n');
  // No module: it runs where it stands, before any other script and before the document has ended.
  const calm = `<script${attributes}>(${wakeOnInterest})(${start})</script>`;
  return lowerPreloads(html)
    .replaceAll(preloads, '')
    .replace(startScript, () => calm);
}
