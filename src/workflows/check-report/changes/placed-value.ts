import type { DossierView } from '#modules/reports/contract.ts';

type Section = DossierView['sections'][number];
type Fact = Section['facts'][number];

/** One value of a dossier at its place, or the reason why a section is empty. */
export type PlacedValue = Readonly<{
  /** `section.field.row`; `section.reason`. */
  place: string;
  section: Section['code'];
  label: string;
  /** The first thing said in its row, where it stands in a table. */
  of: string;
  shown: string;
  /** By which a change of the value or of its evidence is noticed. */
  fingerprint: string;
  source: string;
  sourceRu: string | null;
  retrievedAt: string | null;
  factId: string | null;
  /** Where in the report's sources it belongs: of other values of the same field as well. */
  others: Fact['alternatives'];
  enteredBy: string;
  enteredAt: string | null;
  /** Why its evidence is right, where it looks wrong. */
  reason: string | null;
  reasonBy: string | null;
  reasonAt: string | null;
}>;

/** Who enters reasons, and what documents are, stands in the dossier, not in its view. */
type Reasoned = Readonly<{ section: string; enteredBy: string; enteredAt: Date }>;
type Named = Readonly<{
  sha256: string;
  name: Readonly<{ title: string; publishedOn: string | null }> | null;
}>;
type Beside = Readonly<{ missingDataReasons: readonly Reasoned[]; documents?: readonly Named[] | undefined }>;

/** Every value of a dossier in printing order, and the reasons of its empty sections. `hash` makes fingerprints. */
export function placedValues(
  view: Pick<DossierView, 'sections'>,
  { missingDataReasons, documents }: Beside,
  hash: (content: string) => string,
): PlacedValue[] {
  return view.sections.flatMap((section) => [
    ...section.facts.map((fact) => saidBy(section, fact, documents, hash)),
    ...reasonOf(section, missingDataReasons, hash),
  ]);
}

const placeOf = (section: string, { field, position }: Pick<Fact, 'field' | 'position'>) =>
  `${section}.${field}.${position}`;

function saidBy(
  section: Section,
  fact: Fact,
  documents: Beside['documents'],
  hash: (content: string) => string,
): PlacedValue {
  const { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash, confirmation } = fact;
  const document = documents?.find(({ sha256 }) => sha256 === evidenceHash)?.name;
  const content = [
    ...[fact.value, source, sourceUrl, retrievedAt, method, evidenceHash, confirmation?.reason],
    // Where a person read it is said by the person, too.
    ...(fact.isFromMachine || fact.place === null ? [] : [fact.place]),
    // So is what the document is called that the report names beside it.
    ...(document == null ? [] : [{ title: document.title, publishedOn: document.publishedOn }]),
  ];
  return {
    place: placeOf(section.code, fact),
    section: section.code,
    label: fact.label,
    of: rowOf(section, fact),
    shown: fact.shown,
    fingerprint: hash(JSON.stringify(content)),
    ...{ source, sourceRu, retrievedAt },
    factId: fact.id,
    others: fact.alternatives,
    enteredBy: fact.enteredBy,
    enteredAt: fact.enteredAt,
    reason: confirmation?.reason ?? null,
    reasonBy: confirmation?.by ?? null,
    reasonAt: confirmation?.at ?? null,
  };
}

function reasonOf(
  section: Section,
  reasons: readonly Reasoned[],
  hash: (content: string) => string,
): PlacedValue[] {
  const { excuse } = section;
  const said = reasons.find((one) => one.section === section.code);
  if (excuse === null || said === undefined || excuse.isProposed) return [];
  return [
    {
      place: `${section.code}.reason`,
      section: section.code,
      ...{ label: '', of: '', shown: excuse.text },
      fingerprint: hash(JSON.stringify([excuse.reason, excuse.source])),
      ...{ source: excuse.source, sourceRu: excuse.sourceRu, retrievedAt: null, factId: null, others: [] },
      ...{ enteredBy: said.enteredBy, enteredAt: said.enteredAt.toISOString() },
      ...{ reason: null, reasonBy: null, reasonAt: null },
    },
  ];
}

function rowOf({ fields, facts }: Section, fact: Fact): string {
  const columns = fields.filter(({ isColumn }) => isColumn).map(({ code }) => code);
  if (!columns.includes(fact.field)) return '';
  const row = facts.filter(({ position }) => position === fact.position);
  const first = columns.flatMap((code) => row.find(({ field }) => field === code) ?? [])[0];
  return first === undefined || first === fact ? '' : first.shown.slice(0, 300);
}
