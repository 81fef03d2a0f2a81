import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from './check/check.ts';
import {
  architectureDrawing,
  folderDrawings,
  limitDrawing,
  roleDrawing,
  settingsDrawing,
  stateDrawings,
} from './check/drawings/committed-drawings.ts';

// Writes everything that is made from code: .env.example, the rooms in ARCHITECTURE.md, docs/rooms.md, docs/roles.md, the limits in docs/operations.md and docs/states/*.mmd.
const all = [
  architectureDrawing(),
  folderDrawings(),
  roleDrawing(),
  limitDrawing(),
  settingsDrawing(),
  await stateDrawings(),
];
mkdirSync(new URL('docs/states/', root), { recursive: true });
for (const { file, text } of all.flatMap(({ drawn }) => drawn)) {
  if (text === undefined) rmSync(new URL(file, root));
  else writeFileSync(new URL(file, root), text);
  console.log(text === undefined ? `removed ${file}` : file);
}
for (const finding of all.flatMap(({ findings }) => findings)) {
  console.error(finding);
  process.exitCode = 1;
}
