import { data, type LoaderFunctionArgs } from 'react-router';
import { localeOfPath, plainPath } from '#kernel/locale.ts';
import type { StandingPage } from '#modules/content/contract.ts';
import type { DocumentVersion } from './document-version.ts';
import { textsNow } from './texts-now.server.ts';

/**
 * The page at an address: `/about`, or of a document in versions the newest (`/oferta`) or the one named (`/oferta/1`).
 * 404 where there is none.
 */
export async function standingPageAt({
  url: { pathname },
  params: { version },
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'params' | 'context'>) {
  const { standingPages } = await textsNow(context);
  const locale = localeOfPath(pathname);
  const name = plainPath(pathname).split('/')[1] ?? '';
  const versions = Object.values(standingPages)
    .map((twins) => twins[locale])
    .filter((page) => page.name === `${name}-${page.version}`)
    .toSorted((one, other) => Number(other.version) - Number(one.version));
  const page: StandingPage | undefined =
    version === undefined
      ? (versions[0] ?? Object.values(standingPages).find((twins) => twins[locale].name === name)?.[locale])
      : versions.find((one) => one.version === version);
  if (page === undefined) throw data(undefined, { status: 404 });
  const list = versions.map((one): DocumentVersion => ({ version: one.version ?? '', updated: one.updated }));
  return { page, name, versions: list, isNamed: version !== undefined };
}
