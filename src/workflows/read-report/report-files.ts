import {
  type Dossier,
  exportBods,
  type ReportRecords,
  type ReportView,
  workbookOf,
} from '#modules/reports/service.ts';
import type { ReportFileKind } from './contract.ts';

type SealedRecord = NonNullable<Awaited<ReturnType<ReportRecords['find']>>>;

/** What files of a revision are made of; a report from before there were records has none. */
export type FileSource = Readonly<{
  dossier: Dossier;
  view: ReportView;
  record: SealedRecord | undefined;
  issuedAt: Date;
  publicUrl: string;
  readBytes: (record: SealedRecord) => Promise<Buffer>;
}>;

type Kind = Readonly<{
  /** How the name of the file ends, after the number of the report. */
  ending: (view: ReportView) => string;
  has: (source: FileSource) => boolean;
  make: (source: FileSource) => Promise<Buffer | undefined>;
}>;

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const kinds: Readonly<Record<ReportFileKind, Kind>> = {
  xlsx: {
    ending: ({ locale }) => `-${locale}.xlsx`,
    has: () => true,
    make: ({ view }) => workbookOf(view),
  },
  json: {
    ending: () => '-record.json',
    has: ({ record }) => record !== undefined,
    make: async ({ record, readBytes }) => (record === undefined ? undefined : readBytes(record)),
  },
  jws: {
    ending: () => '-record.jws',
    has: ({ record }) => record !== undefined,
    make: async ({ record }) => (record === undefined ? undefined : Buffer.from(record.jws)),
  },
  bods: {
    ending: () => '-owners-bods.json',
    has: ({ view }) => view.ownership !== null,
    make: async ({ dossier, issuedAt, publicUrl }) => {
      const publisher = { name: 'Countercheck', url: publicUrl };
      const statements = exportBods(dossier, { publishedAt: issuedAt, publisher });
      return statements === null ? undefined : json(statements);
    },
  },
  rating: {
    ending: () => '-rating.json',
    has: ({ dossier }) => dossier.ratingPassport != null,
    make: async ({ dossier }) => (dossier.ratingPassport == null ? undefined : json(dossier.ratingPassport)),
  },
};

/** The files that a revision has. */
export function filesOf(source: FileSource): ReportFileKind[] {
  // The keys of the literal.
  return (Object.keys(kinds) as ReportFileKind[]).filter((kind) => kinds[kind].has(source));
}

/** One of them, under the name that it is saved by; undefined where the revision has none. */
export async function makeReportFile(
  kind: ReportFileKind,
  source: FileSource,
): Promise<{ bytes: Buffer; fileName: string } | undefined> {
  const bytes = await kinds[kind].make(source);
  const { view } = source;
  const number = view.head.number.replaceAll('/', '-');
  return bytes && { bytes, fileName: `${number}${kinds[kind].ending(view)}` };
}
