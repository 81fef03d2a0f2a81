import type { Finding, SourcePart } from '#findings/reading/finding.ts';
import {
  demoSources,
  type FileSource,
  fileSources,
  type ResearchRuns,
  type Source,
  sources,
  sourceWords,
} from '#modules/registers/service.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { isOfFile } from './hand-in-file.ts';

/** All that sources said of a company so far, and how each question to them stands. */
export type Assembly = Readonly<{
  readings: readonly Readonly<{
    source: string;
    part: SourcePart;
    url: string;
    fetchedAt: Date;
    sha256: string;
    findings: readonly Finding[];
  }>[];
  outcomes: readonly Readonly<{
    source: string;
    part: SourcePart;
    state: string;
    reason: string | null;
    answeredAt: Date | null;
  }>[];
  /** What each source is called, whether it is the official one of a country, and what its silence says; whether people bring its files. */
  sources: Readonly<
    Record<
      string,
      Readonly<{
        en: string;
        ru: string;
        isNational: boolean;
        isFromFile?: boolean;
        searches?: NonNullable<Source['searches']>;
      }>
    >
  >;
}>;

/** Makes facts of it in the dossier of an order. */
export type Assemble = (tx: Tx, orderId: string, assembly: Assembly) => Promise<unknown>;

const ofWholeWorld = new Set<string>(
  [...sources, ...fileSources].filter(({ countries }) => countries === 'all').map(({ code }) => code),
);
const names: Assembly['sources'] = Object.fromEntries(
  [...sources, ...demoSources, ...fileSources].map(({ code, ...source }: Source | FileSource) => [
    code,
    {
      en: sourceWords[code].en.name,
      ru: sourceWords[code].ru.name,
      isNational: !ofWholeWorld.has(code),
      isFromFile: isOfFile(code),
      ...('searches' in source && source.searches !== undefined && { searches: source.searches }),
    },
  ]),
);

/** Reads what a run has brought so far. */
export async function assemblyOf(tx: Tx, runs: ResearchRuns, runId: string): Promise<Assembly> {
  const tasks = await runs.tasks(tx, runId);
  const parts = new Map(tasks.map(({ id, part }) => [id, part]));
  const readings = (await runs.readings(tx, runId)).flatMap(({ taskId, snapshot, findings, state }) => {
    const part = parts.get(taskId);
    if (part === undefined || state === 'unreadable') return [];
    const { source, url, fetchedAt, sha256 } = snapshot;
    return [{ source, part, url, fetchedAt, sha256, findings }];
  });
  const outcomes = tasks.map(({ source, part, state, reason, answeredAt }) => ({
    source,
    part,
    state,
    reason,
    answeredAt,
  }));
  return { readings, outcomes, sources: names };
}
