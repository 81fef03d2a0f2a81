import { data } from 'react-router';
import type { PageHandle } from '../server-context.ts';

export const handle: PageHandle = { isCalm: true };

/** Any address that no page has. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
