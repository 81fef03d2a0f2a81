import { boundsOf } from '#findings/ownership/ownership-graph.ts';
import { type UnspecifiedReason, unspecifiedReasons } from '#findings/vocabulary/ownership.ts';
import { type FactRow, type PartFact, rowsIn } from './fact-rows.ts';
import { type InterestList, sumOf } from './interest-list.ts';
import { type OwnerParties, subjectId } from './owner-parties.ts';
import type { OwnerKind } from './ownership-shape.ts';
import { codeOf, shareIn, wordsOf } from './words-of.ts';

/** Sources round: so much more than all of a company is no contradiction. */
const tolerance = 0.05;

/** Who holds shares, as the table of the capital has it. */
export function addHolders(facts: readonly PartFact[], parties: OwnerParties, interests: InterestList): void {
  for (const row of rowsIn(facts, 'capital')) {
    const holder = row.cell('holder')?.value;
    if (holder === undefined) continue;
    const owner = parties.named({
      name: holder,
      kind: kindIn(row, 'holder_kind'),
      country: textIn(row, 'holder_country'),
      number: textIn(row, 'holder_number'),
      facts: row.ids,
    });
    interests.add({
      ...{ owner, owned: subjectId, way: 'direct', facts: row.ids, control: ['shareholding'] },
      ...{ share: shareIn(row.cell('holder_share')?.value), since: textIn(row, 'holder_since') },
    });
  }
}

/** Who is behind the company, and every step of the chains to it. What is computed of other rows is laid beside, not drawn. */
export function addOwners(facts: readonly PartFact[], parties: OwnerParties, interests: InterestList): void {
  const rows = rowsIn(facts, 'owners').flatMap((row) => {
    const owner = ownerIn(row, parties);
    return owner === undefined ? [] : [{ row, owner }];
  });
  for (const { row, owner } of rows) {
    const of = row.cell('owner_of');
    if (of === undefined) addPath(row, owner, parties, interests);
    else {
      const owned = parties.named({ name: of.value, kind: 'company', facts: [of.id] });
      interests.add({ ...saidOf(row), owner, owned, way: wayOf(owner, parties), isBeneficial: false });
    }
  }
  const ofSubject = rows.filter(({ row }) => row.cell('owner_of') === undefined);
  const isDirect = (row: FactRow) => codeOf(row.cell('owner_path')?.value) === 'direct';
  for (const { row, owner } of ofSubject.toSorted(
    (a, b) => Number(isDirect(b.row)) - Number(isDirect(a.row)),
  ))
    addOwner(row, owner, parties, interests);
}

function addOwner(row: FactRow, owner: string, parties: OwnerParties, interests: InterestList): void {
  const said = { ...saidOf(row), owner, owned: subjectId };
  const way = codeOf(row.cell('owner_path')?.value);
  const isUnnamed = wayOf(owner, parties) === 'unnamed';
  if (isUnnamed || way === 'direct' || (way !== 'indirect' && interests.has(owner, subjectId)))
    interests.add({ ...said, way: wayOf(owner, parties) });
  else if (interests.hasWay(owner)) {
    parties.state(owner, said.share, row.ids);
  } else {
    const { min } = sumOf(interests.in(subjectId).filter((one) => one.way === 'direct'));
    // Who holds more than the direct holders leave holds it through them.
    const isThroughOthers = way === 'indirect' || min + boundsOf(said.share ?? {}).min > 100 + tolerance;
    interests.add({ ...said, way: isThroughOthers ? 'path_unknown' : 'direct' });
  }
}

/** The companies that the row names as the way, from the owner down; nothing is known of the shares. */
function addPath(row: FactRow, owner: string, parties: OwnerParties, interests: InterestList): void {
  const path = row.cell('owner_path');
  if (path === undefined || codeOf(path.value) === 'direct') return;
  const isCoded = codeOf(path.value) === 'indirect';
  const names = wordsOf(path.value)
    .split('→')
    .map((name) => name.trim());
  // What a person wrote is a way only where it is the name of somebody who is known already.
  const isWay = isCoded
    ? names.every((name) => name !== '' && name !== '?')
    : names.every((name) => (parties.idOf(name) ?? subjectId) !== subjectId);
  if (!isWay) return;
  let from = owner;
  for (const name of names) {
    const to = parties.idOf(name) ?? parties.named({ name, kind: 'company', facts: [path.id] });
    if (!interests.has(from, to) && from !== to)
      interests.add({ owner: from, owned: to, way: 'direct', facts: [path.id] });
    from = to;
  }
  if (!interests.has(from, subjectId))
    interests.add({ owner: from, owned: subjectId, way: 'direct', facts: [path.id] });
}

function ownerIn(row: FactRow, parties: OwnerParties): string | undefined {
  const name = row.cell('owner')?.value;
  if (name !== undefined)
    return parties.named({
      ...{ name, kind: kindIn(row, 'owner_kind'), facts: row.ids },
      ...{ country: textIn(row, 'owner_country'), born: textIn(row, 'owner_born') },
      number: textIn(row, 'owner_number'),
    });
  const reason = reasonIn(row.cell('owner_reason'));
  return reason === undefined ? undefined : parties.unnamed(reason, row.ids);
}

function wayOf(owner: string, parties: OwnerParties): 'direct' | 'unnamed' {
  return parties.get(owner)?.kind === 'unnamed' ? 'unnamed' : 'direct';
}

function saidOf(row: FactRow) {
  const control = row.cell('owner_control')?.value;
  return {
    share: shareIn(row.cell('owner_share')?.value),
    control: Array.isArray(control) ? control : [],
    isBeneficial: true,
    since: textIn(row, 'owner_since'),
    facts: row.ids,
  };
}

/** The reason that a fact gives for naming nobody. */
export function reasonIn(fact: PartFact | undefined): UnspecifiedReason | undefined {
  return unspecifiedReasons.find((reason) => reason === fact?.value);
}

function kindIn(row: FactRow, column: string): OwnerKind | undefined {
  const kinds = ['person', 'company', 'arrangement', 'state'] as const;
  return kinds.find((kind) => kind === row.cell(column)?.value);
}

function textIn(row: FactRow, column: string): string {
  return wordsOf(row.cell(column)?.value);
}
