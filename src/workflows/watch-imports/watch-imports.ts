import type { Clock } from '#kernel/clock.ts';
import { hourMs } from '#kernel/clock.ts';
import type { ImportKind, ImportRun, ImportRunState, ImportRuns } from '#modules/imports/service.ts';
import { findImportSource } from '#modules/registers/service.ts';
import { type ListVersion, listSources, type ScreeningLists } from '#modules/screening/service.ts';
import type { RefreshPlan } from '#platform/refresh/refresh-plan.ts';
import type { ImportRunDetail, ImportRunView, ImportSourceView, ImportsView } from './contract.ts';
import { healthOf } from './import-health.ts';

const failedStates: readonly ImportRunState[] = ['refused', 'stopped', 'died'];

/** What staff see of files that are imported: every run, and how each source stands. */
export function createWatchImports(deps: {
  clock: Clock;
  importRuns: Pick<ImportRuns, 'list' | 'last' | 'get'>;
  screeningLists: Pick<ScreeningLists, 'listVersions'>;
  /** What is kept fresh by itself. */
  registerPlans: readonly RefreshPlan[];
  listPlans: readonly RefreshPlan[];
}) {
  const { clock, importRuns, screeningLists, registerPlans, listPlans } = deps;

  async function sourcesNow(): Promise<ImportSourceView[]> {
    const [runs, versions] = await Promise.all([importRuns.last(), screeningLists.listVersions()]);
    const viewOf = (kind: ImportKind, source: string, version?: ListVersion): ImportSourceView => {
      const run = runs.find((one) => one.kind === kind && one.source === source);
      const plan = (kind === 'list' ? listPlans : registerPlans).find((one) => one.source === source);
      const standing = {
        lastState: run?.state,
        goodAt: latest(version?.checkedAt, run?.goodAt),
        everyMs: plan?.everyMs,
      };
      return {
        kind,
        source,
        sourceName: nameOf({ kind, source }),
        version: version === undefined ? null : versionView(version),
        everyHours: plan === undefined ? null : Math.round(plan.everyMs / hourMs),
        lastRun:
          run === undefined
            ? null
            : { runId: run.id, state: run.state, startedAt: run.startedAt.toISOString() },
        health: healthOf(standing, clock.now()),
      };
    };
    const lists = listSources.map(({ code }) =>
      viewOf(
        'list',
        code,
        versions.find(({ list }) => list === code),
      ),
    );
    const registers = new Set([
      ...registerPlans.map(({ source }) => source),
      ...runs.filter(({ kind }) => kind === 'companies').map(({ source }) => source),
    ]);
    return [
      ...[...registers].sort().map((source) => viewOf('companies', source)),
      // Nobody misses the demo's list where there is no demo.
      ...lists.filter(({ source, health }) => source !== 'demo' || health !== 'never'),
    ];
  }

  return {
    async list(query: {
      kind?: ImportKind | undefined;
      only?: 'running' | 'failed' | undefined;
      page: number;
      pageSize: number;
    }): Promise<ImportsView> {
      const { kind, only, page, pageSize } = query;
      const states = only === undefined ? {} : { states: only === 'failed' ? failedStates : [only] };
      const [sources, { items, total }] = await Promise.all([
        sourcesNow(),
        importRuns.list({ kind, ...states }, { limit: pageSize, offset: (page - 1) * pageSize }),
      ]);
      return { sources, items: items.map(runView), total };
    },
    async get(runId: string): Promise<ImportRunDetail> {
      const { run, events, refusals } = await importRuns.get(runId);
      return {
        run: runView(run),
        events: events.map(({ event, at }) => ({ event, at: at.toISOString() })),
        refusals,
      };
    },
  };
}

export type WatchImports = ReturnType<typeof createWatchImports>;

function versionView({ version, publishedOn, entries, importedAt, checkedAt }: ListVersion) {
  return {
    ...{ label: version, publishedOn, entries },
    ...{ importedAt: importedAt.toISOString(), checkedAt: checkedAt.toISOString() },
  };
}

const latest = (...moments: readonly (Date | null | undefined)[]): Date | undefined =>
  moments.flatMap((moment) => moment ?? []).toSorted((a, b) => b.getTime() - a.getTime())[0];

/** What a register calls itself; the names of lists are words of the page. */
function nameOf({ kind, source }: Pick<ImportRun, 'kind' | 'source'>): string {
  return kind === 'list' ? source : (findImportSource(source)?.register.name ?? source);
}

function runView(run: ImportRun): ImportRunView {
  const { id, startedAt, seenAt, endedAt, ...facts } = run;
  return {
    ...facts,
    runId: id,
    sourceName: nameOf(run),
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    endedAt: endedAt === null ? null : endedAt.toISOString(),
  };
}
