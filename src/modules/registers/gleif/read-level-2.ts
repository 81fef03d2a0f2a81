import type { CompanyLink, LinkKind } from '#names/company/company-link.ts';
import type { CompanyIdentifier } from '#names/company/company-record.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';
import { type Fields, itemsOf } from '../files/fields.ts';
import { isTakenBack, readGoldenCopy } from './golden-copy.ts';

/** Reads relationship records (RR-CDF 2.1): who owns whom, who manages which fund, whose branch is which. */
export function readRelations(bytes: AsyncIterable<Buffer>, skipped = 0): AsyncGenerator<ReadPiece> {
  const copy = {
    what: 'a file of GLEIF level 2 relationship records',
    list: 'relations',
    firstKey: 'RelationshipRecord',
    needed: ['StartNode.NodeID', 'EndNode.NodeID', 'RelationshipType', 'RelationshipStatus'].map(
      (name) => `Relationship.${name}`,
    ),
  };
  return readGoldenCopy(bytes, copy, (fields) => ({ link: relationOf(fields) }), skipped);
}

/** Reads reporting exceptions (2.1): why a company names no parent. */
export function readExceptions(bytes: AsyncIterable<Buffer>, skipped = 0): AsyncGenerator<ReadPiece> {
  const copy = {
    what: 'a file of GLEIF level 2 reporting exceptions',
    list: 'exceptions',
    firstKey: 'LEI',
    needed: ['LEI', 'Exception.Category', 'Exception.Reason.1'],
  };
  return readGoldenCopy(bytes, copy, (fields) => ({ link: exceptionOf(fields) }), skipped);
}

const kindOf: Readonly<Record<string, LinkKind>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: 'direct parent',
  IS_ULTIMATELY_CONSOLIDATED_BY: 'ultimate parent',
  IS_INTERNATIONAL_BRANCH_OF: 'head office',
  'IS_FUND-MANAGED_BY': 'fund manager',
  IS_SUBFUND_OF: 'umbrella fund',
  IS_FEEDER_TO: 'master fund',
};

/** Records that do not stand for a link of their own. */
const voided = new Set(['DUPLICATE', 'ANNULLED', 'CANCELLED']);

function relationOf(fields: Fields): CompanyLink {
  // In the JSON form a record is wrapped once more than its columns are.
  const root = fields('RelationshipRecord.Relationship.StartNode.NodeID') === '' ? '' : 'RelationshipRecord.';
  const at: Fields = (path) => fields(`${root}Relationship.${path}`).trim();
  const subject = nodeOf(at, 'StartNode');
  const object = nodeOf(at, 'EndNode');
  const type = at('RelationshipType').toUpperCase();
  const kind = kindOf[type];
  if (kind === undefined) throw new RangeError(`"${type.slice(0, 60)}" is not a kind of relationship`);
  const status = at('RelationshipStatus').toUpperCase();
  if (!/^[A-Z]+$/.test(status)) throw new RangeError(`${subject.value} has no relationship status`);
  const registration = fields(`${root}Registration.RegistrationStatus`).trim().toUpperCase();
  const share = shareOf(at);
  return {
    sourceRef: `${subject.value}:${type}:${object.value}`,
    kind,
    subject,
    object,
    natures: [type, ...qualifiersOf(at)],
    shareMin: share,
    shareMax: share,
    ...periodOf(at),
    statusText: [status, registration].filter(Boolean).join('; '),
    isActive: status === 'ACTIVE' && !voided.has(registration) && !isTakenBack(fields, root),
  };
}

function nodeOf(at: Fields, end: string): CompanyIdentifier {
  const scheme = at(`${end}.NodeIDType`).toUpperCase() || 'LEI';
  const value = at(`${end}.NodeID`).toUpperCase();
  const pattern = scheme === 'LEI' ? /^[0-9A-Z]{18}[0-9]{2}$/ : /^[0-9A-Z]{4,40}$/;
  if (!pattern.test(value)) throw new RangeError(`"${value.slice(0, 40)}" is not the number of a company`);
  return { scheme: scheme.slice(0, 20), value };
}

/** How long the relationship lasts; the periods of accounts and filings say nothing of it. */
function periodOf(at: Fields): { since: string | null; until: string | null } {
  const forms = [
    ['RelationshipPeriods.RelationshipPeriod', 'PeriodType', 'StartDate', 'EndDate'],
    ['Period', 'periodType', 'startDate', 'endDate'],
  ] as const;
  for (const [list, type, start, end] of forms) {
    for (const item of itemsOf(at, list, `.${type}`)) {
      if (at(`${item}.${type}`) !== 'RELATIONSHIP_PERIOD') continue;
      return { since: at(`${item}.${start}`) || null, until: at(`${item}.${end}`) || null };
    }
  }
  return { since: null, until: null };
}

function shareOf(at: Fields): number | null {
  for (const list of ['RelationshipQuantifiers.RelationshipQuantifier', 'Quantifiers']) {
    for (const item of itemsOf(at, list, '.QuantifierAmount')) {
      const amount = Number(at(`${item}.QuantifierAmount`));
      const isPercent = at(`${item}.QuantifierUnits`).toUpperCase() === 'PERCENTAGE';
      if (isPercent && amount >= 0 && amount <= 100) return amount;
    }
  }
  return null;
}

/** By which rules the accounts are consolidated, e.g. `IFRS`. */
function qualifiersOf(at: Fields): string[] {
  return ['RelationshipQualifiers.RelationshipQualifier', 'Qualifiers'].flatMap((list) =>
    itemsOf(at, list, '.QualifierCategory').map((item) => at(`${item}.QualifierCategory`)),
  );
}

const categories = new Set([
  'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT',
  'ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT',
]);

function exceptionOf(fields: Fields): CompanyLink {
  const lei = fields('LEI').trim().toUpperCase();
  if (!/^[0-9A-Z]{18}[0-9]{2}$/.test(lei)) throw new RangeError(`"${lei.slice(0, 40)}" is not an LEI`);
  const category = (fields('ExceptionCategory') || fields('Exception.Category')).trim().toUpperCase();
  if (!categories.has(category))
    throw new RangeError(`"${category.slice(0, 60)}" is not a kind of reporting exception`);
  const reasons = ['ExceptionReason', 'Exception.Reason'].flatMap((list) =>
    itemsOf(fields, list).map((item) => fields(item).trim().toUpperCase()),
  );
  if (reasons.length === 0 || !reasons.every((reason) => /^[A-Z_]{2,60}$/.test(reason)))
    throw new RangeError(`${lei} gives no reason for its exception`);
  return {
    sourceRef: `${lei}:${category}`,
    kind: 'nobody named',
    subject: { scheme: 'LEI', value: lei },
    natures: [category],
    reason: reasons.join(', '),
    isActive: !isTakenBack(fields, ''),
  };
}
