import type { Finding } from '#findings/reading/finding.ts';
import type { Notice } from '#findings/vocabulary/events.ts';
import type { Ownership } from '#findings/vocabulary/ownership.ts';
import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import { ratedSector } from './rated-sector.ts';
import { ratedStatements } from './rated-years.ts';

/** What was searched beside the findings: silence about insolvency or courts says something only where somebody was asked. */
export type Searched = Readonly<{
  /** A source that publishes insolvencies answered. */
  insolvency: boolean;
  /** Sources of court cases and of enforcement answered. */
  claims: boolean;
  enforcement: boolean;
  sanctions?: RatingInput['sanctions'];
}>;

type Of<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>;

const openStages = new Set<Notice['stage']>(['opened', 'under_way', 'converted']);
const hardNotices = new Set<Notice['noticeKind']>(['insolvency', 'liquidation', 'restructuring']);
const failed = /insolv|bankrupt|liquidat|банкрот|ликвид/i;

/** The input of a rating out of what sources said, the first to be believed first. Pure. */
export function ratingInputOfFindings(
  findings: readonly Finding[],
  searched: Searched,
  asOf: string,
): RatingInput {
  const of = <Kind extends Finding['kind']>(kind: Kind) =>
    findings.filter((finding): finding is Of<Kind> => finding.kind === kind);
  const profiles = of('profile');
  const rated = ratedStatements(of('statement'));
  const notices = of('notice');
  const mandates = of('officer').flatMap(({ otherMandates }) => otherMandates ?? []);
  const currency = rated?.currency ?? 'EUR';
  const openSum = (kind: Notice['noticeKind']) =>
    notices
      .filter(({ noticeKind, stage, role }) => noticeKind === kind && isOpen(stage) && isAgainst(role))
      .reduce((sum, { amount }) => sum + (amount?.currency === currency ? Number(amount.amount) : 0), 0);
  return {
    asOf,
    currency,
    eurPerUnit: currency === 'EUR' ? 1 : undefined,
    years: rated?.years ?? [],
    sector: ratedSector(profiles.flatMap(({ activities }) => activities)),
    status: profiles.flatMap(({ status }) => status?.status ?? [])[0] ?? 'Active',
    founded: profiles.flatMap(({ founded }) => founded?.day ?? [])[0],
    employees: profiles.flatMap(({ employees }) => employees?.count ?? [])[0],
    group: of('group').some(({ relation }) => relation.endsWith('parent')) ? 'parent_known' : undefined,
    insolvency: insolvencyIn(notices, searched.insolvency),
    openClaims: searched.claims ? openSum('court_case') : undefined,
    enforcement: searched.enforcement ? openSum('enforcement') : undefined,
    ownersKnownPercent: knownPercent(of('ownership')),
    otherMandates: mandates.length > 0 ? mandates.length : undefined,
    failedMandates:
      mandates.length > 0 ? mandates.filter(({ status }) => failed.test(status ?? '')).length : undefined,
    sanctions: searched.sanctions,
    isIdentified: profiles.some(({ identifiers }) => identifiers.some(({ scheme }) => scheme === 'REG')),
  };
}

function insolvencyIn(notices: readonly Notice[], isSearched: boolean): RatingInput['insolvency'] {
  const hard = notices.filter(({ noticeKind }) => hardNotices.has(noticeKind));
  const [latest] = hard.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  if (latest === undefined) return isSearched ? 'none' : undefined;
  return isOpen(latest.stage) ? 'open' : 'past';
}

/** A stage that the source does not state is taken for one that goes on. */
function isOpen(stage: Notice['stage']): boolean {
  return openStages.has(stage) || stage === 'unstated';
}

function isAgainst(role: Notice['role']): boolean {
  return role === undefined || role === 'debtor' || role === 'defendant';
}

/** Per cent of the shares whose owner is a named person, state or company: the least that is certain. */
function knownPercent(ownerships: readonly Ownership[]): number | undefined {
  const direct = ownerships.filter(({ owned, until }) => owned === 'subject' && until === undefined);
  if (direct.length === 0) return undefined;
  const sum = direct
    .filter(({ owner }) => owner.name !== '' && owner.unspecified === undefined)
    .reduce((total, { interests }) => total + Math.max(0, ...interests.map(leastShare)), 0);
  return Math.min(100, sum);
}

function leastShare({ interestType, share }: Ownership['interests'][number]): number {
  if (interestType !== 'shareholding' && interestType !== 'votingRights') return 0;
  return share?.exact ?? share?.min ?? 0;
}
