import { nameKey } from '../../../dossier/same-value.ts';
import type { SectionCode } from '../../../dossier/section-codes.ts';
import { rowsIn } from '../../../parts/fact-rows.ts';
import type { Texts } from '../../../texts/searches/en.ts';
import { type DossierFacts, wordOf } from '../../context/dossier-facts.ts';

type Role = keyof Texts['roles'];

/** Where a name stands in the report says why it was looked for, the nearest first. */
const places: readonly (readonly [Role, SectionCode, string])[] = [
  ['subject', 'identification', 'legal_name'],
  ['subject', 'identification', 'latin_name'],
  ['owner', 'owners', 'owner'],
  ['holder', 'capital', 'holder'],
  ['manager', 'management', 'manager_name'],
  ['parent', 'group', 'ultimate_parent'],
  ['parent', 'group', 'immediate_parent'],
];

/** What somebody who was screened is to the company. */
export function roleOf(name: string, facts: DossierFacts): Role {
  const key = nameKey(firstLine(name));
  const place = places.find(([, section, field]) =>
    facts.all(section, field).some(({ value }) => nameKey(firstLine(wordOf(value))) === key),
  );
  return place?.[0] ?? memberRole(key, facts);
}

const above = /_parent$|^head_office$/;

/** A member of the group stands above the company only where its row says so. */
function memberRole(key: string, facts: DossierFacts): Role {
  const row = rowsIn(facts.in('group'), 'group').find(
    ({ cell }) => nameKey(firstLine(wordOf(cell('member')?.value))) === key,
  );
  if (row === undefined) return 'other';
  return above.test(wordOf(row.cell('member_relation')?.value)) ? 'parent' : 'group';
}

/** A name may stand in a second script beneath. */
function firstLine(name: string): string {
  return name.split('\n')[0] ?? name;
}
