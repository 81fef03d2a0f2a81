import { sourceParts } from '#findings/reading/finding.ts';
import type { Locale } from '#kernel/locale.ts';
import type { SourceView, StaffSourceView } from './contract.ts';
import type { Standing } from './research/standings.ts';
import { sourceWords } from './source-words.ts';
import type { Source } from './sources/source.ts';

/** Sources of a country (alpha-2, any case) before those of the whole world; one of the demo world only where it is asked. */
export function sourcesOfCountry(
  sources: readonly Source[],
  asked: ReadonlySet<string>,
  countryCode: string,
): Source[] {
  const country = countryCode.toUpperCase();
  return sources
    .filter(
      ({ code, countries, isDemo }) =>
        (countries === 'all' || countries.includes(country)) && (isDemo !== true || asked.has(code)),
    )
    .toSorted((a, b) => Number(a.countries === 'all') - Number(b.countries === 'all'));
}

/** A source as everybody may see it. */
export function toSourceView(source: Source, asked: ReadonlySet<string>, locale: Locale): SourceView {
  const { code, homepage, licence, access, parts } = source;
  const said = sourceWords[code][locale];
  return {
    code,
    name: said.name,
    gap: said.gap,
    homepage,
    licence: { name: licence.name, url: licence.url ?? null, words: said.licence },
    access,
    isAsked: asked.has(code),
    parts: sourceParts.filter((part) => parts.some(({ reader }) => reader.part === part)),
  };
}

/** The same for staff, with how questions to it ended. */
export function toStaffSourceView(
  source: Source,
  asked: ReadonlySet<string>,
  standings: readonly Standing[],
  locale: Locale,
): StaffSourceView {
  const { countries, metLiveService, limit, freshHours } = source;
  const view = toSourceView(source, asked, locale);
  const ofSource = standings.filter((standing) => standing.source === source.code);
  return {
    ...view,
    countries: countries === 'all' ? null : countries.map((country) => country.toLowerCase()),
    metLiveService,
    limit,
    freshHours,
    standings: view.parts.map((part) => {
      const ofPart = ofSource.filter((standing) => standing.part === part);
      const last = Math.max(...ofPart.map(({ lastAt }) => lastAt?.getTime() ?? 0), 0);
      return {
        part,
        lastAt: last === 0 ? null : new Date(last).toISOString(),
        counts: ofPart.map(({ state, tasks }) => ({ state, tasks })),
      };
    }),
  };
}
