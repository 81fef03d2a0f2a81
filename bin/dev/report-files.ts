import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { say } from './messages.ts';

/**
 * Preloaded before the app: tells the keeper which files of ours the server is made of, so that it knows whose change
 * matters, and which packages they ask for, so that the next process can have them ready.
 */
let files: string[] = [];
let packages: string[] = [];

const isOfPackage = (url: string) => url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const { url } = found;
    // Vite's runner, itself of a package, names what our pages ask for by its whole address.
    const isAskedByUs = !isOfPackage(context.parentURL ?? '') || specifier.startsWith('file:');
    if (isAskedByUs && url.startsWith('file:') && isOfPackage(url)) note(packages, url);
    return found;
  },
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !isOfPackage(url)) note(files, fileURLToPath(url.replace(/\?.*$/, '')));
    return nextLoad(url, context);
  },
});

function note(list: string[], one: string): void {
  if (files.length + packages.length === 0) setImmediate(tell);
  list.push(one);
}

function tell(): void {
  say({ type: 'loaded', files, packages });
  files = [];
  packages = [];
}
