import { type CoreName, fullEnglishName, fullLatinName, fullName } from './compose-name.ts';
import type { DemoName } from './demo-company.ts';
import type { LegalForm } from './forms/legal-form.ts';
import type { SeededRandom } from './seeded-random.ts';

type Naming = Readonly<{ core: CoreName; form: LegalForm; lang: string }>;

/** The days between which a company lived: `to` is the last day of the register for a living one. */
type Life = Readonly<{ from: string; to: string }>;

/**
 * All names of a company: the legal one, its Latin spelling if that differs, sometimes a trading name, a
 * translation and the name it had before (`earlier`).
 */
export function companyNames(
  naming: Naming,
  earlier: CoreName | undefined,
  life: Life,
  random: SeededRandom,
): DemoName[] {
  const { core, form, lang } = naming;
  const changedOn = earlier === undefined ? life.from : dayBetween(life, random);
  const legal = fullName(core, form);
  const latin = fullLatinName(core, form);
  const names: DemoName[] = [{ kind: 'legal', lang, text: legal, since: changedOn, until: null }];
  const add = (
    kind: DemoName['kind'],
    nameLang: string,
    text: string,
    since: string | null,
    until: string | null,
  ) => names.push({ kind, lang: nameLang, text, since, until });
  if (latin !== legal) add('latin', `${lang}-Latn`, latin, changedOn, null);
  if (earlier !== undefined) add('former', lang, fullName(earlier, form), life.from, changedOn);
  if (random.chance(0.12)) add('trading', lang, core.text, null, null);
  const english = fullEnglishName(core, form);
  if (lang !== 'en' && english !== latin && random.chance(0.2)) add('translated', 'en', english, null, null);
  return names;
}

/** A day of a life, never its first; written without a calendar, for months of 28 days. */
export function dayBetween({ from, to }: Life, random: SeededRandom): string {
  const first = dayNumber(from);
  const number = first + 1 + Math.floor(random.next() * Math.max(1, dayNumber(to) - first - 1));
  return dayOf(number);
}

const monthDays = 28;

function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return (year * 12 + month - 1) * monthDays + date - 1;
}

function dayOf(number: number): string {
  const months = Math.floor(number / monthDays);
  const parts = [(months % 12) + 1, (number % monthDays) + 1].map((part) => String(part).padStart(2, '0'));
  return `${Math.floor(months / 12)}-${parts.join('-')}`;
}
