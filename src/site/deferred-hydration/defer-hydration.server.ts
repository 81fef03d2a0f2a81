import { shortManifest } from './short-manifest.server.ts';

/** The early script has an address and no text. */
const startScript = /<script((?![^>]* src=)[^>]*) type="module"[^>]*>([\s\S]*?)<\/script>/;
const preloads = /<link rel="modulepreload"[^>]*>/g;
const entryImport = /import\("[^"]+"\);?\s*$/;
const imported = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** Hands the loaders' answers over, which lie at the page's end as a text (`document/handoff.server.ts`): who wakes up at once waits for it. */
const takeHandoff = [
  'const h=()=>document.getElementById("handoff");',
  'if(!h())await new Promise(r=>addEventListener("DOMContentLoaded",r));',
  'const c=window.__reactRouterContext.streamController;c.enqueue(h().textContent);c.close();',
].join('');

/** What became of a page's own script; it is the same for all pages of a route but for the nonce. */
const known = new Map<string, string>();
/** More of them than routes exist would be a mistake. */
const mostDeferred = 500;

/**
 * Defers the hydration of a page: what React Router would fetch and run at once waits for the visitor. The page's own script is
 * rewritten, because Trusted Types let no text become a script later: its static imports become dynamic ones, which the
 * function `wake` calls for.
 * Throws if the script is not the one this was written for.
 */
export function deferHydration(html: string, wake: string): string {
  // The script stands at the end of a long text, the preloads at its beginning.
  const headEnd = Math.max(0, html.indexOf('</head>'));
  const start = html.indexOf('<script', html.indexOf('window.__reactRouterContext'));
  const [whole, attributes = '', code = ''] = startScript.exec(start < 0 ? html : html.slice(start)) ?? [];
  if (whole === undefined) throw new Error('the page has no script to defer');
  const deferred = known.get(code) ?? deferredScript(code, wake);
  if (known.size < mostDeferred) known.set(code, deferred);
  const at = html.indexOf(whole, Math.max(0, start));
  const head = html.slice(0, headEnd).replaceAll(preloads, '');
  // No module: it runs where it stands, before any other script and before the document has ended.
  return `${head}${html.slice(headEnd, at)}<script${attributes}>${deferred}</script>${html.slice(at + whole.length)}`;
}

function deferredScript(code: string, wake: string): string {
  const imports = [...code.matchAll(imported)];
  if (imports.length === 0 || !entryImport.test(code)) throw new Error('the page has no script to defer');
  const names = imports.map(([, name], index) => name ?? `unused${index}`);
  const addresses = imports.map(([, , address]) => `import(${address})`);
  // Whoever starts the page hears when React has begun to listen.
  const rest = shortManifest(code.replaceAll(imported, '').replace(entryImport, 'return $&'));
  return `(${wake})(async()=>{const [${names}]=await Promise.all([${addresses}]);${takeHandoff}${rest}})`;
}
