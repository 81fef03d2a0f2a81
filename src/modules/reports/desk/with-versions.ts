import type { Dossier } from '../dossier/dossier.ts';
import { type Place, placeKey } from './fact-change.ts';

/** A place, and the change that made what stands there. */
export type Versioned = Place & Readonly<{ version: number }>;

/** A dossier as it is read once these versions are noted and it is touched: asking for it again would say the same. Pure. */
export function withVersions(
  dossier: Dossier,
  versions: readonly Versioned[],
  touched: Readonly<{ changeNo: number; updatedAt: Date }>,
): Dossier {
  const versionOf = new Map(versions.map((one) => [placeKey(one), one.version]));
  const { facts, missingDataReasons } = dossier;
  return {
    ...dossier,
    ...touched,
    facts: facts.map((fact) => noted(fact, versionOf.get(placeKey(fact)))),
    missingDataReasons: missingDataReasons.map((reason) => noted(reason, versionOf.get(reason.section))),
  };
}

function noted<T>(one: T, version: number | undefined): T {
  return version === undefined ? one : { ...one, version };
}
