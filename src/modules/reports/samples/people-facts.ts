import type { CalendarDay } from '#kernel/business-days.ts';
import { inEveryLanguage } from '#kernel/locale.ts';
import type { SampleCompany } from './sample-company.ts';
import { sampleMoney } from './sample-currency.ts';
import { lastWeekday } from './sample-days.ts';
import { type FactSheet, named, namedInLine, said } from './sample-facts.ts';
import { words } from './texts/words.ts';

/** Per cent of the company, and of the holding above it; what they leave is held by somebody whom nobody names. */
const shares = { holding: 70, director: 22, unknown: 8, directorOfHolding: 60, partnerOfHolding: 40 };

/** When the holding came between the founders and the company. */
export function dayOfHolding(year: number): CalendarDay {
  return lastWeekday(`${year - 6}-11-12`);
}

/** Who owns the invented company, through whom, and who manages it. `year` is the last closed one. */
export function writePeopleFacts(sheet: FactSheet, company: SampleCompany, year: number): void {
  const founded = lastWeekday(`${year - 12}-04-14`);
  writeOwnerFacts(sheet, company, founded, year);
  writeManagerFacts(sheet, company, founded, year);
}

function writeOwnerFacts(sheet: FactSheet, company: SampleCompany, founded: CalendarDay, year: number): void {
  const { code, people, holding, currency } = company;
  const capital = sampleMoney(250, currency);
  const since = dayOfHolding(year);
  sheet.say('capital', 'register', { nominal_capital: capital, paid_capital: capital });
  sheet.rows('capital', 'register', [
    {
      holder: named(holding),
      holder_kind: 'company',
      holder_country: code,
      holder_share: shares.holding,
      holder_since: since,
    },
    {
      holder: named(people.director),
      holder_kind: 'person',
      holder_country: code,
      holder_share: shares.director,
      holder_since: founded,
    },
  ]);
  sheet.say('owners', 'register', {
    owners_note: said(
      'The founders hold most of it through a holding. Who holds the last 8% is not in the register: the list of shareholders is older than the last transfer.',
      'Учредители владеют большей частью через холдинг. Кому принадлежат последние 8\u00a0%, реестр не знает: список участников старше последней сделки.',
    ),
    owners_threshold: 25,
  });
  const person = (owner: 'director' | 'partner', born: string) => ({
    owner: named(people[owner]),
    owner_kind: 'person',
    owner_born: born,
    owner_country: code,
  });
  const ofHolding = { owner_of: named(holding), owner_control: ['shareholding'], owner_since: since };
  sheet.rows('owners', 'register', [
    { ...person('director', '1969'), ...ofHolding, owner_share: shares.directorOfHolding },
    { ...person('partner', '1972'), ...ofHolding, owner_share: shares.partnerOfHolding },
    // In all: what he holds himself, and his part of what the holding holds.
    {
      ...person('director', '1969'),
      owner_share: shares.director + (shares.directorOfHolding * shares.holding) / 100,
      owner_path: { code: 'indirect' },
    },
    {
      ...person('partner', '1972'),
      owner_share: (shares.partnerOfHolding * shares.holding) / 100,
      owner_path: { code: 'indirect' },
    },
    { owner_share: shares.unknown, owner_reason: 'informationUnknownToPublisher' },
  ]);
  sheet.say('group', 'register', { immediate_parent: named(holding), ultimate_parent: named(holding) });
  sheet.rows('group', 'register', [
    {
      member: named(holding),
      member_country: code,
      member_relation: { code: 'immediate_parent' },
      member_share: shares.holding,
    },
  ]);
}

function writeManagerFacts(
  sheet: FactSheet,
  company: SampleCompany,
  founded: CalendarDay,
  year: number,
): void {
  const { code, people, holding } = company;
  const leads = namedInLine(
    holding,
    inEveryLanguage((locale) => words[locale].leads),
  );
  sheet.say('management', 'register', {
    signing_rule: said(
      'The managing director signs alone, the finance director together with the managing director',
      'Генеральный директор подписывает единолично, финансовый — вместе с генеральным',
    ),
  });
  sheet.rows('management', 'register', [
    {
      manager_name: named(people.director),
      manager_role: { code: 'managing_director' },
      manager_since: founded,
      manager_born: '1969',
      manager_country: code,
      manager_elsewhere: leads,
    },
    {
      manager_name: named(people.finance),
      manager_role: said('Finance director', 'Финансовый директор'),
      manager_since: lastWeekday(`${year - 3}-06-01`),
      manager_born: '1978',
      manager_country: code,
      manager_elsewhere: said(
        `Sample Valves (invented), director ${year - 12}–${year - 8}, insolvent in ${year - 7}; Sample Service (invented), director until ${year - 5}`,
        `«Образец-Клапан» (вымышлена), директор в ${year - 12}–${year - 8}\u00a0гг., несостоятельна в ${year - 7}\u00a0г.; «Образец-Сервис» (вымышлена), директор до ${year - 5}\u00a0г.`,
      ),
    },
    {
      manager_name: named(people.partner),
      manager_role: { code: 'signatory' },
      manager_since: dayOfHolding(year),
      manager_born: '1972',
      manager_country: code,
      manager_elsewhere: said('None found', 'Не найдено'),
    },
  ]);
}
