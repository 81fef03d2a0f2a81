import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../install-tool.ts';
import { type Element, findTag, parseHtml } from './parse-html.ts';
import { writeComponents } from './write-components.ts';

/** No word home while it is built or while it runs. */
export const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

const handWritten = ['package-lock.json', 'next.config.mjs', 'proxy.js', 'app/layout.jsx'];

/**
 * Writes our page's markup as components of the Next application in `folder` and builds it, unless that is what was
 * built last time.
 */
export async function drawAndBuild(folder: string, html: string): Promise<void> {
  const document = parseHtml(html);
  const sources = writeComponents(findTag(document, 'body'), headOf(document));
  const digest = createHash('sha256').update(JSON.stringify(sources));
  for (const name of handWritten) digest.update(await readFile(join(folder, name)));
  const stamp = digest.digest('hex');
  const stampFile = join(folder, '.next/sources.sha256');
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  console.log('building the page with Next.js …');
  const generated = join(folder, 'generated');
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated);
  for (const [name, source] of Object.entries(sources)) await writeFile(join(generated, name), source);
  await runQuietly(process.execPath, ['node_modules/next/dist/bin/next', 'build'], folder, quiet);
  await writeFile(stampFile, stamp);
}

/** What of the head is said by the page itself; charset, viewport, scripts and styles are the framework's. */
function headOf(document: Element): Element[] {
  return findTag(document, 'head').children.filter(
    (child): child is Element =>
      typeof child !== 'string' &&
      (child.tag === 'title' ||
        (child.tag === 'meta' &&
          child.attributes.has('content') &&
          child.attributes.get('name') !== 'viewport') ||
        (child.tag === 'link' &&
          !['modulepreload', 'stylesheet'].includes(child.attributes.get('rel') ?? ''))),
  );
}
