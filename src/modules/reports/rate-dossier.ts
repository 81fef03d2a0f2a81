import type { Tx } from '#platform/database/kysely.ts';
import { layFacts } from './assembly/lay-facts.ts';
import type { MachineFact } from './assembly/make-facts.ts';
import { opinionFacts } from './assembly/opinion-facts.ts';
import { ratingFacts } from './assembly/rating-facts.ts';
import * as assemblyRepository from './assembly-repository.ts';
import * as reasonsRepository from './desk/reasons-repository.ts';
import { withWritten } from './desk/written-dossier.ts';
import { type Dossier, type Fact, machineName } from './dossier/dossier.ts';
import { hasSection } from './dossier/report-sections.ts';
import { asTheyWillLie } from './keep-changes.ts';

/** Of which the machine's part is made of the other facts. */
const ownSections: ReadonlySet<string> = new Set(['rating', 'summary']);

/** What rating a dossier changes, and the dossier as it is then; `written` has yet to be written, together with its numbers. */
export type Rated = Readonly<{ facts: number; written: readonly Fact[]; removed: number; dossier: Dossier }>;

/**
 * Computes the rating of a dossier and proposes an opinion anew from all its facts, those of people too, and lays it around what people wrote of the rating
 * themselves. Of the same facts nothing changes. The dossier is locked, not sealed, and given as it stands now. What it says anew is
 * written by whoever numbers the changes (`writeNumbered`).
 */
export async function rateDossier(tx: Tx, dossier: Dossier, now: Date): Promise<Rated> {
  const { id: dossierId } = dossier;
  const made = madeOf(dossier);
  const present = dossier.facts.filter(({ section }) => ownSections.has(section));
  const dismissed = await assemblyRepository.listDismissals(tx, dossierId);
  const { written, removed, beside } = layFacts(made, present, dismissed);
  await assemblyRepository.deleteFacts(tx, removed);
  const entered = { enteredBy: machineName, enteredAt: now };
  const facts = asTheyWillLie(
    written.map((fact) => ({ ...fact, ...entered })),
    present,
  );
  await assemblyRepository.updateAlternatives(tx, dossierId, beside);
  // Why there is none is no longer true.
  const spoken = new Set(written.map(({ section }) => section));
  await reasonsRepository.deleteMissingDataReasons(tx, dossierId, [...spoken]);
  return {
    ...{ facts: made.length, written: facts, removed: removed.length + beside.length },
    dossier: withWritten(dossier, { facts, gone: removed, beside, unsaid: [...spoken] }),
  };
}

/** The rating, and what a template says of it and of the facts: a limit that a person has set counts before ours. */
function madeOf({ kind, facts }: Dossier): MachineFact[] {
  const rating = hasSection(kind, 'rating') ? ratingFacts(facts) : [];
  const limit = facts.find(
    ({ section, field, enteredBy }) =>
      section === 'rating' && field === 'credit_limit' && enteredBy !== machineName,
  );
  const others = facts.filter(({ section }) => !ownSections.has(section));
  const limits = limit === undefined ? rating.filter(({ field }) => field === 'credit_limit') : [limit];
  return [...rating, ...opinionFacts([...others, ...limits.map((one) => ({ id: 'limit', ...one }))])];
}
