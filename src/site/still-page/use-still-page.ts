import { useMatches } from 'react-router';

/**
 * Whether the document that is being drawn is for reading only (`handle.isStill`): it comes without React. A page that
 * is reached from within the running application keeps it.
 */
export function useStillPage(): boolean {
  const handle: unknown = useMatches().at(-1)?.handle;
  const isStill = typeof handle === 'object' && handle !== null && 'isStill' in handle;
  return isStill && typeof document === 'undefined';
}
