import { shorten } from '#kernel/shorten.ts';
import type { ReportView } from '../view/report-view.ts';
import { allMarks, factMarks } from './fact-marks.ts';

/** The first page is one page: what is longer stands whole further on. */
const most = {
  name: 300,
  shortName: 36,
  otherName: 160,
  line: 90,
  asked: 90,
  title: 110,
  detail: 160,
  flags: 5,
  opinion: 620,
  label: 70,
  caps: 5,
};
/** Signs of these scripts are as wide as two of others: a text of them has half the room. */
const wideSigns = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\uff00-\uff60]/gu;

/** More than this of sources beside a driver says nothing. */
const mostMarks = 3;

export type FrontPage = ReturnType<typeof frontPage>;

/** What the first page shows, cut to what has room on it; `isCut` where the rest stands further on. */
export function frontPage(view: ReportView) {
  const { subject, match, rating, flags, opinion, limit } = view;
  const marksOf = factMarks(view);
  const driver = ({ label, measure, moveTenths, moveShown, facts }: Driver) => ({
    label: fitting(label, most.label),
    measure: fitting(measure, most.label),
    moveTenths,
    moveShown,
    marks: marksOf(facts).slice(0, mostMarks),
  });
  const flagMarks = allMarks(marksOf);
  const opinionText = opinion.text === '' ? opinion.missing : opinion.text;
  return {
    name: fitting(subject.name, most.name),
    shortName: fitting(subject.name, most.shortName),
    otherName: fitting(subject.otherName, most.otherName),
    line: subject.line.map((part) => unparted(fitting(part, most.line))),
    match: match.map((row) => ({
      ...row,
      asked: fitting(row.asked, most.asked),
      found: fitting(row.found, most.asked),
      note: fitting(row.note, most.label),
    })),
    drivers: rating === null ? [] : [...rating.drivers.up.map(driver), ...rating.drivers.down.map(driver)],
    /** Rules that decided instead of the points. */
    ladder: rating === null || rating.grade === rating.gradeByPoints ? [] : ladder(rating),
    flags: flags.slice(0, most.flags).map((flag) => ({
      ...flag,
      title: fitting(flag.title, most.title),
      detail: fitting(flag.detail, most.detail),
      marks: flagMarks(flag).slice(0, mostMarks),
    })),
    /** Of every flag, also of those that stand further on. */
    flagMarks: flags.map(flagMarks),
    moreFlags: Math.max(0, flags.length - most.flags),
    toClear: flags.filter(({ tone }) => tone === 'warn' || tone === 'bad').length,
    opinion: {
      text: fitting(opinionText, most.opinion),
      isCut: fitting(opinionText, most.opinion) !== opinionText,
      isMissing: opinion.text === '',
    },
    basis: fitting(limit.basis, most.opinion / 2),
  };
}

/** A number, a day or a count stays on one line; what is longer may be parted. */
function unparted(part: string): string {
  return part.length <= 24 ? part.replaceAll(' ', '\u00a0') : part;
}

type Rating = NonNullable<ReportView['rating']>;
type Driver = Rating['drivers']['up'][number];

function ladder(rating: Rating) {
  return (
    rating.caps
      .filter(({ applies }) => applies)
      .map(({ label, outcome, found }) => ({ label, outcome, found }))
      .slice(0, most.caps)
      // The method tests the hardest rule first; the reader reads from the points to what decides.
      .toReversed()
  );
}

/** A text cut to the room of `max` signs of usual width. */
function fitting(text: string, max: number): string {
  const wide = text.match(wideSigns)?.length ?? 0;
  return shorten(text, Math.floor((max * text.length) / (text.length + wide || 1)));
}
