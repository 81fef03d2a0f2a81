import { data } from 'react-router';
import type { PageHandle } from '../api/server-context.ts';

export const handle: PageHandle = { isDeferred: true };

/** Any address that no page has. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
