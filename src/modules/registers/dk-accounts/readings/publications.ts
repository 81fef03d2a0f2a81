import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { type PersonNeed, type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import type { Filing } from '#findings/vocabulary/events.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { SourceRequest } from '../../sources/source.ts';

/** Each document holds two years: so many give five. */
const maxDocuments = 3;
const maxAnswerBytes = 2_000_000;
const text = z.string().max(2_000).nullish();

const publication = z.object({
  cvrNummer: z.union([z.number(), z.string().max(20)]),
  offentliggoerelsestype: text,
  offentliggoerelsesTidspunkt: text,
  omgoerelse: z.boolean().nullish(),
  sagsNummer: text,
  regnskab: z.object({ regnskabsperiode: z.object({ startDato: text, slutDato: text }).nullish() }).nullish(),
  dokumenter: z
    .array(z.object({ dokumentUrl: text, dokumentMimeType: text, dokumentType: text }))
    .max(100)
    .nullish(),
});
type Publication = z.output<typeof publication>;

/** An answer without its list of hits is none: `{}` is that of somebody who did not look. */
const answer = z.object({
  timed_out: z.boolean().nullish(),
  _shards: z.object({ failed: z.number().nullish() }).nullish(),
  hits: z.object({ hits: z.array(z.object({ _source: publication })).max(1_000) }),
});

/** What was published of the company, as the search of the index gives it. */
function publicationsOf(bytes: Uint8Array, number: string): { at: number; one: Publication }[] {
  const said = readJson(bytes, answer, maxAnswerBytes);
  // A search that was broken off has found what it came to; that the rest is nothing it does not say.
  if (said.timed_out === true || (said._shards?.failed ?? 0) > 0)
    throw new Unreadable('silent', 'the index did not search all of its parts');
  return said.hits.hits
    .map(({ _source: one }, at) => ({ at, one }))
    .filter(({ one }) => String(one.cvrNummer) === number);
}

const dayOf = (value: string | null | undefined) => /^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0];
const isYearly = (type: string | null | undefined) => /^AARSRAPPORT/.test(type ?? '');

/** `POST /offentliggoerelser/_search`: each publication of accounts is an entry of the history. */
export const dkFilings: Reader = {
  code: 'dk-accounts/filings',
  version: 1,
  part: 'filings',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = publicationsOf(bytes, subjectNumber).flatMap(({ at, one }): Filing[] => {
      const { regnskab, omgoerelse, sagsNummer, dokumenter } = one;
      const day = dayOf(one.offentliggoerelsesTidspunkt);
      const [from, to] = [regnskab?.regnskabsperiode?.startDato, regnskab?.regnskabsperiode?.slutDato].map(
        dayOf,
      );
      if (day === undefined || !dokumenter?.some(({ dokumentType }) => isYearly(dokumentType))) return [];
      const period = from !== undefined && to !== undefined ? ` ${from} – ${to}` : '';
      return [
        {
          ...{ kind: 'filing', filingKind: 'accounts', day, lang: 'da' },
          title: `Årsrapport${period}${omgoerelse === true ? ' (omgørelse)' : ''}`,
          ...(sagsNummer && { reference: sagsNummer }),
          place: pointer('hits', 'hits', at, '_source', 'offentliggoerelsesTidspunkt'),
        },
      ];
    });
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

/**
 * The documents of the latest years that a machine can read, one a period: of one that was published again the last. Who filed on
 * paper has pictures only.
 */
export function accountsDocuments(bytes: Uint8Array, number: string): readonly SourceRequest[] | PersonNeed {
  const yearly = publicationsOf(bytes, number)
    .map(({ one }) => ({
      period: dayOf(one.regnskab?.regnskabsperiode?.slutDato) ?? '',
      published: one.offentliggoerelsesTidspunkt ?? '',
      documents: (one.dokumenter ?? []).filter(({ dokumentType }) => isYearly(dokumentType)),
    }))
    .filter(({ documents }) => documents.length > 0)
    .toSorted((a, b) => compare(b.period, a.period) || compare(b.published, a.published));
  const newest = [...Map.groupBy(yearly, ({ period }) => period).values()].flatMap((same) => same[0] ?? []);
  const paths = newest.flatMap(({ documents }) => documents.flatMap((one) => pathOf(one) ?? []).slice(0, 1));
  if (paths.length === 0 && yearly.length > 0) return 'picture_only';
  return paths.slice(0, maxDocuments).map((path) => ({ base: 'documents', path, accept: 'application/xml' }));
}

/** Where the document lies, of one in XBRL, alone or inside HTML; the index writes its address with http. */
function pathOf({ dokumentUrl, dokumentMimeType }: NonNullable<Publication['dokumenter']>[number]) {
  if (!/^application\/(?:xhtml\+)?xml$/i.test(dokumentMimeType ?? '')) return undefined;
  const path = /^https?:\/\/regnskaber\.virk\.dk(\/[\w%=+~./-]{1,1000})$/i.exec(dokumentUrl ?? '')?.[1];
  return path === undefined || /(?:^|\/)\.\.?(?:\/|$)/.test(path) ? undefined : path;
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
