import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../dossier/dossier.ts';
import type { ReportCover } from '../../dossier/report-cover.ts';
import { isInsolvent } from '../../parts/legal-record.ts';
import { words } from '../../texts/summary/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { ReportTone } from '../../view/shown.ts';
import { type DossierFacts, wordOf } from '../context/dossier-facts.ts';
import { showNumberIn } from '../context/number-words.ts';
import { markOf, type ReportContext, showFact } from '../context/report-context.ts';
import { showDate } from '../context/show-value.ts';
import { headlineNames } from './headline-name.ts';
import { townOf } from './town.ts';

const maxPartChars = 120;

const tonesOfStatus: Readonly<Record<string, ReportTone>> = {
  Active: 'good',
  Reorganisation: 'warn',
  Liquidation: 'bad',
  Deleted: 'bad',
};

/** Who was found: name, place, what it does, since when, how many people, its number; and how it stands in the register. */
export function presentSubject(
  facts: DossierFacts,
  cover: ReportCover,
  context: ReportContext,
): ReportView['subject'] {
  const { locale } = context;
  const said = words[locale].subject;
  const activity = facts.one('activities', 'activity');
  const founded = facts.one('identification', 'incorporation_date');
  const employees = facts.one('activities', 'employees');
  const number = facts.one('identification', 'registration_number');
  const town = townOf(wordOf(facts.one('contacts', 'registered_address')?.value));
  const countryName = cover.country.name[locale];
  const day = wordOf(founded?.value);
  const count = employees?.value;
  const line = [
    activity === undefined ? '' : shorten(showFact(activity, context).text, maxPartChars),
    day === '' ? '' : said.founded(showDate(day, locale)),
    typeof count === 'number' ? said.employees(count, showNumberIn(locale, count)) : '',
    number === undefined ? '' : shorten(wordOf(number.value), maxPartChars),
  ];
  return {
    ...headlineNames(facts, cover, locale),
    country: cover.country.code.toUpperCase().slice(0, 2),
    countryName,
    place: town === '' ? countryName : `${town}, ${countryName}`,
    line: line.filter((part) => part !== ''),
    status: statusOf(facts, context),
    mark: markOf([number ?? facts.one('identification', 'legal_name')].filter(isThere), context),
  };
}

function statusOf(facts: DossierFacts, context: ReportContext): ReportView['subject']['status'] {
  const said = words[context.locale].subject;
  if (isInsolvent(facts.in('legal'))) return { label: said.insolvent, tone: 'bad' };
  const status = facts.one('identification', 'status');
  if (status === undefined) return { label: said.noStatus, tone: 'none' };
  return { label: showFact(status, context).text, tone: tonesOfStatus[wordOf(status.value)] ?? 'none' };
}

function isThere(fact: Fact | undefined): fact is Fact {
  return fact !== undefined;
}
