import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Notice, NoticeKind, NoticeStage } from '#findings/vocabulary/events.ts';
import { kindOfJudgment, stageOfJudgment } from './judgments.ts';
import { type Announcement, announcementsOf, maxAnswerBytes } from './wire.ts';

type Sort = readonly [kind: NoticeKind, stage: NoticeStage];

/** Announcements of the official journal that tell of courts, of the end of a company, or of a business that was sold. */
export const bodaccNotices: Reader = {
  code: 'bodacc/notices',
  version: 3,
  part: 'notices',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const { announcements, isCut } = announcementsOf(bytes, subjectNumber);
    const findings = announcements.flatMap(noticeOf);
    return {
      state: findings.length > 0 ? 'found' : 'nothing_found',
      findings,
      remarks: isCut ? [{ place: '/total_count', remark: 'older announcements did not come' }] : [],
    };
  },
};

function noticeOf(one: Announcement): Notice[] {
  const sort = sortOf(one);
  if (sort === undefined) return [];
  const [noticeKind, stage] = sort;
  return [
    {
      kind: 'notice',
      place: one.place,
      noticeKind,
      stage: one.isTakenBack ? 'cancelled' : stage,
      day: one.decidedOn ?? one.day,
      title: one.nature ?? one.familyWords,
      lang: 'fr',
      ...(noticeKind === 'insolvency' || noticeKind === 'restructuring' ? { role: 'debtor' as const } : {}),
      ...(one.court !== undefined && { authority: one.court }),
      ...(one.reference !== undefined && { number: one.reference }),
      ...(one.url !== undefined && { url: one.url }),
    },
  ];
}

function sortOf({ family, familyWords, nature }: Announcement): Sort | undefined {
  switch (family) {
    case 'collective':
    case 'retablissement_professionnel':
      return [
        kindOfJudgment(nature ?? familyWords),
        nature === undefined ? 'unstated' : stageOfJudgment(nature),
      ];
    case 'conciliation':
      return ['restructuring', nature === undefined ? 'unstated' : stageOfJudgment(nature)];
    // The company is off the register: that is over, and not threatened.
    case 'radiation':
      return ['strike_off', 'closed'];
    case 'vente':
      return ['sale_of_business', 'unstated'];
    default:
      return undefined;
  }
}
