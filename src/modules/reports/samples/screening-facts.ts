import { addCalendarDays, calendarDayOf } from '#kernel/business-days.ts';
import { byName, inEveryLanguage } from '#kernel/locale.ts';
import { words } from '../texts/screening/words.ts';
import type { SampleCompany } from './sample-company.ts';
import { lastWeekday } from './sample-days.ts';
import { type FactSheet, named, said } from './sample-facts.ts';
import { words as sampleWords } from './texts/words.ts';

/** Days before the report on which the copies of the lists are said to have been made. */
const daysOld = 3;
/** A namesake that shares half of the name: the score shows it, the verdict dismisses it. */
const likeness = 42;

/** Who was looked for in which lists: the company, its holding and everybody who owns or manages it, each once. */
export function writeScreeningFacts(sheet: FactSheet, company: SampleCompany, issuedAt: Date): void {
  const { name, holding, people } = company;
  const day = lastWeekday(addCalendarDays(calendarDayOf(issuedAt), -daysOld));
  sheet.say('screening', 'lists', {
    sanctions: 'clear',
    exposed_persons: 'clear',
    lists_searched: inEveryLanguage((locale) =>
      sampleWords[locale].lists.map((list) => words[locale].list(list, sampleWords[locale].version(day))),
    ),
    screening_note: said(
      'The company, its holding, its owners and its managers were compared with every list, in both scripts where there are two. The unnamed holder of 8% could not be.',
      'Компания, холдинг, владельцы и руководители сверены с каждым списком, а где письменностей две — на обеих. Неназванного держателя 8\u00a0% сверить нельзя.',
    ),
  });
  const { everyList } = byName(words);
  sheet.rows(
    'screening',
    'lists',
    [name, holding, people.director, people.partner, people.finance].map((subject) => ({
      screened_name: named(subject),
      screened_list: everyList,
      screened_score: subject === people.director ? likeness : 0,
      screened_verdict: 'clear',
    })),
  );
}
