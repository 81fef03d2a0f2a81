import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import { beginsAsXml } from '#findings/reading/xml/begins-as-xml.ts';
import { readRecords, type XmlNode } from '#findings/reading/xml/xml-records.ts';

/** A slice of the golden copy with some thousand records; the whole one is cut before it comes here. */
export const maxFileBytes = 16_000_000;
const maxRecords = 20_000;

const text = z.string().max(500).nullish();
const node = z.object({ NodeID: z.string().max(50), NodeIDType: text });
/** A list stands as such in JSON; in XML its items stand in one element more, and a single one alone. */
const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((given) => {
    const inside: unknown =
      typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.values(given)[0] : given;
    return inside === undefined || inside === null ? [] : [inside].flat();
  }, z.array(item).max(200));
const relationship = z.object({
  Relationship: z.object({
    StartNode: node,
    EndNode: node,
    RelationshipType: z.string().max(100),
    RelationshipStatus: text,
    RelationshipPeriods: list(z.object({ StartDate: text, EndDate: text, PeriodType: text })),
    RelationshipQualifiers: list(z.object({ QualifierDimension: text, QualifierCategory: text })),
    RelationshipQuantifiers: list(
      z.object({
        QuantifierAmount: z.union([z.string().max(40), z.number()]).nullish(),
        QuantifierUnits: text,
      }),
    ),
  }),
  Registration: z.object({ RegistrationStatus: text }).nullish(),
});
const exception = z.object({
  LEI: z.string().max(20),
  ExceptionCategory: z.string().max(100),
  ExceptionReason: z.union([z.string().max(100), z.array(z.string().max(100)).min(1).max(20)]),
});
export type FiledRelationship = z.output<typeof relationship>['Relationship'];
export type FiledException = z.output<typeof exception>;
type Filed = z.output<typeof relationship> | FiledException;

/** Level 2 of the golden copy: relationship records and reporting exceptions, as JSON or XML, with their places. */
export function filedRecords(bytes: Uint8Array): { one: Filed; place: string }[] {
  const record = z.union([relationship, exception]);
  if (!beginsAsXml(bytes))
    return readJson(bytes, z.array(record).max(maxRecords), maxFileBytes).map((one, at) => ({
      one,
      place: `/${at}`,
    }));
  const nodes = readRecords(bytes, ['RelationshipRecord', 'Exception'], {
    maxBytes: maxFileBytes,
    maxElements: 2_000_000,
  });
  if (nodes.length === 0) throw new Unreadable('not_this_format', 'no records of level 2');
  return nodes.flatMap((found, at) => {
    const { data } = record.safeParse(plainOf(found));
    return data === undefined ? [] : [{ one: data, place: `//${found.name}[${at + 1}]` }];
  });
}

/** Records that do not stand for a relation of their own. */
const voided = new Set(['DUPLICATE', 'ANNULLED', 'CANCELLED']);

/** Whether a relation holds: a lapsed record still counts, a void or an inactive one does not. */
export function isInForce(one: z.output<typeof relationship>): boolean {
  return (
    one.Relationship.RelationshipStatus === 'ACTIVE' &&
    !voided.has(one.Registration?.RegistrationStatus ?? '')
  );
}

function plainOf({ children, text: own }: XmlNode): unknown {
  if (children.length === 0) return own;
  return Object.fromEntries(
    [...Map.groupBy(children, ({ name }) => name)].map(([name, all]) => {
      const values = all.map(plainOf);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
