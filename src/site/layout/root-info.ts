import { useRouteLoaderData } from 'react-router';
import type { RequestInfo } from '../api/server-context.ts';

/** What every page knows of its request. */
export type RootInfo = Pick<RequestInfo, 'theme' | 'isDemo' | 'publicUrl' | 'requestId' | 'seller'>;

/** Undefined only where the root's own loader failed. */
export function useRootInfo(): RootInfo | undefined {
  return useRouteLoaderData<RootInfo>('root');
}
