import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { say } from './messages.ts';

/** Preloaded before the app: tells the keeper which files of ours the server is made of, so that it knows whose change matters. */
let unsaid: string[] = [];

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/'))
      note(fileURLToPath(url.replace(/\?.*$/, '')));
    return nextLoad(url, context);
  },
});

function note(file: string): void {
  if (unsaid.length === 0) setImmediate(tell);
  unsaid.push(file);
}

function tell(): void {
  say({ type: 'loaded', files: unsaid });
  unsaid = [];
}
