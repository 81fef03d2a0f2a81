import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { root } from '../check/check.ts';

/** Where the files lie that pages load, below the repository. */
export const interFolder = 'src/ui/styles/inter';

/** Which file of the package has the letters of which of ours. */
const sources: Readonly<Record<string, string>> = {
  latin: 'latin',
  'latin-europe': 'latin-ext',
  'latin-other': 'latin-ext',
  cyrillic: 'cyrillic',
  'cyrillic-other': 'cyrillic-ext',
};
/** What pages use of the typeface: no letter is lighter or heavier, no other shape is asked for. */
const weights = { min: 400, max: 700 };
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'cv11', 'ss03'];

const face = /url\("\.\/inter\/([\w-]+)\.woff2"\)[^;]*;\s*unicode-range:([^;]+);/g;

/** Cuts Inter into the files that `ui/styles/fonts.css` declares, each with the letters that are said there: name → bytes. */
export async function subsetInter(): Promise<ReadonlyMap<string, Buffer>> {
  const declared = readFileSync(new URL('src/ui/styles/fonts.css', root), 'utf8');
  const files = new Map<string, Buffer>();
  for (const [, name = '', ranges = ''] of declared.matchAll(face)) {
    const source = sources[name];
    if (source === undefined) throw new Error(`no file of Inter is known for ${name}`);
    const whole = readFileSync(
      createRequire(import.meta.url).resolve(
        `@fontsource-variable/inter/files/inter-${source}-wght-normal.woff2`,
      ),
    );
    const part = await subsetFont(whole, lettersOf(ranges), {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: weights },
    });
    files.set(`${name}.woff2`, part);
  }
  return files;
}

/** Every letter of a `unicode-range`. */
function lettersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) =>
        String.fromCodePoint(first + at),
      );
    })
    .join('');
}
