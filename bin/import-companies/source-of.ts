import { readFileSync } from 'node:fs';
import { findImportSource } from '#modules/registers/catalogue.ts';
import type { ImportSource } from '#modules/registers/files/import-source.ts';
import { genericRegister } from '#modules/registers/generic-register/generic-register.ts';
import { readMapping } from '#modules/registers/generic-register/mapping.ts';

/** The kind of file of that name, with its mapping file where it is `generic`; a string says what is wrong. */
export function sourceOf(name: string, mapping: string | undefined): ImportSource | string {
  if (name === 'generic') return mappedSource(mapping);
  const source = findImportSource(name);
  if (source === undefined) return `There is no source “${name}”.`;
  return mapping === undefined ? source : '--mapping goes with generic only.';
}

/** The register that a mapping file describes, or what is wrong with it. */
function mappedSource(path: string | undefined): ImportSource | string {
  if (path === undefined) return 'generic needs --mapping and the mapping file.';
  try {
    return genericRegister(readMapping(readFileSync(path, 'utf8')));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
