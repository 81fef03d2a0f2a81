import { createContext } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';
import type { Theme } from '#kernel/theme.ts';

/** What the server tells a page about the request it answers; the same shape as the site's. */
export type RequestInfo = Readonly<{
  /** Address of the site without a slash at its end, e.g. `https://example.org`. */
  publicUrl: string;
  /** Light until something else is chosen. */
  theme: Theme;
  requestId: string;
  /** Invented companies and test cards: the sign-in page shows the demo accounts. */
  isDemo: boolean;
  /** Origin of the hosted card page. */
  gatewayOrigin: string;
}>;

/** The API as the server would call it; staff pages call it from the browser with their own token instead. */
export const apiContext = createContext<ApiClient>();

/** Nonce of the response's Content-Security-Policy; undefined where there is no policy. */
export const nonceContext = createContext<string | undefined>();

export const requestInfoContext = createContext<RequestInfo>();
