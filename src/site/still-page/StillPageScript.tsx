import { use } from 'react';
import { NonceContext } from './nonce-context.ts';
import { wakeStillPage } from './wake-still-page.ts';

/** The few lines that a page for reading needs; only the server ever draws this, so there is nothing to hydrate. */
export function StillPageScript() {
  const nonce = use(NonceContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, made into text here and now
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${wakeStillPage})()` }} />;
}
