import { checkArrows } from './check/arrows.ts';
import type { Check, Outcome } from './check/check.ts';
import { checkClaims } from './check/claims.ts';
import { checkCountries } from './check/country-files.ts';
import { checkDocs } from './check/docs-links.ts';
import {
  architectureDrawing,
  compareDrawings,
  folderDrawings,
  limitDrawing,
  roleDrawing,
  settingsDrawing,
  stateDrawings,
} from './check/drawings/committed-drawings.ts';
import { checkEvents } from './check/event-callers.ts';
import { checkNames } from './check/file-names.ts';
import { checkSizes } from './check/file-sizes.ts';
import { checkFolders } from './check/folders.ts';
import { checkInstalled } from './check/installed-packages.ts';
import { checkMediaQueries } from './check/media-queries.ts';
import { checkStyle, checkTypes, checkUnused } from './check/outside-tools.ts';
import { checkTexts } from './check/texts.ts';

const checks: readonly Check[] = [
  { name: 'installed packages', run: checkInstalled },
  { name: 'types', run: checkTypes },
  { name: 'lint and format', run: checkStyle },
  { name: 'unused', run: checkUnused },
  { name: 'arrows', run: checkArrows },
  { name: 'arrows inside rooms', run: checkFolders },
  { name: 'drawing of the rooms', run: () => compareDrawings(architectureDrawing()) },
  { name: 'drawings of folders', run: () => compareDrawings(folderDrawings()) },
  { name: 'table of roles', run: () => compareDrawings(roleDrawing()) },
  { name: 'table of limits', run: () => compareDrawings(limitDrawing()) },
  { name: 'list of settings', run: () => compareDrawings(settingsDrawing()) },
  { name: 'drawings of states', run: async () => compareDrawings(await stateDrawings()) },
  { name: 'callers of events', run: checkEvents },
  { name: 'files of countries', run: checkCountries },
  { name: 'docs links', run: checkDocs },
  { name: 'claims', run: checkClaims },
  { name: 'file sizes', run: checkSizes },
  { name: 'file names', run: checkNames },
  { name: 'media queries', run: checkMediaQueries },
  { name: 'texts', run: checkTexts },
];

// `npm run check -- arrows` asks only the checks whose name contains the word.
const word = process.argv[2] ?? '';
const asked = checks.filter(({ name }) => name.includes(word));
if (asked.length === 0) {
  console.error(`no check is called ${word}: ${checks.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
let total = 0;
for (const check of asked) total += await report(check);
if (total > 0) {
  console.log(`${total} ${total === 1 ? 'finding' : 'findings'}`);
  process.exitCode = 1;
}

/** Prints one line for the check and one for each finding; returns how many there were. */
async function report({ name, run }: Check): Promise<number> {
  const startedAt = performance.now();
  const { findings, note } = await outcomeOf(run);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const words = [findings.length > 0 ? `${findings.length} found` : '', note].filter(Boolean).join(', ');
  console.log(
    `${findings.length > 0 ? '✖' : '✔'} ${name.padEnd(21)}${seconds.padStart(5)} s  ${words}`.trimEnd(),
  );
  for (const finding of findings) console.log(`    ${finding}`);
  return findings.length;
}

/** A check that breaks off is a finding of its own: the checks after it still run. */
async function outcomeOf(run: Check['run']): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    // A text that does not parse says all in one sentence; for anything else we need to know where it broke.
    if (error instanceof SyntaxError) return { findings: [error.message] };
    return { findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}
