import type { GroupRelation, Unspecified } from '#findings/vocabulary/ownership.ts';
import { reasonOfException } from './exception-reasons.ts';
import {
  type FiledException,
  type FiledRelationship,
  filedRecords,
  isInForce,
} from './relationship-files.ts';
import { dayAs } from './wire.ts';

type Relation = GroupRelation['relation'];

/** What the company at the end is to the one at the start, and the other way round. Funds are no group. */
const relations: ReadonlyMap<string, readonly [ofEnd: Relation, ofStart?: Relation]> = new Map([
  ['IS_DIRECTLY_CONSOLIDATED_BY', ['immediate_parent', 'subsidiary']],
  ['IS_ULTIMATELY_CONSOLIDATED_BY', ['ultimate_parent']],
  ['IS_INTERNATIONAL_BRANCH_OF', ['head_office', 'branch']],
]);

/** What level 2 of the golden copy says of the company with that LEI. The file knows the others by their LEI alone. */
export function filedRelationsOf(bytes: Uint8Array, lei: string): (GroupRelation | Unspecified)[] {
  return filedRecords(bytes).flatMap(({ one, place }): (GroupRelation | Unspecified)[] => {
    if ('LEI' in one) return one.LEI === lei ? unspecifiedOf(one, place) : [];
    return isInForce(one) ? relationOf(one.Relationship, lei, place) : [];
  });
}

function relationOf(one: FiledRelationship, lei: string, place: string): GroupRelation[] {
  const [ofEnd, ofStart] = relations.get(one.RelationshipType) ?? [];
  const isStart = one.StartNode.NodeID === lei;
  const relation = isStart ? ofEnd : one.EndNode.NodeID === lei ? ofStart : undefined;
  if (relation === undefined) return [];
  const other = isStart ? one.EndNode.NodeID : one.StartNode.NodeID;
  const period = one.RelationshipPeriods.find(({ PeriodType }) => PeriodType === 'RELATIONSHIP_PERIOD');
  const standard = one.RelationshipQualifiers.find(
    ({ QualifierDimension }) => QualifierDimension === 'ACCOUNTING_STANDARD',
  )?.QualifierCategory;
  const quantifier = one.RelationshipQuantifiers.find(
    ({ QuantifierUnits }) => QuantifierUnits === 'PERCENTAGE',
  )?.QuantifierAmount;
  const percent = Number(quantifier ?? Number.NaN);
  return [
    {
      kind: 'group',
      place,
      relation,
      other: {
        id: other,
        partyKind: 'company',
        name: '',
        identifiers: [{ scheme: 'LEI', value: other }],
      },
      ...dayAs('since', period?.StartDate),
      ...dayAs('until', period?.EndDate),
      ...(standard && { standard }),
      ...(percent >= 0 && percent <= 100 && { share: { exact: percent } }),
    },
  ];
}

function unspecifiedOf(one: FiledException, place: string): Unspecified[] {
  return [one.ExceptionReason].flat().map((reason) => ({
    kind: 'unspecified',
    about: one.ExceptionCategory.startsWith('DIRECT') ? 'immediate_parent' : 'ultimate_parent',
    reason: reasonOfException(reason),
    sourceWord: reason,
    place,
  }));
}
