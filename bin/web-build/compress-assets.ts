import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed file is hardly smaller than its own headers. */
const minBytes = 200;

/** Writes `.br` and `.gz` beside every text file of a built application, so that serving it costs no compression. */
export async function compressAssets(folder: string): Promise<void> {
  const files: string[] = [];
  for await (const file of glob('**/*.{js,css,svg,webmanifest,xml,txt}', { cwd: folder })) files.push(file);
  await Promise.all(files.map((file) => compress(path.join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await Promise.all([
    compressBrotli(bytes, options).then((packed) => writeFile(`${file}.br`, packed)),
    compressGzip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
