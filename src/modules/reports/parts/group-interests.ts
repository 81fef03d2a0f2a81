import type { FactValue } from '../dossier/fact-value.ts';
import { type PartFact, rowsIn } from './fact-rows.ts';
import { type InterestList, sumOf } from './interest-list.ts';
import { type OwnerParties, subjectId } from './owner-parties.ts';
import type { OwnershipInterest } from './ownership-shape.ts';
import { codeOf, shareIn, wordsOf } from './words-of.ts';

type Relation = 'immediate_parent' | 'ultimate_parent';
type Parent = Readonly<{ id: string; share: OwnershipInterest['share']; facts: readonly string[] }>;

/** So much of a company in known hands leaves no room for a parent beside them. */
const nearlyAll = 99.95;

/** Parents as accounting sees them: an edge only where the holdings do not lead there already. */
export function addParents(facts: readonly PartFact[], parties: OwnerParties, interests: InterestList): void {
  const immediate = parentsOf('immediate_parent', facts, parties);
  const ultimate = parentsOf('ultimate_parent', facts, parties);
  const control = ['otherInfluenceOrControl'];
  for (const { id, share, facts: ids } of immediate) {
    if (interests.hasWay(id)) continue;
    const { min } = sumOf(interests.in(subjectId).filter(({ way }) => way === 'direct'));
    const way = min >= nearlyAll ? 'path_unknown' : 'direct';
    interests.add({ owner: id, owned: subjectId, way, share, control, facts: ids });
  }
  const [below] = immediate;
  for (const { id, share, facts: ids } of ultimate) {
    if (interests.hasWay(id)) continue;
    const owned = below === undefined || below.id === id ? subjectId : below.id;
    const ofOwned = owned === subjectId ? share : null;
    interests.add({ owner: id, owned, way: 'path_unknown', share: ofOwned, control, facts: ids });
  }
}

/** What the company owns itself. */
export function subsidiariesIn(facts: readonly PartFact[], parties: OwnerParties): OwnershipInterest[] {
  return rowsIn(facts, 'group').flatMap((row) => {
    const member = row.cell('member');
    if (member === undefined || codeOf(row.cell('member_relation')?.value) !== 'subsidiary') return [];
    const owned = parties.named({
      ...{ name: member.value, kind: 'company', facts: row.ids },
      ...{
        country: wordsOf(row.cell('member_country')?.value),
        number: wordsOf(row.cell('member_number')?.value),
      },
    });
    const share = shareIn(row.cell('member_share')?.value);
    return [
      {
        ...{ owner: subjectId, owned, share, way: 'direct', isBeneficial: false, since: '', facts: row.ids },
        control: share === null ? ['otherInfluenceOrControl'] : ['shareholding'],
      },
    ];
  });
}

function parentsOf(relation: Relation, facts: readonly PartFact[], parties: OwnerParties): Parent[] {
  const said = new Map<string, Parent>();
  for (const row of rowsIn(facts, 'group')) {
    const member = row.cell('member');
    if (member === undefined || codeOf(row.cell('member_relation')?.value) !== relation) continue;
    const id = parties.named({
      ...{ name: member.value, kind: 'company', relation, facts: row.ids },
      ...{
        country: wordsOf(row.cell('member_country')?.value),
        number: wordsOf(row.cell('member_number')?.value),
      },
    });
    said.set(id, { id, share: shareIn(row.cell('member_share')?.value), facts: row.ids });
  }
  for (const fact of facts) {
    if (fact.section !== 'group' || fact.field !== relation || !isName(fact.value)) continue;
    const id = parties.named({ name: fact.value, kind: 'company', relation, facts: [fact.id] });
    const known = said.get(id);
    said.set(id, { id, share: known?.share ?? null, facts: [...(known?.facts ?? []), fact.id] });
  }
  said.delete(subjectId);
  return [...said.values()];
}

/** People write sentences where a name belongs: `None: held by private individuals`. */
function isName(value: FactValue): boolean {
  const words = wordsOf(value);
  return words !== '' && !/[:;]|\.\s|^(none|no|нет|отсутствует)\W*$/i.test(words);
}
