import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** A flag in the list is 24 × 18 CSS pixels; the sprite holds it at twice that. */
const cell = { width: 24, height: 18 };
const scale = 2;
/** The first letter of a code is the row of its flag, the second one its column: 52 rules place them all. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** country-flag-icons files whose code is not ours. Not imported: Vite starts anew when a file of its settings changes. */
const renamed: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../countries/flags-of-countries.json'), 'utf8'),
);

const cssId = 'virtual:country-flags.css';
const moduleId = 'virtual:country-flags';

type FlagSource = Readonly<{ code: string; svg: Buffer }>;
type FlagSheet = Readonly<{ cssFile: string; hash: string; flags: readonly FlagSource[] }>;

/**
 * Vite plugin: draws every flag into one sprite (`virtual:country-flags.css` places it by `data-flag`), ships
 * each flag as a single SVG below a hashed folder, and tells both addresses in `virtual:country-flags`.
 */
export function countryFlags(cacheDirectory: string): Plugin {
  let sheet: Promise<FlagSheet> | undefined;
  const ready = () => {
    sheet ??= drawSheet(cacheDirectory);
    return sheet;
  };
  let base = '/';
  let isBuild = false;
  return {
    name: 'countercheck:country-flags',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const { hash, flags } = await ready();
        const flag = flags.find(({ code }) => request.url === `/assets/flags-${hash}/${code}.svg`);
        if (flag === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(flag.svg);
      });
    },
    async resolveId(id) {
      if (id === cssId) return (await ready()).cssFile;
      return id === moduleId ? `\0${moduleId}` : undefined;
    },
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const { cssFile, hash, flags } = await ready();
      const folder = `assets/flags-${hash}`;
      if (isBuild && this.environment.name === 'client') {
        for (const { code, svg } of flags) {
          this.emitFile({ type: 'asset', fileName: `${folder}/${code}.svg`, source: svg });
        }
      }
      const sprite = JSON.stringify(cssFile.replace(/\.css$/, '.png'));
      return `export { default as flagSprite } from ${sprite};\nexport const flagFolder = ${JSON.stringify(base + folder)};\n`;
    },
  };
}

async function drawSheet(cacheDirectory: string): Promise<FlagSheet> {
  const flags = await readFlags();
  const digest = createHash('sha256').update(JSON.stringify([cell, scale, letters, renamed]));
  for (const { code, svg } of flags) digest.update(code).update(svg);
  const hash = digest.digest('hex').slice(0, 8);
  const cssFile = path.join(cacheDirectory, `country-flags-${hash}.css`);
  const pngFile = path.join(cacheDirectory, `country-flags-${hash}.png`);
  await mkdir(cacheDirectory, { recursive: true });
  const isCached = await readFile(cssFile).then(
    () => true,
    () => false,
  );
  if (!isCached) {
    await writeWhole(pngFile, await drawSprite(flags));
    await writeWhole(cssFile, styleOf(path.basename(pngFile)));
  }
  return { cssFile, hash, flags };
}

/** Another build may be reading. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function readFlags(): Promise<FlagSource[]> {
  const folder = path.resolve(import.meta.dirname, '../../node_modules/country-flag-icons/3x2');
  const files = (await readdir(folder)).filter((file) => /^[A-Z]{2}\.svg$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const code = file.slice(0, 2);
      return { code: renamed[code] ?? code.toLowerCase(), svg: await readFile(path.join(folder, file)) };
    }),
  );
}

async function drawSprite(flags: readonly FlagSource[]): Promise<Buffer> {
  const [width, height] = [cell.width * scale, cell.height * scale];
  const composites = await Promise.all(
    flags.map(async ({ code, svg }) => ({
      input: await sharp(svg, { density: 192 }).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      left: placeOf(code[1]) * width,
      top: placeOf(code[0]) * height,
    })),
  );
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const size = { width: letters.length * width, height: letters.length * height };
  return sharp({ create: { ...size, channels: 4, background } })
    .composite(composites)
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toBuffer();
}

function placeOf(letter: string | undefined): number {
  const place = letters.indexOf(letter ?? '');
  if (place < 0) throw new Error(`a code of a country has two letters, and “${letter}” is none`);
  return place;
}

function styleOf(sprite: string): string {
  const [width, height] = [cell.width * letters.length, cell.height * letters.length];
  const sheet = `.flag{background:url("./${sprite}") 0 0/${width}px ${height}px no-repeat}`;
  const rows = letters.map(
    (letter, at) => `[data-flag^=${letter}]{background-position-y:${-at * cell.height}px}`,
  );
  const columns = letters.map(
    (letter, at) => `[data-flag$=${letter}]{background-position-x:${-at * cell.width}px}`,
  );
  return [sheet, ...rows, ...columns, ''].join('\n');
}
