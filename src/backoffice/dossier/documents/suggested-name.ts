import type { DocumentView } from '#modules/reports/contract.ts';
import { titleOfFile } from './title-of-file.ts';

/** How the name of a document begins that nobody has named yet: somebody reads it, mends it, and says that it is so. */
export type SuggestedName = Readonly<{
  title: string;
  publisher: string;
  publisherRu: string;
  url: string;
  method: NonNullable<DocumentView['name']>['method'];
}>;

/** What is known of a document: of a page that was fetched its own title, its site and its address; of a file what it was called. */
export function suggestedName(
  { fetchedFrom, foundTitle, type }: Pick<DocumentView, 'fetchedFrom' | 'foundTitle' | 'type'>,
  fileName: string,
): SuggestedName {
  if (fetchedFrom === null)
    return { title: titleOfFile(fileName), publisher: '', publisherRu: '', url: '', method: 'filing' };
  const { hostname, pathname } = new URL(fetchedFrom);
  const site = hostname.replace(/^www\./, '');
  return {
    title: foundTitle ?? (titleOfFile(plainWords(pathname)) || site),
    // A site is called alike in every language.
    publisher: site,
    publisherRu: site,
    url: fetchedFrom,
    method: type === 'text/html' ? 'media' : 'filing',
  };
}

function plainWords(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
