import { createHash } from 'node:crypto';
import { type BodsStatement, statements } from '#findings/bods/statement-shapes.ts';
import type { Dossier, Fact } from '../dossier/dossier.ts';
import { ownershipPart } from '../parts/ownership-part.ts';
import type { OwnershipPart } from '../parts/ownership-shape.ts';
import { entityOf, isPersonOf, personOf } from './bods-parties.ts';
import { relationshipsOf } from './bods-relationships.ts';
import { sourceOf } from './bods-source.ts';

/** Under whose name statements are published, and when. */
export type BodsPublication = Readonly<{
  publishedAt: Date;
  publisher: Readonly<{ name: string; url: string }>;
}>;

/**
 * The ownership of a dossier as statements of the Beneficial Ownership Data Standard 0.4: entities and persons before what they hold.
 * Of people name, year or month of birth and country, and nothing else. Null where nothing is known of owners. A statement against
 * the rules is never handed out.
 */
export function exportBods(
  dossier: Pick<Dossier, 'id' | 'revision' | 'facts'>,
  publication: BodsPublication,
): readonly BodsStatement[] | null {
  const part = ownershipPart(dossier.facts);
  if (part === null) return null;
  const facts = new Map(dossier.facts.map((fact) => [fact.id, fact]));
  const recordId = (id: string) => `${dossier.id}-${id}`;
  const heads = headMaker(dossier, publication, facts);
  return statements.parse([
    ...partiesOf(part).flatMap((party): object[] => {
      const head = heads(recordId(party.id), party.facts);
      if (isPersonOf(party)) return [{ ...head, recordType: 'person', recordDetails: personOf(party) }];
      const isSubject = party.id === part.parties[0]?.id;
      return [
        { ...head, recordType: 'entity', recordDetails: entityOf(party, isSubject ? dossier.facts : []) },
      ];
    }),
    ...relationshipsOf(part, recordId).map(({ id, facts: from, details }) => ({
      ...heads(recordId(id), from),
      ...{ recordType: 'relationship', recordDetails: details },
    })),
  ]);
}

/** Everybody who can be told apart by a name; who cannot stands in the relationship itself. */
function partiesOf({ parties }: OwnershipPart): OwnershipPart['parties'] {
  return parties.filter(({ kind }) => kind !== 'unnamed');
}

function headMaker(
  { id, revision }: Pick<Dossier, 'id' | 'revision'>,
  { publishedAt, publisher }: BodsPublication,
  facts: ReadonlyMap<string, Fact>,
) {
  const publicationDetails = { publicationDate: dayOf(publishedAt), bodsVersion: '0.4', publisher };
  return (recordId: string, from: readonly string[]) => {
    const own = from.flatMap((fact) => facts.get(fact) ?? []);
    const newest = own.toSorted((a, b) => b.retrievedAt.getTime() - a.retrievedAt.getTime())[0];
    return {
      statementId: createHash('sha256').update(`${id} ${revision} ${recordId}`).digest('hex'),
      statementDate: dayOf(newest?.retrievedAt ?? publishedAt),
      publicationDetails,
      ...(newest === undefined ? {} : { source: sourceOf(newest) }),
      declarationSubject: `${id}-subject`,
      recordId,
      recordStatus: 'new',
    };
  };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
