import { sourceParts } from '#findings/reading/finding.ts';
import type { Reader } from '#findings/reading/reading.ts';
import type { Locale } from '#kernel/locale.ts';
import type { SourceFileView, SourceView, StaffSourceView } from './contract.ts';
import type { Standing } from './research/standings.ts';
import { sourceWords } from './source-words.ts';
import type { FileSource } from './sources/file-source.ts';
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
  const { code, access, parts } = source;
  const told = tellsOf(
    source,
    parts.map(({ reader }) => reader),
    locale,
  );
  return { ...told, access, isAsked: asked.has(code) };
}

/** Files of the registers of a country (alpha-2, any case) that people fetch there, as everybody may see them. */
export function filesOfCountry(
  files: readonly FileSource[],
  countryCode: string,
  locale: Locale,
): SourceFileView[] {
  const country = countryCode.toUpperCase();
  return files
    .filter(({ countries }) => countries !== 'all' && countries.includes(country))
    .map((file) => tellsOf(file, file.readers, locale));
}

function tellsOf(
  { code, homepage, licence }: Pick<Source | FileSource, 'code' | 'homepage' | 'licence'>,
  readers: readonly Reader[],
  locale: Locale,
): SourceFileView {
  const said = sourceWords[code][locale];
  return {
    code,
    name: said.name,
    gap: said.gap,
    homepage,
    licence: { name: licence.name, url: licence.url ?? null, words: said.licence },
    parts: sourceParts.filter((part) => readers.some((reader) => reader.part === part)),
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
