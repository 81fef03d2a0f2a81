import { writeFileSync } from 'node:fs';
import { root } from '../check/check.ts';
import { interFolder, subsetInter } from './subset-inter.ts';

// Writes the files of the typeface that pages load, after its package or `src/ui/styles/fonts.css` has changed.
for (const [name, bytes] of await subsetInter()) {
  writeFileSync(new URL(`${interFolder}/${name}`, root), bytes);
  console.log(`${interFolder}/${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
}
