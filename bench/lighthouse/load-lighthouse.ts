import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Of Lighthouse's answer, what is read here. */
export type LighthouseResult = Readonly<{
  runtimeError?: Readonly<{ code: string; message: string }>;
  categories: Readonly<
    Record<
      string,
      Readonly<{ score: number | null; auditRefs: readonly Readonly<{ id: string; weight: number }>[] }>
    >
  >;
  audits: Readonly<
    Record<
      string,
      Readonly<{
        title: string;
        score: number | null;
        scoreDisplayMode: string;
        numericValue?: number;
        details?: Readonly<{ items?: readonly Readonly<Record<string, unknown>>[] }>;
      }>
    >
  >;
}>;

export type Lighthouse = (
  url: string,
  flags: Readonly<{
    port: number;
    logLevel: 'silent';
    skipAudits?: readonly string[];
    ignoreStatusCode: boolean;
  }>,
) => Promise<Readonly<{ lhr: LighthouseResult }> | undefined>;

/** Lighthouse is installed beside this file only: TypeScript and the rest of the project know nothing of it. */
export async function loadLighthouse(folder: string): Promise<Lighthouse> {
  const entry = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js'));
  const { default: lighthouse }: { default: unknown } = await import(entry.href);
  if (typeof lighthouse !== 'function') throw new Error('the package lighthouse exports no function');
  // Its version is pinned, and this is the part of its signature that is used.
  return lighthouse as Lighthouse;
}
