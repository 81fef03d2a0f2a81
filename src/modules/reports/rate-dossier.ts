import type { Tx } from '#platform/database/kysely.ts';
import { layFacts } from './assembly/lay-facts.ts';
import { ratingFacts } from './assembly/rating-facts.ts';
import * as assemblyRepository from './assembly-repository.ts';
import { machineName } from './dossier/dossier.ts';
import * as repository from './repository.ts';

/** What rating a dossier changed. */
export type Rated = Readonly<{ facts: number; written: number; removed: number }>;

/**
 * Computes the rating of a dossier anew from all its facts, those of people too, and lays it around what people wrote of the rating
 * themselves. Of the same facts nothing changes. The dossier is locked and not sealed.
 */
export async function rateDossier(tx: Tx, dossierId: string, now: Date): Promise<Rated> {
  const dossier = await repository.findDossier(tx, { id: dossierId });
  if (dossier === undefined) throw new Error('a locked dossier vanished');
  const made = ratingFacts(dossier.facts);
  const present = dossier.facts.filter(({ section }) => section === 'rating');
  const dismissed = await assemblyRepository.listDismissals(tx, dossierId);
  const { written, removed, beside } = layFacts(made, present, dismissed);
  await assemblyRepository.deleteFacts(tx, removed);
  await repository.upsertFacts(
    tx,
    dossierId,
    written.map((fact) => ({ ...fact, enteredBy: machineName, enteredAt: now })),
  );
  await assemblyRepository.updateAlternatives(tx, beside);
  // Why there is no rating is no longer true.
  if (written.length > 0) await repository.deleteMissingDataReason(tx, dossierId, 'rating');
  return { facts: made.length, written: written.length, removed: removed.length + beside.length };
}
