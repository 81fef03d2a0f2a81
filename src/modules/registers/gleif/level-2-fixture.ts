/** Builds level 2 golden copies for tests, in each form. */
export type FixtureRelation = Readonly<{
  start: string;
  end: string;
  type?: string;
  status?: string;
  registration?: string;
  since?: string;
  until?: string;
  share?: string;
  isTakenBack?: boolean;
}>;

const value = (text: string) => ({ $: text });

export function relationsJson(relations: readonly FixtureRelation[]): string {
  const records = relations.map(({ start, end, ...relation }) => ({
    RelationshipRecord: {
      Relationship: {
        StartNode: { NodeID: value(start), NodeIDType: value('LEI') },
        EndNode: { NodeID: value(end), NodeIDType: value('LEI') },
        RelationshipType: value(relation.type ?? 'IS_DIRECTLY_CONSOLIDATED_BY'),
        RelationshipPeriods: {
          RelationshipPeriod: [
            {
              StartDate: value('2021-01-01T00:00:00Z'),
              EndDate: value('2021-12-31T00:00:00Z'),
              PeriodType: value('ACCOUNTING_PERIOD'),
            },
            {
              ...(relation.since === undefined ? {} : { StartDate: value(relation.since) }),
              ...(relation.until === undefined ? {} : { EndDate: value(relation.until) }),
              PeriodType: value('RELATIONSHIP_PERIOD'),
            },
          ],
        },
        RelationshipStatus: value(relation.status ?? 'ACTIVE'),
        RelationshipQualifiers: {
          RelationshipQualifier: {
            QualifierDimension: value('ACCOUNTING_STANDARD'),
            QualifierCategory: value('IFRS'),
          },
        },
        ...(relation.share === undefined
          ? {}
          : {
              RelationshipQuantifiers: {
                RelationshipQuantifier: {
                  MeasurementMethod: value('ACCOUNTING_CONSOLIDATION'),
                  QuantifierAmount: value(relation.share),
                  QuantifierUnits: value('PERCENTAGE'),
                },
              },
            }),
      },
      Registration: { RegistrationStatus: value(relation.registration ?? 'PUBLISHED') },
      // Complete files may carry the mark empty.
      Extension: {
        'gleif:Deletion':
          relation.isTakenBack === true ? { 'gleif:DeletedAt': value('2026-01-01T00:00:00Z') } : null,
      },
    },
  }));
  return JSON.stringify({ relations: records }, null, 1);
}

const columns = [
  ...['StartNode.NodeID', 'StartNode.NodeIDType', 'EndNode.NodeID', 'EndNode.NodeIDType'],
  ...['RelationshipType', 'RelationshipStatus'],
  ...['Period.1.startDate', 'Period.1.endDate', 'Period.1.periodType'],
  ...['Period.2.startDate', 'Period.2.endDate', 'Period.2.periodType'],
  ...['Qualifiers.1.QualifierDimension', 'Qualifiers.1.QualifierCategory'],
  ...['Quantifiers.1.MeasurementMethod', 'Quantifiers.1.QuantifierAmount', 'Quantifiers.1.QuantifierUnits'],
].map((name) => `Relationship.${name}`);

/** The same relations in the CSV form. */
export function relationsCsv(relations: readonly FixtureRelation[]): string {
  const rows = relations.map((relation) => [
    ...[relation.start, 'LEI', relation.end, 'LEI'],
    ...[relation.type ?? 'IS_DIRECTLY_CONSOLIDATED_BY', relation.status ?? 'ACTIVE'],
    ...['2021-01-01T00:00:00Z', '2021-12-31T00:00:00Z', 'ACCOUNTING_PERIOD'],
    ...[relation.since ?? '', relation.until ?? '', 'RELATIONSHIP_PERIOD'],
    ...['ACCOUNTING_STANDARD', 'IFRS'],
    ...(relation.share === undefined
      ? ['', '', '']
      : ['ACCOUNTING_CONSOLIDATION', relation.share, 'PERCENTAGE']),
    relation.registration ?? 'PUBLISHED',
  ]);
  return csv([[...columns, 'Registration.RegistrationStatus'], ...rows]);
}

/** The same relations in the XML form; elements of the extension stand in the name space of GLEIF. */
export function relationsXml(relations: readonly FixtureRelation[]): string {
  const { relations: records } = JSON.parse(relationsJson(relations));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rr:RelationshipData xmlns:rr="http://www.gleif.org/data/schema/rr/2016"',
    ' xmlns:gleif="http://www.gleif.org/data/schema/golden-copy/extensions/1.0">',
    `<rr:RelationshipRecords>${xmlOf(records)}</rr:RelationshipRecords></rr:RelationshipData>\n`,
  ].join('');
}

function xmlOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(xmlOf).join('');
  if (typeof part !== 'object' || part === null) return '';
  return Object.entries(part)
    .flatMap(([name, below]) => (Array.isArray(below) ? below : [below]).map((one) => ({ name, one })))
    .map(({ name, one }) => {
      if (name === '$') return String(one);
      const tag = name.includes(':') ? name : `rr:${name}`;
      return `<${tag}>${xmlOf(one)}</${tag}>`;
    })
    .join('');
}

export type FixtureException = Readonly<{ lei: string; category?: string; reasons: readonly string[] }>;

const directParent = 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT';

export function exceptionsJson(exceptions: readonly FixtureException[]): string {
  const records = exceptions.map(({ lei, category, reasons }) => ({
    LEI: value(lei),
    ExceptionCategory: value(category ?? directParent),
    ExceptionReason: reasons.map(value),
    Extension: { 'gleif:Deletion': null },
  }));
  return JSON.stringify({ exceptions: records }, null, 1);
}

/** The same exceptions in the CSV form. */
export function exceptionsCsv(exceptions: readonly FixtureException[]): string {
  return csv([
    ['LEI', 'Exception.Category', 'Exception.Reason.1', 'Exception.Reason.2'],
    ...exceptions.map(({ lei, category, reasons }) => [
      ...[lei, category ?? directParent, reasons[0] ?? '', reasons[1] ?? ''],
    ]),
  ]);
}

function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => `"${cell}"`).join(',')}\n`).join('');
}
