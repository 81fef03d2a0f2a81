import { createContext } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';

/** What the server tells a page about the request it answers. */
export type RequestInfo = Readonly<{
  /** Address of the site without a slash at its end, e.g. `https://example.org`. */
  publicUrl: string;
  /** The visitor's own choice; null follows the system. */
  theme: 'light' | 'dark' | null;
  requestId: string;
  /** Invented companies and test cards: the footer says so. */
  isDemo: boolean;
  /** Tariffs of at most so many business days are held at once; for slower ones the card is only checked first. */
  holdMaxDays: number;
  /** Origin of the hosted card page. */
  gatewayOrigin: string;
}>;

/** The API in the language of the requested path. */
export const apiContext = createContext<ApiClient>();

/** Nonce of the response's Content-Security-Policy; undefined where there is no policy. */
export const nonceContext = createContext<string | undefined>();

export const requestInfoContext = createContext<RequestInfo>();
