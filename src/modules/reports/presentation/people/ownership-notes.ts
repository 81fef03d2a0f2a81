import type { OwnershipPart, OwnershipParty } from '../../parts/ownership-shape.ts';
import { words } from '../../texts/people/words.ts';
import type { ReportContext } from '../context/report-context.ts';
import { reasonOf } from './party-words.ts';
import { isExact, showShare } from './share-words.ts';

/** The line under a name: `born 1961 · indirect 36.78%`. */
export function ownershipNote(party: OwnershipParty, part: OwnershipPart, { locale }: ReportContext): string {
  const said = words[locale].note;
  if (party.kind === 'unnamed') return reasonOf(party, locale) || said.notNamed;
  return [
    ...(party.born === '' ? [] : [said.born(party.born.slice(0, 4))]),
    ...(party.kind === 'arrangement' || party.kind === 'state' ? [said[party.kind]] : []),
    ...party.relations.map((relation) => said[relation]),
    ...(party.isManager ? [said.manages] : []),
    ...heldNote(party, part, { locale }),
  ].join(' · ');
}

/** What somebody holds in all, where the drawing does not say it beside the line. */
function heldNote(
  party: OwnershipParty,
  part: OwnershipPart,
  { locale }: Pick<ReportContext, 'locale'>,
): string[] {
  const said = words[locale].note;
  const subject = part.parties[0]?.id;
  const own = part.interests.filter(({ owner }) => owner === party.id);
  const isCompany = party.kind === 'company';
  if (isCompany || own.every(({ owned }) => owned === subject)) return [];
  const effective = part.effective.find((one) => one.party === party.id);
  const held = effective !== undefined && isExact(effective) ? effective : (party.stated ?? effective);
  const share = held === undefined ? '' : showShare(held, locale);
  if (share === '') return [];
  return [own.some(({ owned }) => owned === subject) ? said.inAll(share) : said.indirect(share)];
}
