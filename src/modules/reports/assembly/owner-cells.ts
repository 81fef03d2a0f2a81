import type { Ownership, Party } from '#findings/vocabulary/ownership.ts';
import { cleanText } from '../dossier/clean-text.ts';
import type { Evidence } from '../dossier/dossier.ts';
import type { Candidate } from './make-facts.ts';
import { shareValue, tellingShare } from './shares.ts';

/** What an owner is, where a source says it. */
export function kindOf({ partyKind }: Party): string | undefined {
  return partyKind === 'unknown' ? undefined : partyKind;
}

/** What a source says of an owner and of what it holds, cell by cell. */
export function ownerCells(
  { owner, interests, since }: Pick<Ownership, 'owner' | 'interests' | 'since'>,
  evidence: Evidence,
): Record<string, Candidate> {
  const control = [...new Set(interests.map(({ interestType }) => interestType))];
  const ways = new Set(interests.map(({ directness }) => directness));
  const [way] = ways.size === 1 ? ways : [];
  return {
    owner: { value: cleanText(owner.name, 1_000), evidence },
    owner_kind: { value: kindOf(owner), evidence },
    owner_born: { value: owner.birthYear?.toString(), evidence },
    owner_country: { value: owner.country, evidence },
    owner_share: { value: shareValue(tellingShare(interests)), evidence },
    owner_control: { value: control, evidence },
    owner_path: { value: way === undefined || way === 'unknown' ? undefined : { code: way }, evidence },
    owner_since: { value: since, evidence },
    owner_reason: { value: owner.unspecified, evidence },
  };
}
