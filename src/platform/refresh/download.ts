import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export type DownloadLimits = Readonly<{ maxBytes: number; timeoutMs: number }>;

/** What the server said of the file that we have: sent back, so that it need not send the same one again. */
const markShape = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});

/**
 * Downloads `url` to a file of `directory` and answers its path; undefined if the server says that nothing has changed
 * since `remember()` was called. Throws if the server refuses, is too slow, or sends too much; a broken download leaves no file.
 */
export async function download(
  url: string,
  order: { directory: string; name: string; limits: DownloadLimits; signal: AbortSignal },
): Promise<{ path: string; remember(): Promise<void> } | undefined> {
  const { directory, name, limits, signal } = order;
  await mkdir(directory, { recursive: true });
  const path = join(directory, `${name}.download`);
  const markPath = join(directory, `${name}.json`);
  const known = await readMark(markPath, url);
  const response = await fetch(url, {
    headers: {
      // The server must not pack the bytes once more: what comes is what is kept.
      'accept-encoding': 'identity',
      ...(known?.etag == null ? {} : { 'if-none-match': known.etag }),
      ...(known?.lastModified == null ? {} : { 'if-modified-since': known.lastModified }),
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]),
  });
  if (response.status === 304) return undefined;
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`the server of the file answered ${response.status}`);
  }
  const part = `${path}.part`;
  try {
    await pipeline(Readable.from(response.body), atMost(limits.maxBytes), createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const mark = {
    url,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
  return { path, remember: () => writeFile(markPath, JSON.stringify(mark)) };
}

function atMost(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new Error(`the file is larger than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
}

async function readMark(path: string, url: string): Promise<z.output<typeof markShape> | undefined> {
  try {
    const mark = markShape.parse(JSON.parse(await readFile(path, 'utf8')));
    return mark.url === url ? mark : undefined;
  } catch {
    return undefined; // none yet, or not readable: the file comes once more
  }
}
