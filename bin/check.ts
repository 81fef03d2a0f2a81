import { checkArrows } from './check/arrows.ts';
import type { Check, Outcome } from './check/check.ts';
import { checkClaims } from './check/claims.ts';
import { checkCountries } from './check/country-files.ts';
import { checkDecisions } from './check/decisions.ts';
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
import { checkPrintedCommands } from './check/printed-commands.ts';
import { checkTexts } from './check/texts.ts';

const checks: readonly Check[] = [
  { name: 'installed packages', run: checkInstalled },
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
  { name: 'decisions', run: checkDecisions },
  { name: 'claims', run: checkClaims },
  { name: 'printed commands', run: checkPrintedCommands },
  { name: 'file sizes', run: checkSizes },
  { name: 'file names', run: checkNames },
  { name: 'media queries', run: checkMediaQueries },
  { name: 'texts', run: checkTexts },
];

/** Processes of their own, which run at once and beside those above. */
const tools: readonly Check[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint and format', run: checkStyle },
  { name: 'unused', run: checkUnused },
];

// `npm run check -- arrows` asks only the checks whose name contains the word.
const word = process.argv[2] ?? '';
const isAsked = ({ name }: Check) => name.includes(word);
if (![...checks, ...tools].some(isAsked)) {
  console.error(`no check is called ${word}: ${[...checks, ...tools].map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
const begun = tools.filter(isAsked).map(outcomeOf);
let total = 0;
for (const check of checks.filter(isAsked)) total += report(await outcomeOf(check));
for (const one of begun) total += report(await one);
if (total > 0) {
  console.log(`${total} ${total === 1 ? 'finding' : 'findings'}`);
  process.exitCode = 1;
}

type Told = Readonly<{ name: string; seconds: number; outcome: Outcome }>;

/** Prints one line for the check and one for each finding; returns how many there were. */
function report({ name, seconds, outcome: { findings, note } }: Told): number {
  const words = [findings.length > 0 ? `${findings.length} found` : '', note].filter(Boolean).join(', ');
  console.log(
    `${findings.length > 0 ? '✖' : '✔'} ${name.padEnd(21)}${seconds.toFixed(1).padStart(5)} s  ${words}`.trimEnd(),
  );
  for (const finding of findings) console.log(`    ${finding}`);
  return findings.length;
}

/** A check that breaks off is a finding of its own: the checks after it still run. */
async function outcomeOf({ name, run }: Check): Promise<Told> {
  const startedAt = performance.now();
  const outcome = await finishedOf(run);
  return { name, seconds: (performance.now() - startedAt) / 1000, outcome };
}

async function finishedOf(run: Check['run']): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    // A text that does not parse says all in one sentence; for anything else we need to know where it broke.
    if (error instanceof SyntaxError) return { findings: [error.message] };
    return { findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}
