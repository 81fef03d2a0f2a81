import type { Interest, Ownership, Party } from '#findings/vocabulary/ownership.ts';
import { cleanText } from '../dossier/clean-text.ts';
import { maxRows } from '../dossier/dossier-input.ts';
import { nameKey } from '../dossier/same-value.ts';
import { compareText, type Findings, type Found } from './found-findings.ts';
import { indirectOwners } from './indirect-owners.ts';
import { type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';
import { kindOf, ownerCells } from './owner-cells.ts';
import { ownerChains } from './owner-chains.ts';
import { leastOf, shareValue, tellingShare } from './shares.ts';

const maxHolders = 60;

/** Who holds the capital, and who is behind it: sections capital and owners, as far as owners go. */
export function ownershipFacts(findings: Findings): MachineFact[] {
  const present = findings.of('ownership').filter(isPresent).toSorted(compareOwners);
  const direct = present.filter(({ finding }) => finding.owned === 'subject');
  return [
    ...rowsOf('capital', direct.filter(isShareholder).map(holderOf), maxHolders),
    ...oneOf(
      'owners',
      'owners_reason',
      findings
        .of('unspecified')
        .filter(({ finding, day }) => finding.about === 'beneficial_owner' && !isOver(finding.until, day))
        .map(({ finding, at }) => ({ value: finding.reason, evidence: at(finding.place) })),
    ),
    ...rowsOf(
      'owners',
      [
        ...[
          ...direct.filter(isOwner).map(ownerOf),
          ...indirectOwners(present).filter(notAmong(direct)),
        ].slice(0, maxHolders),
        ...ownerChains(present),
      ],
      maxRows,
    ),
  ];
}

/** Whether the interest is in the capital itself, held by the one who is named. */
function isShareholder({ finding: { owner, interests } }: Found<'ownership'>): boolean {
  return (
    owner.name !== '' &&
    interests.some(
      ({ interestType, directness, isBeneficial }) =>
        interestType === 'shareholding' && (directness === 'direct' || !isBeneficial),
    )
  );
}

/** Who controls, or is said to be behind it; a mere shareholder is none. */
function isOwner({ finding: { interests, owner } }: Found<'ownership'>): boolean {
  const isPlain = ({ interestType, isBeneficial }: Interest) =>
    interestType === 'shareholding' && !isBeneficial;
  return owner.unspecified !== undefined || interests.length === 0 || !interests.every(isPlain);
}

function holderOf({ finding, source, at }: Found<'ownership'>): Row {
  const evidence = at(finding.place);
  const interests = finding.interests.filter(({ interestType }) => interestType === 'shareholding');
  return {
    key: nameKey(finding.owner.name),
    source,
    cells: {
      holder: { value: cleanText(finding.owner.name, 1_000), evidence },
      holder_kind: { value: kindOf(finding.owner), evidence },
      holder_country: { value: finding.owner.country, evidence },
      holder_share: { value: shareValue(tellingShare(interests)), evidence },
      holder_since: { value: finding.since ?? interests[0]?.since, evidence },
    },
  };
}

function ownerOf({ finding, source, at }: Found<'ownership'>): Row {
  const { owner, place } = finding;
  return {
    key: owner.name === '' ? `? ${owner.unspecified ?? ''}` : nameKey(owner.name),
    source,
    cells: ownerCells(finding, at(place)),
  };
}

/** Companies of the group, and why a parent is not named. */
export function groupFacts(findings: Findings): MachineFact[] {
  const relations = findings.of('group').filter(isPresent);
  const parent = (relation: string) =>
    relations
      .filter(({ finding }) => finding.relation === relation && finding.other.name !== '')
      .map(({ finding, at }) => ({
        value: cleanText(finding.other.name, 1_000),
        evidence: at(finding.place),
      }));
  const reasons = (about: string) =>
    [
      ...findings.of('unspecified').filter(({ finding }) => finding.about === about),
      ...relations.filter(({ finding }) => finding.relation === about),
    ].map(({ finding, at }) => ({
      value: finding.kind === 'unspecified' ? finding.reason : finding.other.unspecified,
      evidence: at(finding.place),
    }));
  return [
    ...oneOf('group', 'ultimate_parent', parent('ultimate_parent')),
    ...oneOf('group', 'ultimate_parent_reason', reasons('ultimate_parent')),
    ...oneOf('group', 'immediate_parent', parent('immediate_parent')),
    ...oneOf('group', 'immediate_parent_reason', reasons('immediate_parent')),
    ...rowsOf(
      'group',
      relations
        .filter(({ finding }) => finding.other.name !== '')
        .toSorted((a, b) => compareText(a.finding.other.name, b.finding.other.name))
        .map(memberOf),
      maxHolders,
    ),
  ];
}

function memberOf({ finding, source, at }: Found<'group'>): Row {
  const { other, relation, share } = finding;
  const evidence = at(finding.place);
  return {
    key: `${relation} · ${nameKey(other.name)}`,
    source,
    cells: {
      member: { value: cleanText(other.name, 1_000), evidence },
      member_country: { value: other.country, evidence },
      member_number: { value: numberOf(other), evidence },
      member_relation: { value: { code: relation }, evidence },
      member_share: { value: shareValue(share), evidence },
    },
  };
}

function numberOf({ identifiers = [] }: Party): string | undefined {
  const [first] = identifiers;
  if (first === undefined) return undefined;
  return cleanText(first.scheme === 'REG' ? first.value : `${first.scheme} ${first.value}`, 200);
}

function notAmong(direct: readonly Found<'ownership'>[]) {
  const known = new Set(direct.map(({ finding }) => nameKey(finding.owner.name)));
  return ({ key }: Row) => !known.has(key);
}

function isPresent({ finding, day }: Found<'ownership'> | Found<'group'>): boolean {
  return !isOver(finding.until, day);
}

function isOver(until: string | undefined, day: string): boolean {
  return until !== undefined && until < day;
}

function compareOwners(a: Found<'ownership'>, b: Found<'ownership'>): number {
  const least = ({ interests }: Ownership) => leastOf(tellingShare(interests));
  return least(b.finding) - least(a.finding) || compareText(a.finding.owner.name, b.finding.owner.name);
}
