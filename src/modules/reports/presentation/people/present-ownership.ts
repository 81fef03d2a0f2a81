import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../dossier/dossier.ts';
import { ownershipPart } from '../../parts/ownership-part.ts';
import type { OwnershipInterest, OwnershipPart } from '../../parts/ownership-shape.ts';
import { words } from '../../texts/people/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import { showPercent } from '../context/number-words.ts';
import type { ReportContext } from '../context/report-context.ts';
import { drawnParties } from './drawn-parties.ts';
import { pathFormula } from './only-path.ts';
import { ownershipNote } from './ownership-notes.ts';
import { ownershipTitle } from './ownership-title.ts';
import { countryOf, nameOf } from './party-words.ts';
import { shareBar } from './share-bar.ts';
import { isExact, showShare } from './share-words.ts';

type Ownership = NonNullable<ReportView['ownership']>;

/** Who owns the company, `called` as the report calls it; null where its facts say nothing of it. */
export function presentOwnership(
  facts: readonly Fact[],
  context: ReportContext,
  called = '',
): Ownership | null {
  const part = ownershipPart(facts);
  if (part === null || part.interests.length === 0) return null;
  const { locale } = context;
  const drawn = drawnParties(part);
  const ids = new Set(drawn.map(({ id }) => id));
  return {
    title: shorten(ownershipTitle(part, locale), 300),
    remark: shorten(remarkOf(part, part.parties.length - drawn.length - unrelated(part), context), 600),
    nodes: drawn.map((party) => ({
      id: party.id,
      kind: kindOf(party.id, party.kind, part),
      name: shorten((party.id === part.parties[0]?.id && called) || nameOf(party, context), 1_000),
      note: shorten(ownershipNote(party, part, context), 300),
      country: countryOf(party.country),
      screening: party.screening,
      facts: party.facts.slice(0, 200),
    })),
    edges: part.interests
      .filter(({ owner, owned }) => owner !== owned && ids.has(owner) && ids.has(owned))
      .slice(0, 160)
      .map((interest) => ({
        from: interest.owner,
        to: interest.owned,
        label: labelOf(interest, context),
        isKnown: interest.way === 'direct',
      })),
    ...shareBar(part, context),
  };
}

function kindOf(id: string, kind: OwnershipPart['parties'][number]['kind'], part: OwnershipPart) {
  if (id === part.parties[0]?.id) return 'subject';
  if (kind === 'person') return 'person';
  return kind === 'unnamed' || kind === 'unstated' ? 'unknown' : 'company';
}

function labelOf({ share, control }: OwnershipInterest, { locale }: ReportContext): string {
  const shown = share === null ? '' : showShare(share, locale);
  if (shown !== '') return shown;
  const isControl = control.some((code) => code !== 'shareholding' && !code.startsWith('un'));
  return isControl ? words[locale].control : '';
}

/** Parties of whom the drawing is not: what the company owns itself. */
function unrelated({ parties, interests }: OwnershipPart): number {
  const drawable = new Set(interests.flatMap(({ owner, owned }) => [owner, owned]));
  return parties.filter(({ id }, index) => index > 0 && !drawable.has(id)).length;
}

function remarkOf(part: OwnershipPart, cut: number, context: ReportContext): string {
  const { locale } = context;
  const said = words[locale].remark;
  const [path] = part.ends.flatMap((one) => {
    const formula = isExact(one) ? pathFormula(part, one.party, locale) : '';
    return formula === '' ? [] : [said.path(formula, showPercent(locale, one.min, 2))];
  });
  const names = part.over100.map((id) =>
    nameOf(
      part.parties.find((party) => party.id === id),
      context,
    ),
  );
  return [
    ...(path === undefined ? [] : [path]),
    ...(part.threshold === null ? [] : [said.threshold(showPercent(locale, part.threshold.percent, 2))]),
    ...names.map(said.over100),
    ...(hasCycle(part) ? [said.cycle] : []),
    ...(part.interests.some(({ way }) => way === 'path_unknown') ? [said.dashed] : []),
    ...(cut > 0 ? [said.cut(cut)] : []),
  ].join(' ');
}

/** Whether somebody is met again by walking from owned to owned. */
function hasCycle({ interests }: OwnershipPart): boolean {
  let open = interests.filter(({ way }) => way !== 'path_unknown');
  // Who owns nothing that is left stands at an end: taken away again and again, only cycles remain.
  for (;;) {
    const owners = new Set(open.map(({ owner }) => owner));
    const next = open.filter(({ owned }) => owners.has(owned));
    if (next.length === open.length) return next.length > 0;
    open = next;
  }
}
